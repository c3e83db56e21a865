import { createHash } from "node:crypto";
import type { Lead, Message } from "../../config/payload-types.ts";

/** Milliseconds within which the same words without an id of their own are one lead. */
const SAME_WORDS = 10 * 60_000;

/** What the site adds, and what no visitor writes. */
type AddedLater =
  | "id"
  | "createdAt"
  | "updatedAt"
  | "deletedAt"
  | "submissionId"
  | "notices"
  | "note"
  | "status"
  | "owner"
  | "followUpOn"
  | "answeredAt"
  | "cameFrom";
/** What is stored of a lead besides its id and its time. */
type LeadData = Omit<Lead, AddedLater> & { status: Lead["status"] };
type MessageData = Omit<Message, AddedLater> & { status: Message["status"] };

/** What a visitor has sent through a form, checked. It is written to a file as it is, so it holds plain values only. */
export type NewLead = {
  /** When it arrived, in ISO form. */
  receivedAt: string;
  /** The id that the form's script has made; empty when the form was sent without script. */
  givenId: string;
  /** What the visitor wrote, by field: what makes two leads the same. */
  words: Record<string, string>;
} & ({ collection: "leads"; data: LeadData } | { collection: "messages"; data: MessageData });

/**
 * The ids under which a lead may be stored already; it is stored under the first. They are made from the form, the words and
 * the given id, so that an id that comes again with other words is another lead. Without an id they are made from the time, in
 * steps of ten minutes: then the step before counts too, as far as it is not longer ago.
 */
export function idsOf({ collection, givenId, words, receivedAt }: NewLead): { ids: [string, ...string[]]; since?: string } {
  const id = (part: string | number) => {
    const content = JSON.stringify([collection, part, Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    return createHash("sha256").update(content).digest("hex");
  };
  if (givenId) return { ids: [id(givenId)] };
  const time = Date.parse(receivedAt);
  const step = Math.floor(time / SAME_WORDS);
  return { ids: [id(step), id(step - 1)], since: new Date(time - SAME_WORDS).toISOString() };
}
