"use client";
import { useDocumentInfo } from "@payloadcms/ui";

/** The id of the form's record; null for a new one, whose id is a placeholder in Payload's drawer for several files. */
export function useRecordId(): number | string | null {
  return useDocumentInfo().id ?? null;
}
