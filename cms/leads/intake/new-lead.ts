import { createHash } from "node:crypto";
import { kindOf } from "#shared/vocabulary/forms.ts";
import type { Lead } from "../../config/payload-types.ts";

/** Milliseconds in which equal leads without a submission id count as one. */
const SAME_WORDS = 10 * 60_000;

/** Values that the site adds, not the visitor. */
type AddedLater =
  | "id"
  | "createdAt"
  | "updatedAt"
  | "deletedAt"
  | "submissionId"
  | "messageId"
  | "notices"
  | "status"
  | "owner"
  | "followUpOn"
  | "answeredAt"
  | "cameFrom";
/** The stored fields of a lead besides its id and its time. */
type LeadData = Omit<Lead, AddedLater> & { status: Lead["status"] };

/** A validated submission of a form. The journal writes it to a file, so it contains only plain values. */
export interface NewLead {
  /** The time of arrival, in ISO form. */
  receivedAt: string;
  /** The submission id of the form's script; empty for a form without script. */
  givenId: string;
  /** The visitor's values, by field, which identify equal leads. */
  words: Record<string, string>;
  data: LeadData;
}

/**
 * The ids under which a lead may exist; it is stored under the first. They are hashes of what the form asks for, the values and the submission id, so
 * that the same id with other values is another lead. Without an id they contain the time, in steps of ten minutes; the previous step
 * counts too, within ten minutes.
 */
export function idsOf({ data, givenId, words, receivedAt }: NewLead): { ids: [string, ...string[]]; since?: string } {
  const id = (part: string | number) => {
    const content = JSON.stringify([`${kindOf(data.form)}s`, part, Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    return createHash("sha256").update(content).digest("hex");
  };
  if (givenId) return { ids: [id(givenId)] };
  const time = Date.parse(receivedAt);
  const step = Math.floor(time / SAME_WORDS);
  return { ids: [id(step), id(step - 1)], since: new Date(time - SAME_WORDS).toISOString() };
}
