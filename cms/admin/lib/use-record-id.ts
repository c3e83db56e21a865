"use client";
import { useDocumentInfo } from "@payloadcms/ui";

/** The id of the record that a form is of; null for one that is not stored yet, which Payload's drawer for several files calls so itself. */
export function useRecordId(): number | string | null {
  return useDocumentInfo().id ?? null;
}
