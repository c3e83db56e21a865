import type { CollectionConfig } from "payload";
import { enquiry } from "./enquiry.ts";
import { written } from "./enquiry-fields.ts";

export const messages: CollectionConfig = enquiry({
  slug: "messages",
  singular: { zh: "留言", en: "Message" },
  plural: { zh: "留言", en: "Messages" },
  columns: ["name", "subject", "company", "status", "createdAt"],
  fields: [written("company", "公司", "Company"), written("phone", "电话", "Phone"), written("subject", "主题", "Subject")],
  kept: [{ type: "textarea", name: "note", label: { zh: "内部备注", en: "Internal note" } }],
  statuses: {
    new: { zh: "新", en: "New" },
    answered: { zh: "已回复", en: "Answered" },
    closed: { zh: "已关闭", en: "Closed" },
    spam: { zh: "垃圾", en: "Spam" },
  },
});
