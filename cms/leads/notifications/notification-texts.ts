import { interfaceLanguage, LANGUAGES, localPath, sentenceSpace, type Language } from "#shared/languages.ts";
import { fieldOf, fieldsKeptIn, FORMS, type FieldName } from "#shared/vocabulary/forms.ts";
import { filledValue } from "../../lib/filled-values.ts";
import { ACKNOWLEDGEMENTS } from "./acknowledgement-texts.ts";
import type { Subject } from "./subject.ts";

/** Whether staff reads Chinese, which stands before the English in one notice: where the site is in Chinese, too. */
const READS_CHINESE = LANGUAGES.includes("zh");
/** The language of notices to staff. */
export const NOTIFICATION_LANGUAGE: Language = READS_CHINESE ? "zh" : "en";
const inStaffLanguage = (zh: string, en: string): string => (READS_CHINESE ? `${zh} ${en}` : en);

/** How a notice to staff begins; what is no request for a quote names its form. */
function titleOf({ kind, form }: Subject): string {
  if (kind === "lead") return inStaffLanguage("新询盘", "New lead");
  return form === "message" ? inStaffLanguage("新留言", "New message") : inStaffLanguage(FORMS[form].label.zh, FORMS[form].label.en);
}

/** A lead or message as staff reads it. */
export interface Summary {
  title: string;
  /** A line for each fact about it. */
  facts: string[];
  /** The line with its address in the desk. */
  link: string;
  /** What the visitor wrote freely. */
  message: string;
}

/** A lead or message for staff. */
export function summary(subject: Subject): Summary {
  const { values, answers, items, origin, reference } = subject;
  const sender = [values.name, values.company].filter(Boolean).join(", ");
  const filledFields = fieldsKeptIn(subject.form).filter((name) => name !== "message" && values[name]);
  return {
    title: `${titleOf(subject)}: ${sender}`,
    facts: [
      ...filledFields.map((name) => `${inStaffLanguage(fieldOf(name).label.zh, fieldOf(name).label.en)}: ${valueInNotice(name, values)}`),
      ...answers.map(({ label, value }) => `${label}: ${value}`),
      ...(items.length > 0
        ? [`${inStaffLanguage("询价清单", "Quote list")}:`, ...items.map((item) => itemLine(item, NOTIFICATION_LANGUAGE))]
        : []),
      `${inStaffLanguage("编号", "Reference")}: ${reference}`,
      `${inStaffLanguage("页面", "Page")}: ${subject.page} (${subject.language})`,
      ...(Object.keys(origin).length > 0 ? [`${inStaffLanguage("来源", "Origin")}: ${Object.values(origin).join(" · ")}`] : []),
    ],
    link: `${inStaffLanguage("在工作台打开", "Open in the desk")}: ${subject.desk}`,
    message: values.message ?? "",
  };
}

/** A lead for its owner: it is new to them, or its follow-up is due. */
export function summaryForOwner(subject: Subject, isDue: boolean): Summary {
  const texts = summary(subject);
  const reason = isDue ? inStaffLanguage("今天跟进询盘", "Follow up today") : inStaffLanguage("询盘由你负责", "A lead is yours");
  const sender = [subject.values.name, subject.values.company].filter(Boolean).join(", ");
  return { ...texts, title: `${reason}: ${sender}`, facts: [reason, ...texts.facts] };
}

/** The promise of the site's settings as a sentence: it may be written without its full stop. */
function sentence(text: string, stop: string): string {
  return /[\p{L}\p{N}]$/u.test(text.trim()) ? text.trim() + stop : text;
}

/**
 * Who has written a mail to a customer, with the registrations that business letters name in many countries (in Germany by § 35a GmbHG).
 * @param language of the mail
 */
export function signature({ legalName, address, registrations, siteUrl }: Sender, language: Language): string {
  const colon = sentenceSpace(language) ? ": " : "：";
  const registered = registrations.map(({ label, text }) => [label, text].filter(Boolean).join(colon));
  const home = siteUrl + localPath("/", language).replace(/\/$/, "");
  return [legalName, address, ...registered, home].filter(Boolean).join("\n");
}

/** A line of the quote list. Its wish is put together from the site's own words. @param language of the mail */
function itemLine({ name, quantity, wish }: Subject["items"][number], language: Language): string {
  const [open, close] = sentenceSpace(language) ? [" (", ")"] : ["（", "）"];
  return `· ${name} × ${quantity}${wish ? open + wish + close : ""}`;
}

/** A value as notices state it: countries and choices in both languages of staff, and what was written as it is. */
function valueInNotice(name: FieldName, values: Subject["values"]): string {
  const [zh, en] = [filledValue(name, values, "zh"), filledValue(name, values, "en")];
  return zh === en ? en : inStaffLanguage(zh, en);
}

const OF_THE_COMPANY = ["name", "legalName", "phone", "salesEmail", "hours", "responsePromise", "address"] as const;

/** A registration of the company: what it is, and its number or name. */
type Registration = Partial<Record<"label" | "text", string | null>>;

/** What mails say of the company; what its site does not say yet is "". */
export type Sender = Record<(typeof OF_THE_COMPANY)[number], string> & { registrations: readonly Registration[]; siteUrl: string };

/** The site's own data, of which nothing need be filled in yet. */
type SiteData = { [name in (typeof OF_THE_COMPANY)[number]]?: string | null } & { registrations?: readonly Registration[] | null };

/**
 * @param site a new one is named by its host
 * @param siteUrl address of the site, without a slash at its end
 */
export function senderOf(site: SiteData, siteUrl: string): Sender {
  const texts = Object.fromEntries(OF_THE_COMPANY.map((name) => [name, site[name] ?? ""])) as Omit<Sender, "registrations" | "siteUrl">;
  return { ...texts, name: texts.name || new URL(siteUrl).hostname, registrations: site.registrations ?? [], siteUrl };
}

/** A greeting may hold a name, but no address that somebody else is to be led to by our mail. */
const MAY_LEAD_AWAY = /[/\\@]|\.\S|www|http/i;

/**
 * The acknowledgement to whoever has sent a form, as paragraphs. It repeats no free text: whoever names somebody else's address in
 * the form could make us send that text there.
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
