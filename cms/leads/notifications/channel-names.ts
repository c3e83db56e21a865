import { say } from "#shared/desk-texts/say.ts";
import type { Notice } from "../../config/payload-types.ts";
import type { Bilingual } from "../../lib/i18n.ts";

/** The names of the channels for notices. */
export const CHANNELS: Readonly<Record<Notice["channel"], Bilingual>> = {
  sales: say("Mail to sales"),
  sender: say("Mail to the sender"),
  webhook: say("Webhook"),
  owner: say("Mail to the owner"),
  reply: say("Reply by mail"),
};
