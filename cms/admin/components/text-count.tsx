"use client";
import { useField } from "@payloadcms/ui";
import type { TextFieldClientProps, TextareaFieldClientProps } from "payload";
import { useDesk } from "../lib/use-desk.ts";

/** From which part of what is allowed on the length of a text is told. */
const TOLD_FROM = 0.8;

/** Whether the length of a text is told. @param max the longest that is taken, in characters */
export function isCounted(text: string, max: number | undefined): max is number {
  return max !== undefined && text.length > max * TOLD_FROM;
}

interface TextCountProps {
  id?: string;
  text: string;
  max: number | undefined;
}

/** How long a text is, of how long it may be: before it is refused, and not before that comes near. */
export function TextCount({ id, text, max }: TextCountProps) {
  const { texts } = useDesk();
  if (!isCounted(text, max)) return null;
  const isOver = text.length > max;
  return (
    <p id={id} className={`desk-count${isOver ? " is-over" : ""}`}>
      {text.length} / {max}
      {isOver && ` · ${texts.bilingual.tooLong(text.length - max)}`}
    </p>
  );
}

/** The same below a field of Payload's. */
export function FieldCount({ field, path }: Pick<TextFieldClientProps | TextareaFieldClientProps, "field" | "path">) {
  const { value } = useField<string>({ path });
  return <TextCount text={typeof value === "string" ? value : ""} max={field.maxLength} />;
}
