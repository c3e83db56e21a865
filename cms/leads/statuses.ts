import type { Bilingual } from "../lib/i18n.ts";

/** The statuses of a lead, in their usual order; the last two are exits. */
export const LEAD_STATUSES = {
  new: { zh: "新", en: "New" },
  contacted: { zh: "已联系", en: "Contacted" },
  quoted: { zh: "已报价", en: "Quoted" },
  won: { zh: "成交", en: "Won" },
  lost: { zh: "未成交", en: "Lost" },
  spam: { zh: "垃圾", en: "Spam" },
} as const satisfies Record<string, Bilingual>;

/** The statuses of a message. */
export const MESSAGE_STATUSES = {
  new: { zh: "新", en: "New" },
  answered: { zh: "已回复", en: "Answered" },
  closed: { zh: "已关闭", en: "Closed" },
  spam: { zh: "垃圾", en: "Spam" },
} as const satisfies Record<string, Bilingual>;

export type LeadStatus = keyof typeof LEAD_STATUSES;

/** Whether a text is one of the statuses. */
export function isLeadStatus(text: string): text is LeadStatus {
  return Object.hasOwn(LEAD_STATUSES, text);
}
