"use client";
import { useField } from "@payloadcms/ui";
import type { TextFieldClientProps, TextareaFieldClientProps } from "payload";
import { useDesk } from "../lib/use-desk.ts";

/** The share of the limit from which the length is visible. */
const TOLD_FROM = 0.8;

/** Whether the length of a text is visible. @param max the limit, in characters */
export function isCounted(text: string, max: number | undefined): max is number {
  return max !== undefined && text.length > max * TOLD_FROM;
}

interface TextCountProps {
  id?: string;
  text: string;
  max: number | undefined;
}

/** The length of a text and its limit, which appear before the server would refuse it, and only near the limit. */
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

/** The same, below Payload's own field. */
export function FieldCount({ field, path }: Pick<TextFieldClientProps | TextareaFieldClientProps, "field" | "path">) {
  const { value } = useField<string>({ path });
  return <TextCount text={typeof value === "string" ? value : ""} max={field.maxLength} />;
}
