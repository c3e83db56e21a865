import type { Payload } from "payload";
import type { Notice } from "../../config/payload-types.ts";
import { settings } from "../../config/settings.ts";
import { mailReply, mailToOwner, mailToSales, mailToSender } from "./mail.ts";
import type { Subject } from "./subject.ts";
import { callWebhook } from "./webhook.ts";

/**
 * A channel for notices about leads and messages. `target` identifies the recipient; senders, owners and recipients of replies have their
 * own addresses.
 */
export interface Channel {
  /** The recipient for display; null without settings. Does not repeat the visitor's data. */
  target: () => string | null;
  /** The required settings, by their names in the environment. */
  needs: string;
  /** Sends a notice once. @throws Error with a one-line reason */
  send: (cms: Payload, notice: Notice, subject: Subject) => Promise<void>;
}

const { mail, leadsWebhook } = settings;

/** All channels, by the names that notices store. */
export const channels: Record<Notice["channel"], Channel> = {
  sales: {
    target: () => (mail.smtpUrl && mail.leadsTo.length > 0 ? mail.leadsTo.join(", ") : null),
    needs: "SMTP_URL, LEADS_TO",
    send: (cms, { key }, subject) => mailToSales(cms, key ?? "", subject),
  },
  sender: {
    target: () => (mail.smtpUrl ? "…" : null),
    needs: "SMTP_URL",
    send: (cms, { key }, subject) => mailToSender(cms, key ?? "", subject),
  },
  webhook: {
    // The addresses of robots contain their keys.
    target: () => leadsWebhook && `${leadsWebhook.format}: ${new URL(leadsWebhook.url).host}`,
    needs: "LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET",
    send: async (_cms, { key }, subject) => {
      if (leadsWebhook) await callWebhook(leadsWebhook, key ?? "", subject);
    },
  },
  owner: { target: () => (mail.smtpUrl ? "…" : null), needs: "SMTP_URL", send: mailToOwner },
  reply: { target: () => (mail.smtpUrl ? "…" : null), needs: "SMTP_URL", send: mailReply },
};
