"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { Resend } from "../change-buttons.tsx";

/** In a notice's form: has it sent again. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Resend id={Number(id)} />;
}
