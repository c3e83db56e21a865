"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { Resend } from "../change-buttons.tsx";

/** In a notice's form: the button that sends it again. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Resend id={Number(id)} />;
}
