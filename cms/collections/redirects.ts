import type { CollectionConfig, CheckboxFieldValidation, TextFieldSingleValidation } from "payload";
import { checkbox, text } from "payload/shared";
import { anyone } from "../access/anyone.ts";
import { staff } from "../access/staff.ts";
import { inLanguage } from "../fields/bilingual.ts";
import { isSitePath, sitePath } from "../fields/site-path.ts";
import { plainText } from "../fields/texts.ts";
import { choice, flag } from "../fields/values.ts";
import { SETTINGS } from "./groups.ts";

const STATUSES = {
  "301": { zh: "301 永久", en: "301 Moved permanently" },
  "302": { zh: "302 临时", en: "302 Found" },
  "307": { zh: "307 临时，保持方法", en: "307 Temporary redirect" },
  "308": { zh: "308 永久，保持方法", en: "308 Permanent redirect" },
};

const TO_RULE = { zh: "站内路径，或 https:// 开头的网址。", en: "A path on this site, or an address that starts with https://." };
const LOOP = { zh: "目标与来源相同。", en: "The target is the source itself." };
const EXTERNAL_NEEDED = { zh: "目标在站外：请勾选此项确认。", en: "The target is on another site: tick this to confirm." };
const EXTERNAL_WRONG = { zh: "目标在站内：请不要勾选。", en: "The target is on this site: leave this unticked." };

function isExternal(target: string): boolean {
  return URL.canParse(target) && new URL(target).protocol === "https:" && /^https:\/\/[^/\\]/.test(target);
}

const validTarget: TextFieldSingleValidation = (value, options) => {
  const { language } = options.req.i18n;
  if (value && !isSitePath(value) && !isExternal(value)) return inLanguage(TO_RULE, language);
  if (value && value === (options.siblingData as { from?: string }).from) return inLanguage(LOOP, language);
  return text(value, options);
};

const validExternal: CheckboxFieldValidation = (value, options) => {
  const external = isExternal((options.siblingData as { to?: string }).to ?? "");
  if (external && !value) return inLanguage(EXTERNAL_NEEDED, options.req.i18n.language);
  if (!external && value) return inLanguage(EXTERNAL_WRONG, options.req.i18n.language);
  return checkbox(value, options);
};

const to = plainText("to", "目标", "To", { max: 2000, description: TO_RULE });
const external = flag("external", "站外目标", "Leads to another site");

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: { zh: "跳转", en: "Redirect" }, plural: { zh: "跳转", en: "Redirects" } },
  admin: { group: SETTINGS, useAsTitle: "from", defaultColumns: ["from", "to", "status"] },
  defaultSort: "from",
  access: { read: anyone, create: staff, update: staff, delete: staff },
  fields: [
    { ...sitePath("from", "来源路径", "From"), unique: true, index: true },
    { ...to, validate: validTarget } as typeof to,
    { ...external, validate: validExternal },
    choice("status", "状态码", "Status", STATUSES, { initial: "301" }),
    plainText("note", "备注", "Note", { max: 300, optional: true }),
  ],
};
