"use client";
import { FieldLabel } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

/** The label of a field that must be filled wherever it is shown, though the record is stored without it. */
export function RequiredLabel({ field, path }: Pick<TextFieldClientProps, "field" | "path">) {
  return <FieldLabel {...(field.label && { label: field.label })} path={path} required />;
}
