import { say } from "#shared/desk-texts/say.ts";
import type { Bilingual } from "../lib/i18n.ts";

/** The statuses of a lead, in their usual order; the last two are exits. */
export const LEAD_STATUSES = {
  new: say("New (status)"),
  contacted: say("Contacted"),
  quoted: say("Quoted"),
  won: say("Won"),
  lost: say("Lost"),
  spam: say("Spam"),
} as const satisfies Record<string, Bilingual>;

/** The statuses of a message. */
export const MESSAGE_STATUSES = {
  new: say("New (status)"),
  answered: say("Answered"),
  closed: say("Closed"),
  spam: say("Spam"),
} as const satisfies Record<string, Bilingual>;

export type LeadStatus = keyof typeof LEAD_STATUSES;

/** Whether a text is one of the statuses. */
export function isLeadStatus(text: string): text is LeadStatus {
  return Object.hasOwn(LEAD_STATUSES, text);
}
