"use client";
import { FieldLabel } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

/** The label of a field that is required wherever it is visible, though the database allows null. */
export function RequiredLabel({ field, path }: Pick<TextFieldClientProps, "field" | "path">) {
  return <FieldLabel {...(field.label && { label: field.label })} path={path} required />;
}
