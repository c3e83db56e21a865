import { inDeskLanguages, say, wordingIn } from "#shared/desk-texts/say.ts";
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
  labels: { singular: say("Reply template"), plural: say("Reply templates") },
  admin: { group: CUSTOMERS, useAsTitle: "name", defaultColumns: ["name", "language", "subject", "updatedAt"] },
  defaultSort: "name",
  access: { read: allow("leads.read"), create: allow("leads.write"), update: allow("leads.write"), delete: mayTrash("leads.write") },
  fields: [
    plainText("name", say("Name"), { max: 80 }),
    // A function, because a constant would become a default of the database that differs between sites.
    { ...choice("language", say("Language"), LANGUAGE_LABELS, { sidebar: true }), defaultValue: () => DEFAULT_LANGUAGE },
    plainText("subject", say("Subject (of a mail)"), { max: MAX_REPLY_SUBJECT }),
    {
      type: "textarea",
      name: "text",
      label: say("Text"),
      required: true,
      maxLength: MAX_REPLY,
      admin: {
        rows: 12,
        description: inDeskLanguages((language) =>
          wordingIn(language)(
            "{name} the visitor, {company} their company, {products} products and quantities, {reference} the reference, {me} your name, {us} our company. They work in the subject, too.",
          ),
        ),
      },
    },
  ],
};
