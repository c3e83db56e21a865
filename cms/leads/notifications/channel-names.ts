import type { Notice } from "../../config/payload-types.ts";
import type { Bilingual } from "../../lib/i18n.ts";

/** The names of the channels for notices. */
export const CHANNELS: Readonly<Record<Notice["channel"], Bilingual>> = {
  sales: { zh: "邮件给销售", en: "Mail to sales" },
  sender: { zh: "回执给访客", en: "Mail to the sender" },
  webhook: { zh: "Webhook", en: "Webhook" },
  owner: { zh: "邮件给负责人", en: "Mail to the owner" },
  reply: { zh: "回复邮件", en: "Reply by mail" },
};
