import type { CollectionAfterChangeHook, CollectionConfig } from "payload";
import { asciiAddress } from "#shared/lib/contact.ts";
import { afterCommit } from "../../payload-patches/transactions.ts";
import { queuedFields } from "../../jobs/job-queue.ts";
import { wake } from "../../jobs/wake.ts";
import { areTooManyAcknowledgements, hasEnoughAcknowledgements, TOO_MANY } from "./acknowledgement-limit.ts";
import { CHANNEL_NAMES, channels } from "./channels.ts";
import { notificationKey } from "./reminder-key.ts";

/**
 * Creates the notices of a new lead, in the transaction that stores it, so that both exist or neither. Spam and manual entries
 * have no notices, one mailbox gets few acknowledgements per day, and those beyond the limit for all mailboxes are stored as unsent, so
 * that staff can see and send them.
 */
const createNotifications: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id, status, email } = doc as { id: number; status: string; email: string };
  if (operation !== "create" || status === "spam" || req.user) return;
  for (const name of CHANNEL_NAMES) {
    const { isForNew, target: targetOf } = channels[name];
    const target = targetOf();
    if (!isForNew || target === null || (name === "sender" && (await hasEnoughAcknowledgements(email, req)))) continue;
    const isTooMuch = name === "sender" && (await areTooManyAcknowledgements(req));
    await req.payload.create({
      collection: "notices",
      req,
      depth: 0,
      overrideAccess: true,
      data: {
        lead: id,
        channel: name,
        target: name === "sender" ? asciiAddress(email) : target,
        ...(isTooMuch ? { state: "failed", attempts: 0, lastFault: TOO_MANY } : { state: "waiting", ...queuedFields() }),
        key: notificationKey(),
      },
    });
  }
  afterCommit(req, wake);
};

/** The collection with a hook that creates notices of new records. */
export function withNotifications(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], ...hooks } = collection.hooks ?? {};
  return { ...collection, hooks: { ...hooks, afterChange: [...afterChange, createNotifications] } };
}
