import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { EmailAdapter, Payload, SendEmailOptions } from "payload";
import { HTML_ATTRIBUTES, type Language } from "#shared/languages.ts";
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

/** Milliseconds of a mail server for each step, unless the setting's address has others. */
const TIMEOUTS = { connectionTimeout: "8000", greetingTimeout: "8000", socketTimeout: "15000", dnsTimeout: "5000" };

/** Payload's mail adapter, with all mail from `MAIL_FROM`. Without a mail server it sends none, and only then logs the reason. */
export function mailAdapter(): Promise<EmailAdapter> | EmailAdapter {
  const { smtpUrl, from } = settings.mail;
  if (!smtpUrl) return noMail;
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(TIMEOUTS)) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return sendingFrom(from, {
    defaultFromName: "",
    defaultFromAddress: from,
    // The site also starts without its mail server.
    skipVerify: true,
    transportOptions: { url: url.href } as object,
  });
}

/** Replaces Payload's sender, because Payload writes names into headers without quotes, or with double ones. */
async function sendingFrom(from: string, options: Parameters<typeof nodemailerAdapter>[0]): Promise<EmailAdapter> {
  const adapter = await nodemailerAdapter(options);
  return (args) => {
    const transport = adapter(args);
    return { ...transport, sendEmail: (message) => transport.sendEmail({ ...message, from, ...textOf(message) }) };
  };
}

/** The plain text of a mail, for programs without HTML, because Payload's own mails have only HTML. */
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

/** Mails a lead to sales, with its sender as the address for replies. @throws Error when the mail server refuses it */
export async function mailToSales(cms: Payload, key: string, subject: Subject): Promise<void> {
  await mailToStaff(cms, key, settings.mail.leadsTo, subject, summary(subject));
}

/** Mails the owner of a lead about a new lead or a due follow-up. @throws Error when the mail server refuses it */
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
  const { accent } = await cms.findGlobal({ slug: "site", depth: 0, select: { accent: true }, overrideAccess: true });
  const paragraphs = [[...facts, link].join("\n"), message];
  await cms.sendEmail({
    ...common(key),
    ...thread,
    to,
    // Mail servers without support for international addresses refuse a header with other letters; the text contains the address in any case.
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

/** Acknowledges the receipt of a lead to its sender. @throws Error when the mail server refuses it */
export async function mailToSender(cms: Payload, key: string, subject: Subject): Promise<void> {
  const site = await cms.findGlobal({ slug: "site", locale: subject.language, depth: 0, overrideAccess: true });
  const { subject: title, paragraphs } = acknowledgement(subject, senderOf(site, settings.siteUrl));
  await cms.sendEmail({
    ...common(key),
    // An object, because a text would be parsed as a list.
    to: { name: "", address: subject.values.email ?? "" },
    replyTo: settings.mail.leadsTo.length > 0 ? settings.mail.leadsTo : site.salesEmail || site.email || undefined,
    subject: withReference(title, subject),
    text: paragraphs.join("\n\n"),
    html: page(subject.language, paragraphs, site.accent),
  });
}

/** A message id that is the same for each attempt, so that programs recognize a duplicate. */
function messageId(key: string): string {
  return `<${key}@${new URL(settings.siteUrl).hostname}>`;
}

/** The headers for a reply and its thread (RFC 5322, 3.6.4). */
type Thread = Pick<SendEmailOptions, "inReplyTo" | "references">;
/** Earlier mails in the header, at most. */
const MAX_REFERENCES = 20;

/** The headers by which mail programs group a mail with earlier ones of these channels about the same lead. */
async function threadOf(cms: Payload, { id, lead }: Notice, channels: Notice["channel"][]): Promise<Thread> {
  const { docs } = await cms.find({
    collection: "notices",
    where: {
      and: [
        { lead: { equals: idOf(lead) } },
        { id: { less_than: id } },
        { channel: { in: channels } },
        { state: { not_equals: "failed" } },
      ],
    },
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

/** A subject with the reference, which identifies the lead for both sides, once. */
function withReference(title: string, { reference }: Subject): string {
  return title.includes(reference) ? title : `${title} [${reference}]`;
}

/** Headers of the site's own mails, which ask other programs not to reply. */
function common(key: string) {
  return {
    messageId: messageId(key),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

/** The colour of links for a company without an accent colour. */
const LINK = "#b4410e";

/** The same paragraphs in HTML, without pictures or other external resources. */
function page(language: Language, paragraphs: string[], accent: string | null | undefined): string {
  const body = paragraphs
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px;white-space:pre-line">${linkOwnAddresses(escapeHtml(paragraph), accent ? paletteOf(accent).text.light : LINK)}</p>`,
    )
    .join("\n");
  return `<!doctype html>
<html ${HTML_ATTRIBUTES[language]}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f4f2ee">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;color:#1b1d1f;font:15px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>`;
}

/**
 * Links the site's own addresses. A visitor's text never becomes a link to another site, such as `{siteUrl}.example` or
 * `{siteUrl}@example`.
 */
function linkOwnAddresses(html: string, colour: string): string {
  const own = escapeHtml(settings.siteUrl);
  const isOwn = (word: string) => word === own || word.startsWith(`${own}/`);
  return html.replace(/\S+/g, (word) => (isOwn(word) ? `<a href="${word}" style="color:${colour}">${word}</a>` : word));
}
