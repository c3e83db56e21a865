import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { EmailAdapter, Payload, SendEmailOptions, Where } from "payload";
import { HTML_LANG, type Language } from "#shared/languages.ts";
import { isAsciiAddress } from "#shared/lib/contact.ts";
import { paletteOf } from "#shared/lib/palette.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { idOf } from "../../lib/id-of.ts";
import { log } from "../../lib/log/index.ts";
import type { Notice } from "../../config/payload-types.ts";
import { settings } from "../../config/settings.ts";
import { isReminder } from "./reminder-key.ts";
import type { Subject } from "./subject.ts";
import {
  acknowledgement,
  NOTIFICATION_LANGUAGE,
  senderOf,
  signature,
  summary,
  summaryForOwner,
  type Summary,
} from "./notification-texts.ts";

/** Milliseconds that a mail server has for each step, unless the address of the setting says otherwise. */
const TIMEOUTS = { connectionTimeout: "8000", greetingTimeout: "8000", socketTimeout: "15000", dnsTimeout: "5000" };

/** Payload's way of sending mail, all of it from `MAIL_FROM`. Without a mail server none is sent, and only then the log says why. */
export function mailAdapter(): Promise<EmailAdapter> | EmailAdapter {
  const { smtpUrl, from } = settings.mail;
  if (!smtpUrl) return noMail;
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(TIMEOUTS)) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return sendingFrom(from, {
    defaultFromName: "",
    defaultFromAddress: from,
    // The site starts without its mail server too.
    skipVerify: true,
    transportOptions: { url: url.href } as object,
  });
}

/** Payload puts names into headers without quotes, or with a second pair: what it says of the sender is replaced. */
async function sendingFrom(from: string, options: Parameters<typeof nodemailerAdapter>[0]): Promise<EmailAdapter> {
  const adapter = await nodemailerAdapter(options);
  return (args) => {
    const transport = adapter(args);
    return { ...transport, sendEmail: (message) => transport.sendEmail({ ...message, from, ...textOf(message) }) };
  };
}

/** The text of a mail, for programs that show no HTML: those that Payload itself sends have HTML alone. */
function textOf({ text, html }: SendEmailOptions): Pick<SendEmailOptions, "text"> {
  if (text !== undefined || typeof html !== "string") return {};
  const [before = "", ...tags] = html.replaceAll("</p>", "</p>\n\n").split("<");
  return { text: [before, ...tags.map((tag) => tag.slice(tag.indexOf(">") + 1))].join("").trim() };
}

function noMail(): ReturnType<EmailAdapter> {
  return {
    name: "none",
    defaultFromAddress: settings.mail.from,
    defaultFromName: "",
    sendEmail: () => {
      log.warn("A mail was not sent: no mail server is set up (SMTP_URL)");
      return Promise.resolve();
    },
  };
}

/** Mails a lead or message to sales; replies go to its sender. @throws Error when the mail server refuses it */
export async function mailToSales(cms: Payload, key: string, subject: Subject): Promise<void> {
  await mailToStaff(cms, key, settings.mail.leadsTo, subject, summary(subject));
}

/** Tells the owner of a lead that it is now theirs, or that its follow-up is due. @throws Error when the mail server does not take it */
export async function mailToOwner(cms: Payload, notice: Notice, subject: Subject): Promise<void> {
  const key = notice.key ?? "";
  const thread = await threadOf(cms, notice, ["sales", "owner"]);
  await mailToStaff(cms, key, { name: "", address: notice.target ?? "" }, subject, summaryForOwner(subject, isReminder(key)), thread);
}

async function mailToStaff(
  cms: Payload,
  key: string,
  to: SendEmailOptions["to"],
  subject: Subject,
  summary: Summary,
  thread: Thread = {},
): Promise<void> {
  const { title, facts, link, message } = summary;
  const { email = "" } = subject.values;
  const { accent } = await cms.findGlobal({ slug: "site", depth: 0, select: { accent: true } });
  const paragraphs = [[...facts, link].join("\n"), message];
  await cms.sendEmail({
    ...common(key),
    ...thread,
    to,
    // A header with other letters is refused by mail servers that know no international addresses; the text names the address in any case.
    ...(isAsciiAddress(email) && { replyTo: { name: "", address: email } }),
    subject: withReference(title, subject),
    text: paragraphs.join("\n\n"),
    html: page(NOTIFICATION_LANGUAGE, paragraphs, accent),
  });
}

