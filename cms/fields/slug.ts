import type { TextField, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { inLanguage } from "./bilingual.ts";

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const RULE = {
  zh: "只能用小写字母、数字，中间可用连字符或下划线。",
  en: "Use small letters and digits, with hyphens or underscores between them.",
};

const validSlug: TextFieldSingleValidation = (value, options) => {
  if (value && !SLUG.test(value)) return inLanguage(RULE, options.req.i18n.language);
  return text(value, options);
};

/** The part of the address that names a record; unique in its collection. */
export function slug({ name = "slug", optional = false }: { name?: "slug" | "key"; optional?: boolean } = {}): TextField {
  return {
    type: "text",
    name,
    label: name === "slug" ? { zh: "网址标识", en: "Slug" } : { zh: "键", en: "Key" },
    required: !optional,
    unique: true,
    index: true,
    maxLength: 80,
    validate: validSlug,
    admin: { position: "sidebar", description: RULE },
  };
}
