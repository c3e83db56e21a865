import type { CollectionConfig, Field } from "payload";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { serverOnly } from "../access/field-access.ts";
import { nobody } from "../access/nobody.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, moment } from "../fields/values.ts";
import { answers, beside, formFields, provenance } from "./lead-fields.ts";
import { LANGUAGE_LABELS } from "../lib/language-labels.ts";
import { CUSTOMERS } from "../lib/groups.ts";

interface LeadCollection {
  slug: "leads" | "messages";
  singular: Bilingual;
  plural: Bilingual;
  columns: string[];
  /** Fields that every form submits besides its own. */
  fields: Field[];
  /** Staff's fields besides the status. */
  staffFields: Field[];
  statuses: Readonly<Record<string, Bilingual>> & { new: Bilingual };
}

/** Submissions of a form: the site writes them, staff reads them and follows them up. */
export function leadCollection({ slug, singular, plural, columns, fields, staffFields, statuses }: LeadCollection): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    admin: { group: CUSTOMERS, useAsTitle: "name", defaultColumns: columns },
    defaultSort: "-createdAt",
    access: { read: allow("leads.read"), update: allow("leads.write"), delete: mayTrash("leads.write"), create: nobody },
    disableDuplicate: true,
    fields: [
      // Explicit access, so that staff cannot change the date of a submission.
      {
        type: "date",
        name: "createdAt",
        label: { zh: "收到时间", en: "Received" },
        index: true,
        access: serverOnly,
        admin: { hidden: true, disableBulkEdit: true },
      },
      ...formFields(slug),
      ...fields,
      answers(),
      provenance(),
      {
        type: "join",
        name: "notices",
        label: { zh: "通知", en: "Notices" },
        collection: "notices",
        on: slug.replace(/s$/, ""),
        admin: { allowCreate: false, defaultColumns: ["channel", "target", "state", "attempts", "lastFault", "sentAt"] },
      },
      ...staffFields,
      choice("status", "状态", "Status", statuses, { initial: "new", sidebar: true }),
      beside(choice("language", "语言", "Language", LANGUAGE_LABELS)),
      beside(plainText("page", "页面", "Page", { max: 2000, optional: true })),
      beside({ type: "checkbox", name: "consent", label: { zh: "同意隐私政策", en: "Consent to the privacy policy" }, required: true }),
      beside({ type: "textarea", name: "consentText", label: { zh: "同意的原文", en: "Wording agreed to" } }),
      beside(plainText("policyVersion", "同意的隐私政策版本", "Version of the privacy policy agreed to", { max: 40, optional: true })),
      { ...moment("consentAt", "同意时间", "Consent given at", { sidebar: true }), access: serverOnly },
      {
        ...plainText("submissionId", "提交编号", "Submission", {
          max: 64,
          description: {
            zh: "同一编号只保存一次。前 8 位是访客知道的编号。",
            en: "The same one is kept only once. Its first 8 characters are the reference that the visitor knows.",
          },
        }),
        unique: true,
        index: true,
        access: serverOnly,
        admin: { position: "sidebar", readOnly: true },
      },
    ],
  };
}
