import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice } from "../fields/values.ts";
import { MAX_REPLY, MAX_REPLY_SUBJECT } from "../leads/reply-placeholders.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { LANGUAGE_LABELS } from "../lib/language-labels.ts";
import { CUSTOMERS } from "../lib/groups.ts";

/** Templates for replies to leads and messages, one for each occasion and language. */
export const replyTemplates: CollectionConfig = {
  slug: "reply-templates",
  labels: { singular: { zh: "回复模板", en: "Reply template" }, plural: { zh: "回复模板", en: "Reply templates" } },
  admin: { group: CUSTOMERS, useAsTitle: "name", defaultColumns: ["name", "language", "subject", "updatedAt"] },
  defaultSort: "name",
  access: { read: allow("leads.read"), create: allow("leads.write"), update: allow("leads.write"), delete: mayTrash("leads.write") },
  fields: [
    plainText("name", "名称", "Name", { max: 80 }),
    // A function, because a constant would become a default of the database that differs between sites.
    { ...choice("language", "语言", "Language", LANGUAGE_LABELS, { sidebar: true }), defaultValue: () => DEFAULT_LANGUAGE },
    plainText("subject", "邮件主题", "Subject", { max: MAX_REPLY_SUBJECT }),
    {
      type: "textarea",
      name: "text",
      label: { zh: "正文", en: "Text" },
      required: true,
      maxLength: MAX_REPLY,
      admin: {
        rows: 12,
        description: {
          zh: "{name} 访客姓名，{company} 访客公司，{products} 产品与数量，{reference} 编号，{me} 你的姓名，{us} 本公司。主题里也可以用。",
          en: "{name} the visitor, {company} their company, {products} products and quantities, {reference} the reference, {me} your name, {us} our company. They work in the subject, too.",
        },
      },
    },
  ],
};
