import type { Payload } from "payload";
import type { Notice } from "../../config/payload-types.ts";
import { settings } from "../../config/settings.ts";
import { mailReply, mailToOwner, mailToSales, mailToSender } from "./mail.ts";
import type { Subject } from "./subject.ts";
import { callWebhook } from "./webhook.ts";

/** A way to tell somebody of a lead or message. `target` tells whom; a sender, an owner and who gets a reply have addresses of their own. */
export interface Channel {
  /** Whom a notice goes to; null when the channel is not set up. What comes from the visitor is not repeated here. */
  target: () => string | null;
  /** The settings that it needs, as the operator knows them. */
  needs: string;
  /** Tells it once. @throws Error that says in one line why it did not arrive */
  send: (cms: Payload, notice: Notice, subject: Subject) => Promise<void>;
}

const { mail, leadsWebhook } = settings;

/** All ways to tell, by the name under which a notice keeps them. */
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
    // Robots have their key in the address.
    target: () => leadsWebhook && `${leadsWebhook.format}: ${new URL(leadsWebhook.url).host}`,
    needs: "LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET",
    send: async (_cms, { key }, subject) => {
      if (leadsWebhook) await callWebhook(leadsWebhook, key ?? "", subject);
    },
  },
  owner: { target: () => (mail.smtpUrl ? "…" : null), needs: "SMTP_URL", send: mailToOwner },
  reply: { target: () => (mail.smtpUrl ? "…" : null), needs: "SMTP_URL", send: mailReply },
};
