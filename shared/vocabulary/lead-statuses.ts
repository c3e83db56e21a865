import { say, type DeskText } from "../desk-texts/say.ts";

/** The statuses of a lead, in their usual order; the last three are exits. */
export const LEAD_STATUSES = {
  new: say("New (status)"),
  contacted: say("Contacted"),
  quoted: say("Quoted"),
  won: say("Won"),
  lost: say("Lost"),
  closed: say("Closed"),
  spam: say("Spam"),
} as const satisfies Record<string, DeskText>;

export type LeadStatus = keyof typeof LEAD_STATUSES;

/** Statuses without follow-up. */
export const OVER_STATUSES: readonly LeadStatus[] = ["won", "lost", "closed", "spam"];

/** Whether a text is one of the statuses. */
export function isLeadStatus(text: string): text is LeadStatus {
  return Object.hasOwn(LEAD_STATUSES, text);
}
