import type { CollectionConfig, Field, TextField } from "payload";
import { nobody } from "../access/nobody.ts";
import { staff } from "../access/staff.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { plainText } from "../fields/texts.ts";
import { choice } from "../fields/values.ts";
import { CUSTOMERS } from "./groups.ts";

const LANGUAGES = { zh: { zh: "中文", en: "Chinese" }, en: { zh: "英文", en: "English" } };

interface EnquiryCollection {
  slug: string;
  singular: Bilingual;
  plural: Bilingual;
  columns: string[];
  /** What the visitor wrote besides name, e-mail and message. */
  fields: Field[];
  statuses: Record<string, Bilingual>;
}

/** A text that the visitor wrote. The form has checked it, so nothing here may refuse an enquiry. */
export function written(name: string, zh: string, en: string): TextField {
  return { type: "text", name, label: { zh, en }, admin: { readOnly: true } };
}

/** What visitors send through a form: the site writes it, staff reads it and follows it up. */
export function enquiry({ slug, singular, plural, columns, fields, statuses }: EnquiryCollection): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    admin: { group: CUSTOMERS, useAsTitle: "name", defaultColumns: columns },
    defaultSort: "-createdAt",
    access: { read: staff, update: staff, delete: staff, create: nobody },
    disableDuplicate: true,
    fields: [
      written("name", "姓名", "Name"),
      written("email", "邮箱", "E-mail"),
      ...fields,
      { type: "textarea", name: "message", label: { zh: "留言", en: "Message" }, admin: { readOnly: true } },
      { type: "textarea", name: "note", label: { zh: "内部备注", en: "Internal note" } },
      choice("status", "状态", "Status", statuses, { initial: "new", sidebar: true }),
      { ...choice("language", "语言", "Language", LANGUAGES, { sidebar: true }), admin: { position: "sidebar", readOnly: true } },
      { ...plainText("page", "页面", "Page", { max: 2000, optional: true }), admin: { position: "sidebar", readOnly: true } },
      { type: "checkbox", name: "consent", label: { zh: "同意隐私政策", en: "Consent to the privacy policy" }, required: true, admin: { position: "sidebar", readOnly: true } },
      { type: "date", name: "consentAt", label: { zh: "同意时间", en: "Consent given at" }, admin: { position: "sidebar", readOnly: true, date: { pickerAppearance: "dayAndTime" } } },
      {
        ...plainText("submissionId", "提交编号", "Submission", { max: 64, description: { zh: "同一编号只保存一次。", en: "The same one is kept only once." } }),
        unique: true,
        index: true,
        admin: { position: "sidebar", readOnly: true },
      },
    ],
  };
}
