import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from "payload";
import type { Lead } from "../config/payload-types.ts";
import { leadSource } from "./lead-source.ts";

/** Records the time of a lead's first answer, which stops its clock, and a lead's source unless staff has set one. */
export const noteAnswer: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  if (operation === "create") return { ...data, cameFrom: data.cameFrom ?? leadSource(data.origin ?? {}) };
  if (!originalDoc || data.status === undefined || data.status === originalDoc.status) return data;
  return { ...data, answeredAt: answeredAt(data.status, originalDoc.answeredAt ?? null) };
};

/** A lead that becomes new again counts as unanswered; spam needs no answer. */
function answeredAt(status: Lead["status"], before: string | null): string | null {
  if (status === "new") return null;
  return status === "spam" ? before : (before ?? new Date().toISOString());
}

/** Deletes the notes of a lead together with it. */
export const deleteNotesToo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "lead-notes", where: { lead: { equals: id } }, req, overrideAccess: true });
};