/** Mails a reply to the sender of a lead, in its author's name. @throws Error when the mail server refuses it */
export async function mailReply(cms: Payload, notice: Notice, subject: Subject): Promise<void> {
  const { key, target, note: noted } = notice;
  const note = await cms.findByID({ collection: "lead-notes", id: idOf(noted) ?? 0, depth: 1, overrideAccess: true });
  const site = await cms.findGlobal({ slug: "site", locale: subject.language, depth: 0, overrideAccess: true });
  const author = typeof note.author === "object" ? note.author : null;
  const paragraphs = [...note.text.split(/\n\s*\n/), signature(senderOf(site, settings.siteUrl), subject.language)];
  await cms.sendEmail({
    messageId: messageId(key ?? ""),
    ...(await threadOf(cms, notice, ["sender", "reply"])),
    to: { name: "", address: target ?? "" },
    ...(author && { replyTo: { name: author.name, address: author.email } }),
    subject: withReference(note.subject ?? "", subject),
    text: paragraphs.join("\n\n"),
    html: page(subject.language, paragraphs, site.accent),
  });
}

/** Acknowledges to the sender that the site has received a lead or message. @throws Error when the mail server does not take it */
export async function mailToSender(cms: Payload, key: string, subject: Subject): Promise<void> {
  const site = await cms.findGlobal({ slug: "site", locale: subject.language, depth: 0 });
  const { subject: title, paragraphs } = acknowledgement(subject, senderOf(site, settings.siteUrl));
  await cms.sendEmail({
    ...common(key),
    // Not as a text, which would be read as a list.
    to: { name: "", address: subject.values.email ?? "" },
    replyTo: settings.mail.leadsTo.length > 0 ? settings.mail.leadsTo : site.salesEmail || site.email || undefined,
    subject: withReference(title, subject),
    text: paragraphs.join("\n\n"),
    html: page(subject.language, paragraphs, site.accent),
  });
}

/** An id that stays the same at each try, so that programs know a mail that comes twice. */
function messageId(key: string): string {
  return `<${key}@${new URL(settings.siteUrl).hostname}>`;
}

/** What a mail answers, and all that were sent before it in its thread (RFC 5322, 3.6.4). */
type Thread = Pick<SendEmailOptions, "inReplyTo" | "references">;
/** Mails before this one that it names. */
const MAX_REFERENCES = 20;

/** By what mail programs show a mail together with those that went through these channels before, about the same lead or message. */
async function threadOf(cms: Payload, { id, lead, message }: Notice, channels: Notice["channel"][]): Promise<Thread> {
  const about: Where = lead ? { lead: { equals: idOf(lead) } } : { message: { equals: idOf(message) } };
  const { docs } = await cms.find({
    collection: "notices",
    where: { and: [about, { id: { less_than: id } }, { channel: { in: channels } }, { state: { not_equals: "failed" } }] },
    sort: "-id",
    limit: MAX_REFERENCES,
    pagination: false,
    depth: 0,
    select: { key: true },
    overrideAccess: true,
  });
  const references = docs.map(({ key }) => messageId(key ?? "")).toReversed();
  const last = references.at(-1);
  return last ? { inReplyTo: last, references } : {};
}

/** A subject with the reference by which both sides find the lead, once. */
function withReference(title: string, { reference }: Subject): string {
  return title.includes(reference) ? title : `${title} [${reference}]`;
}

/** Headers of the site's own mails: they ask other programs not to answer. */
function common(key: string) {
  return {
    messageId: messageId(key),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

/** The colour of links where the company has none of its own. */
const LINK = "#b4410e";

/** The same paragraphs for programs that show HTML: no pictures, nothing fetched. */
function page(language: Language, paragraphs: string[], accent: string | null | undefined): string {
  const body = paragraphs
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px;white-space:pre-line">${linked(escapeHtml(paragraph), accent ? paletteOf(accent).text.light : LINK)}</p>`,
    )
    .join("\n");
  return `<!doctype html>
<html lang="${HTML_LANG[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f4f2ee">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;color:#1b1d1f;font:15px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>`;
}

/** The site's own addresses as links. What a visitor wrote never becomes one that leads elsewhere, as `{siteUrl}.example` or `{siteUrl}@example` would. */
function linked(html: string, colour: string): string {
  const own = escapeHtml(settings.siteUrl);
  const isOwn = (word: string) => word === own || word.startsWith(`${own}/`);
  return html.replace(/\S+/g, (word) => (isOwn(word) ? `<a href="${word}" style="color:${colour}">${word}</a>` : word));
}
