import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from "payload";
import { isAddress } from "#shared/lib/contact.ts";
import { UNPROCESSABLE } from "#shared/lib/http-status.ts";
import type { LeadNote } from "../config/payload-types.ts";
import { idOf } from "../lib/id-of.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { queued } from "../jobs/queue.ts";
import { wake } from "../jobs/wake.ts";
import { afterCommit } from "../payload-patches/transactions.ts";
import { channels } from "./notifications/channels.ts";
import { noticeKey } from "./notifications/reminder-key.ts";

/** Characters of the longest note or reply, and of the subject of a reply. */
export const LONGEST_REPLY = 4000;
export const LONGEST_SUBJECT = 200;

const NO_MAIL = { zh: "没有设置邮件服务器（SMTP_URL），没有发送。", en: "No mail server is set up (SMTP_URL): nothing was sent." };
const NO_ADDRESS = { zh: "这条询盘没有邮箱，没有发送。", en: "This lead has no e-mail address: nothing was sent." };

/** Whether a note is a reply, which is mailed to the sender of its lead. */
export function isReply({ subject }: Pick<LeadNote, "subject">): boolean {
  return Boolean(subject?.trim());
}

/** Notes to whom a reply goes: the lead's own address, whatever the desk sends. */
export const addressReply: CollectionBeforeChangeHook<LeadNote> = async ({ data, req }) => {
  if (!isReply(data)) return { ...data, subject: null, mailedTo: null };
  const refuse = (why: Bilingual) => new APIError(inLanguage(why, req.i18n.language), UNPROCESSABLE, null, true);
  if (channels.reply.target() === null) throw refuse(NO_MAIL);
  const lead = await req.payload.findByID({
    collection: "leads",
    id: idOf(data.lead) ?? 0,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
  });
  if (!lead?.email || !isAddress(lead.email)) throw refuse(NO_ADDRESS);
  return { ...data, mailedTo: lead.email };
};

/** Queues a reply in the transaction in which it is stored; a lead that was new has been answered with it. */
export const sendReply: CollectionAfterChangeHook<LeadNote> = async ({ doc, req }) => {
  const lead = idOf(doc.lead);
  if (!isReply(doc) || lead === null) return;
  await req.payload.create({
    collection: "notices",
    req,
    depth: 0,
    data: { lead, note: doc.id, channel: "reply", target: doc.mailedTo ?? "", state: "waiting", ...queued(), key: noticeKey() },
  });
  const { status } = await req.payload.findByID({ collection: "leads", id: lead, depth: 0, joins: false, req });
  if (status === "new") await req.payload.update({ collection: "leads", id: lead, data: { status: "contacted" }, depth: 0, req });
  afterCommit(req, wake);
};

/** What a template's placeholders stand for. */
export type ReplyValues = Record<"name" | "company" | "products" | "reference" | "me" | "us", string>;

/** A template with its placeholders filled in; one that is none stays as it is. */
export function fillTemplate(text: string, values: ReplyValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name as keyof ReplyValues] : whole));
}
