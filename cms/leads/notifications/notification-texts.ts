import { inDeskLanguages, say } from "#shared/desk-texts/say.ts";
import {
  DESK_FALLBACK,
  interfaceLanguage,
  LANGUAGES,
  localPath,
  sentenceSpace,
  type DeskLanguage,
  type Language,
} from "#shared/languages.ts";
import { FIELD_LABELS, FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { fieldsOf, type FieldName } from "#shared/vocabulary/forms.ts";
import { inLanguage, type Bilingual } from "../../lib/i18n.ts";
import { filledValue } from "../../lib/filled-values.ts";
import { ACKNOWLEDGEMENTS } from "./acknowledgement-texts.ts";
import type { Subject } from "./subject.ts";

/** The languages of staff in one notice: Chinese and English where the site is in Chinese, or else that in which the desk begins. */
const READ: readonly DeskLanguage[] = LANGUAGES.includes("zh") ? ["zh", "en"] : [DESK_FALLBACK];
/** The language of notices to staff. */
export const NOTIFICATION_LANGUAGE: DeskLanguage = READ[0] ?? "en";
const inStaffLanguage = (text: Bilingual): string => [...new Set(READ.map((language) => inLanguage(text, language)))].join(" ");

/** The title of a notice to staff; for other forms than the quote list it contains the form's name. */
function titleOf({ kind, form }: Subject): string {
  if (kind === "lead") return inStaffLanguage(say("New lead"));
  return form === "message" ? inStaffLanguage(say("New message")) : inStaffLanguage(FORM_LABELS[form]);
}

/** A lead for staff. */
export interface Summary {
  title: string;
  /** A line for each value. */
  facts: string[];
  /** The line with its address in the desk. */
  link: string;
  /** The visitor's free text. */
  message: string;
}

/** Who has written; without a name the address. */
function senderIn({ name, company, email = "" }: Subject["values"]): string {
  return [name, company].filter(Boolean).join(", ") || email;
}

/** A lead for staff. */
export function summary(subject: Subject): Summary {
  const { values, answers, items, origin, reference } = subject;
  const sender = senderIn(values);
  const filledFields = fieldsOf(subject.form).filter((name) => name !== "message" && values[name]);
  return {
    title: `${titleOf(subject)}: ${sender}`,
    facts: [
      ...filledFields.map((name) => `${inStaffLanguage(FIELD_LABELS[name])}: ${valueInNotice(name, values)}`),
      ...answers.map(({ label, value }) => `${label}: ${value}`),
      ...(items.length > 0
        ? [`${inStaffLanguage(say("Quote list"))}:`, ...items.map((item) => itemLine(item, NOTIFICATION_LANGUAGE))]
        : []),
      `${inStaffLanguage(say("Reference"))}: ${reference}`,
      `${inStaffLanguage(say("Page"))}: ${subject.page} (${subject.language})`,
      ...(Object.keys(origin).length > 0 ? [`${inStaffLanguage(say("Origin"))}: ${Object.values(origin).join(" · ")}`] : []),
    ],
    link: `${inStaffLanguage(say("Open in the desk"))}: ${subject.desk}`,
    message: values.message ?? "",
  };
}

/** A lead for its owner: new to them, or due for follow-up. */
export function summaryForOwner(subject: Subject, isDue: boolean): Summary {
  const texts = summary(subject);
  const reason = isDue ? inStaffLanguage(say("Follow up today (mail)")) : inStaffLanguage(say("A lead is yours"));
  const sender = senderIn(subject.values);
  return { ...texts, title: `${reason}: ${sender}`, facts: [reason, ...texts.facts] };
}

/** The promise of the site's settings as a sentence, to which staff may have given no full stop. */
function sentence(text: string, stop: string): string {
  return /[\p{L}\p{N}]$/u.test(text.trim()) ? text.trim() + stop : text;
}

/**
 * The sender's signature in a mail to a customer, with the registrations that many countries require in business letters (Germany by § 35a
 * GmbHG).
 * @param language of the mail
 */
export function signature({ legalName, address, registrations, siteUrl }: Sender, language: Language): string {
  const colon = sentenceSpace(language) ? ": " : "：";
  const registered = registrations.map(({ label, text }) => [label, text].filter(Boolean).join(colon));
  const home = siteUrl + localPath("/", language).replace(/\/$/, "");
  return [legalName, address, ...registered, home].filter(Boolean).join("\n");
}

/** A line of the quote list, with its wishes in the site's own texts. @param language of the mail */
function itemLine({ name, quantity, wish }: Subject["items"][number], language: Language): string {
  const [open, close] = sentenceSpace(language) ? [" (", ")"] : ["（", "）"];
  return `· ${name} × ${quantity}${wish ? open + wish + close : ""}`;
}

/** A value in notices: countries and choices in the languages of staff, other values unchanged. */
function valueInNotice(name: FieldName, values: Subject["values"]): string {
  return inStaffLanguage(inDeskLanguages((language) => filledValue(name, values, language)));
}

const OF_THE_COMPANY = ["name", "legalName", "phone", "salesEmail", "hours", "responsePromise", "address"] as const;

/** A registration of the company: its kind, and its number or name. */
type Registration = Partial<Record<"label" | "text", string | null>>;

/** The company's data in mails; "" for missing values. */
export type Sender = Record<(typeof OF_THE_COMPANY)[number], string> & { registrations: readonly Registration[]; siteUrl: string };

/** The site's own data, which may be incomplete. */
type SiteData = { [name in (typeof OF_THE_COMPANY)[number]]?: string | null } & { registrations?: readonly Registration[] | null };

/**
 * @param site a new one has its host as its name
 * @param siteUrl address of the site, without a trailing slash
 */
export function senderOf(site: SiteData, siteUrl: string): Sender {
  const texts = Object.fromEntries(OF_THE_COMPANY.map((name) => [name, site[name] ?? ""])) as Omit<Sender, "registrations" | "siteUrl">;
  return { ...texts, name: texts.name || new URL(siteUrl).hostname, registrations: site.registrations ?? [], siteUrl };
}

/** A greeting may contain a name, but no address, because our mail would lead somebody to it. */
const MAY_LEAD_AWAY = /[/\\@]|\.\S|www|http/i;

/**
 * The acknowledgement of a form to its sender, as paragraphs. It contains no free text, because a visitor could enter somebody else's
 * address in the form and make us send that text there.
 */
export function acknowledgement(
  { kind, language, reference, values, items }: Subject,
  sender: Sender,
): { subject: string; paragraphs: string[] } {
  const name = values.name && !MAY_LEAD_AWAY.test(values.name) ? values.name : "";
  const list = items.map((item) => itemLine(item, language)).join("\n");
  const contact = [sender.phone, sender.salesEmail, sender.hours].filter(Boolean).join("\n");
  const texts = ACKNOWLEDGEMENTS[language] ?? ACKNOWLEDGEMENTS[interfaceLanguage(language)] ?? ACKNOWLEDGEMENTS.en;
  return {
    subject: texts.subject[kind](sender.name),
    paragraphs: [
      texts.greeting(name),
      [texts.thanks[kind](sender.name), sentence(sender.responsePromise, texts.stop)].join(sentenceSpace(language)),
      ...(list ? [`${texts.list}\n${list}`] : []),
      texts.reference(reference),
      contact ? `${texts.addOrReach}\n${contact}` : texts.add,
      signature(sender, language),
      texts.reason,
    ],
  };
}
