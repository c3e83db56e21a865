import { say } from "#shared/desk-texts/say.ts";
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from "payload";
import { isAddress } from "#shared/lib/contact.ts";
import type { LeadNote } from "../config/payload-types.ts";
import { idOf } from "../lib/id-of.ts";
import { refusal } from "../lib/refusal.ts";
import { queuedFields } from "../jobs/job-queue.ts";
import { wake } from "../jobs/wake.ts";
import { afterCommit } from "../payload-patches/transactions.ts";
import { channels } from "./notifications/channels.ts";
import { unfilledIn } from "./reply-placeholders.ts";
import { notificationKey } from "./notifications/reminder-key.ts";

const NO_MAIL = say("No mail server is set up (SMTP_URL): nothing was sent.");
const NO_ADDRESS = say("The visitor gave no e-mail address: nothing was sent.");
const NO_LEAD = say("A note is about a lead.");

/** Whether a note is a reply, which the site mails to the sender. */
export function isReply({ subject }: Pick<LeadNote, "subject">): boolean {
  return Boolean(subject?.trim());
}

/** Sets the recipient of a reply to the visitor's own address, regardless of the request. */
export const addressReply: CollectionBeforeChangeHook<LeadNote> = async ({ data, req }) => {
  const lead = idOf(data.lead);
  if (lead === null) throw refusal(NO_LEAD, req, 422);
  if (!isReply(data)) return { ...data, subject: null, mailedTo: null };
  if (channels.reply.target() === null) throw refusal(NO_MAIL, req, 422);
  const unfilled = unfilledIn(`${data.subject ?? ""} ${data.text ?? ""}`).join(" ");
  if (unfilled) throw refusal(say("Not sent: fill in or take out {unfilled} first.", { unfilled }), req, 422);
  const record = await req.payload.findByID({
    collection: "leads",
    id: lead,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
    overrideAccess: true,
  });
  if (!record?.email || !isAddress(record.email)) throw refusal(NO_ADDRESS, req, 422);
  return { ...data, mailedTo: record.email };
};

/** Queues a reply in the transaction that stores it, and marks a new lead as contacted. */
export const sendReply: CollectionAfterChangeHook<LeadNote> = async ({ doc, req }) => {
  const id = idOf(doc.lead);
  if (!isReply(doc) || id === null) return;
  await req.payload.create({
    collection: "notices",
    req,
    depth: 0,
    data: {
      lead: id,
      note: doc.id,
      channel: "reply",
      target: doc.mailedTo ?? "",
      state: "waiting",
      ...queuedFields(),
      key: notificationKey(),
    },
    overrideAccess: true,
  });
  const lead = { collection: "leads", id, depth: 0, req, overrideAccess: true } as const;
  const { status } = await req.payload.findByID({ ...lead, joins: false });
  if (status === "new") await req.payload.update({ ...lead, data: { status: "contacted" } });
  afterCommit(req, wake);
};
