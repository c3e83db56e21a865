import type { CollectionConfig } from "payload";
import { deleteNotesToo } from "../leads/answer-times.ts";
import { MESSAGE_STATUSES } from "../leads/statuses.ts";
import { leadCollection } from "./lead-collection.ts";
import { written } from "./lead-fields.ts";

const collection = leadCollection({
  slug: "messages",
  singular: { zh: "留言", en: "Message" },
  plural: { zh: "留言", en: "Messages" },
  columns: ["name", "subject", "company", "status", "createdAt"],
  fields: [written("company", "公司", "Company"), written("phone", "电话", "Phone"), written("subject", "主题", "Subject")],
  staffFields: [{ type: "textarea", name: "note", label: { zh: "内部备注", en: "Internal note" } }],
  statuses: MESSAGE_STATUSES,
});

/** What visitors write by the forms that sell nothing. */
export const messages: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: { views: { edit: { root: { Component: "/admin/views/lead/message-view.tsx#MessageView" } } } },
  },
  hooks: { beforeDelete: [deleteNotesToo] },
};
