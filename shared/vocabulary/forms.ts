import { MAX_ADDRESS } from "../lib/contact.ts";
import { MAX_PHONE } from "../lib/phone.ts";

/**
 * The fields of text that every form has or may have: the most characters each takes, and what a browser fills it in with (the names of
 * the HTML standard). The controls, the rules of the site and what staff enters by hand all take them from here.
 */
export const FORM_FIELDS = {
  name: { max: 100, autoComplete: "name" },
  email: { max: MAX_ADDRESS, autoComplete: "email" },
  company: { max: 200, autoComplete: "organization" },
  phone: { max: MAX_PHONE, autoComplete: "tel" },
  position: { max: 100, autoComplete: "organization-title" },
  subject: { max: 200 },
  message: { max: 5000 },
} as const satisfies Record<string, { max: number; autoComplete?: string }>;

/** Fields of the forms that staff may ask for, require or leave out. Name, e-mail, message and consent are always asked for. */
export const OPTIONAL_FIELDS = {
  company: { zh: "公司", en: "Company" },
  phone: { zh: "电话", en: "Phone" },
  position: { zh: "职位（询价）", en: "Position (request for a quote)" },
  country: { zh: "国家/地区（询价）", en: "Country (request for a quote)" },
  subject: { zh: "主题（留言）", en: "Subject (message)" },
} as const;

export type OptionalField = keyof typeof OPTIONAL_FIELDS;

/** What a form does with a field. */
export const USES = {
  optional: { zh: "选填", en: "Optional" },
  required: { zh: "必填", en: "Required" },
  off: { zh: "不用", en: "Off" },
} as const;

export type Use = keyof typeof USES;

/** The forms to which staff adds fields: those of the buy page, and of the contact and join pages. */
export const FORMS = {
  buy: { zh: "询价", en: "Request for a quote" },
  message: { zh: "联系与加盟", en: "Contact and join" },
  both: { zh: "全部表单", en: "All forms" },
} as const;

/** What an added field takes. */
export const ADDED_KINDS = {
  text: { zh: "一行文字", en: "A line of text" },
  choice: { zh: "单选", en: "One of several" },
  checkbox: { zh: "勾选", en: "A box to tick" },
} as const;

/** Fields that staff adds at most, choices of one of them, and characters of a choice and of a line of text that a visitor writes. */
export const MAX_ADDED_FIELDS = 12;
export const MAX_CHOICES = 20;
export const MAX_CHOICE_LENGTH = 80;
export const MAX_ANSWER_LENGTH = 500;

/** The choices of a field, of which staff writes one a line. */
export function choicesIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}
