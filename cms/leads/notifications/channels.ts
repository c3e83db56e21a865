import type { Payload } from "payload";
import { say } from "#shared/desk-texts/say.ts";
import type { Notice } from "../../config/payload-types.ts";
import { settings } from "../../config/settings.ts";
import type { Bilingual } from "../../lib/i18n.ts";
import { mailReply, mailToOwner, mailToSales, mailToSender } from "./mail.ts";
import type { Subject } from "./subject.ts";
import { callWebhook } from "./webhook.ts";

/** A channel for notices about leads. */
interface Channel {
  label: Bilingual;
  /** Whether every new lead goes there; for the others, code says when. */
  isForNew: boolean;
  /** The recipient for display, or `OWN_ADDRESS`; null without settings. Does not repeat the visitor's data. */
  target: () => string | null;
  /** The required settings, by their names in the environment. */
  needs: string;
  /** Sends a notice once. @throws Error with a one-line reason */
  send: (cms: Payload, notice: Notice, subject: Subject) => Promise<void>;
}

const { mail, leadsWebhook } = settings;

/** The target of channels whose every notice has an address of its own. */
export const OWN_ADDRESS = "…";
const ownAddress = () => (mail.smtpUrl ? OWN_ADDRESS : null);

/** All channels, by the names that notices store. */
export const channels = {
  sales: {
    label: say("Mail to sales"),
    isForNew: true,
    target: () => (mail.smtpUrl && mail.leadsTo.length > 0 ? mail.leadsTo.join(", ") : null),
    needs: "SMTP_URL, LEADS_TO",
    send: (cms, { key }, subject) => mailToSales(cms, key ?? "", subject),
  },
  sender: {
    label: say("Mail to the sender"),
    isForNew: true,
    target: ownAddress,
    needs: "SMTP_URL",
    send: (cms, { key }, subject) => mailToSender(cms, key ?? "", subject),
  },
  webhook: {
    label: say("Webhook"),
    isForNew: true,
    // The addresses of robots contain their keys.
    target: () => leadsWebhook && `${leadsWebhook.format}: ${new URL(leadsWebhook.url).host}`,
    needs: "LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET",
    send: async (_cms, { key }, subject) => {
      if (leadsWebhook) await callWebhook(leadsWebhook, key ?? "", subject);
    },
  },
  owner: { label: say("Mail to the owner"), isForNew: false, target: ownAddress, needs: "SMTP_URL", send: mailToOwner },
  reply: { label: say("Reply by mail"), isForNew: false, target: ownAddress, needs: "SMTP_URL", send: mailReply },
} as const satisfies Record<string, Channel>;

type ChannelName = keyof typeof channels;
export const CHANNEL_NAMES = Object.keys(channels) as ChannelName[];
