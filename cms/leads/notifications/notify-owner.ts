import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { HOUR } from "#shared/lib/durations.ts";
import { idOf } from "../../lib/id-of.ts";
import type { Lead, User } from "../../config/payload-types.ts";
import { afterCommit } from "../../payload-patches/transactions.ts";
import { queuedFields } from "../../jobs/job-queue.ts";
import { wake } from "../../jobs/wake.ts";
import { OVER_STATUSES } from "#shared/vocabulary/lead-statuses.ts";
import { channels } from "./channels.ts";
import { notificationKey, plannedReminders } from "./reminder-key.ts";

/** Milliseconds from nine o'clock, the time of reminders, to noon, the stored time of a follow-up day. */
const BEFORE_NOON = 3 * HOUR;
/** Milliseconds from that noon to the end of the day. */
const AFTER_NOON = 12 * HOUR;

/**
 * Mails the owner of a lead: at once when somebody else assigns it, and at nine in the morning, in the company's zone, of its follow-up
 * day. A reminder is a notice that waits until then; each change of the lead plans it anew.
 */
export const notifyOwner: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, req }) => {
  const canMail = channels.owner.target() !== null;
  const [now, was] = [followUpOf(doc), followUpOf(previousDoc)];
  if (now.owner === was.owner && now.on === was.on) return;
  await req.payload.delete({ collection: "notices", where: plannedReminders(doc.id), req, overrideAccess: true });
  const user = now.owner === null ? null : await readUser(req, now.owner);
  if (!user) return;
  if (canMail && now.owner !== was.owner && now.owner !== req.user?.id) await createNotification(req, doc, user, Date.now(), false);
  const due = now.on === null ? 0 : Date.parse(now.on);
  // A later notice waits even without a mail server, which the site may have by that day.
  const isAhead = Date.now() < due - BEFORE_NOON;
  if (isAhead || (canMail && Date.now() < due + AFTER_NOON))
    await createNotification(req, doc, user, Math.max(Date.now(), due - BEFORE_NOON), true);
  afterCommit(req, wake);
};

/** The owner of a lead and its follow-up day, in ISO form; none for a closed lead, or one in the trash. */
function followUpOf(lead: Lead | undefined): { owner: number | null; on: string | null } {
  if (!lead || lead.deletedAt || OVER_STATUSES.includes(lead.status)) return { owner: null, on: null };
  return { owner: idOf(lead.owner), on: lead.followUpOn ?? null };
}

async function readUser(req: PayloadRequest, id: number): Promise<User | null> {
  return req.payload.findByID({ collection: "users", id, depth: 0, disableErrors: true, req, overrideAccess: true });
}

async function createNotification(req: PayloadRequest, lead: Lead, owner: User, sendAt: number, isDue: boolean): Promise<void> {
  await req.payload.create({
    collection: "notices",
    req,
    depth: 0,
    data: {
      lead: lead.id,
      channel: "owner",
      target: owner.email,
      state: "waiting",
      ...queuedFields(new Date(sendAt)),
      key: notificationKey(isDue),
    },
    overrideAccess: true,
  });
}
