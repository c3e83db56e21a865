import { singleSlashes } from "#shared/lib/address.ts";
import { sitePath } from "#shared/languages.ts";
import type { CollectionConfig, CheckboxFieldValidation, TextFieldSingleValidation } from "payload";
import { checkbox, text } from "payload/shared";
import { plainPath, readablePath } from "#shared/plain-path.ts";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { forStaff } from "../access/field-access.ts";
import { presentOrStaff } from "../access/present-or-staff.ts";
import { isSiteOwn } from "../publishing/addresses/site-own.ts";
import { inLanguage } from "../lib/i18n.ts";
import { isSitePath } from "../fields/link-address.ts";
import { chosenByName } from "../fields/site-path.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, flag } from "../fields/values.ts";
import { isRedirectLoop } from "../publishing/addresses/redirect-loops.ts";
import { redirectsByPath } from "../publishing/addresses/redirects-by-path.ts";
import { SETTINGS } from "../lib/groups.ts";

const STATUSES = {
  "301": { zh: "301 永久", en: "301 Moved permanently" },
  "302": { zh: "302 临时", en: "302 Found" },
  "307": { zh: "307 临时，保持方法", en: "307 Temporary redirect" },
  "308": { zh: "308 永久，保持方法", en: "308 Permanent redirect" },
};

const TO_RULE = { zh: "站内路径，或 https:// 开头的网址。", en: "A path on this site, or an address that starts with https://." };
const FROM_RULE = {
  zh: "以一个斜杠开头的站内路径，不含语言前缀、查询和 #。大小写和末尾的斜杠不作区分。",
  en: "A path on this site: one slash first, without a language prefix, a query or a #. Capitals and a slash at its end make no difference.",
};
const CIRCLE = {
  zh: "跳转会绕回来源，或者经过太多其他跳转。",
  en: "This leads back to where it began, or over too many other redirects.",
};
const EXTERNAL_NEEDED = { zh: "目标在站外：请勾选此项确认。", en: "The target is on another site: tick this to confirm." };
const EXTERNAL_WRONG = { zh: "目标在站内：请不要勾选。", en: "The target is on this site: leave this unticked." };

const SITE_OWN = {
  zh: "网站在这里有自己的页面或功能，跳转会让访客打不开它。请填写已经没有内容的旧路径。",
  en: "The site answers here itself, and a redirect would hide that. Give a path where there is nothing any more.",
};

function isExternal(target: string): boolean {
  return URL.canParse(target) && new URL(target).protocol === "https:" && /^https:\/\/[^/\\]/.test(target);
}

function isSource(value: unknown): value is string {
  if (typeof value !== "string" || !isSitePath(value.trim())) return false;
  const path = readablePath(value.trim());
  return !/[?#]/.test(path) && sitePath(path) === singleSlashes(path);
}

/** Validates a source. Compares decoded paths, because an escaped one differs for the database, but not for visitors. */
const validSource: TextFieldSingleValidation = async (value, options) => {
  const { id, previousValue, req } = options;
  if (value && !isSource(value)) return inLanguage(FROM_RULE, req.i18n.language);
  const path = value && plainPath(value);
  const moves = path && (!previousValue || plainPath(previousValue) !== path);
  if (moves && (await isSiteOwn(path, req))) return inLanguage(SITE_OWN, req.i18n.language);
  if (moves && (await redirectsByPath(req, id)).has(path)) return req.t("error:valueMustBeUnique");
  return text(value, options);
};

const validTarget: TextFieldSingleValidation = async (value, options) => {
  const { id, req, siblingData } = options;
  const { from } = siblingData as { from?: string };
  if (value && !isSitePath(value) && !isExternal(value)) return inLanguage(TO_RULE, req.i18n.language);
  if (value && from && (await isRedirectLoop({ id, from, to: value }, req))) return inLanguage(CIRCLE, req.i18n.language);
  return text(value, options);
};

const validExternal: CheckboxFieldValidation = (value, options) => {
  const external = isExternal((options.siblingData as { to?: string }).to ?? "");
  if (external && !value) return inLanguage(EXTERNAL_NEEDED, options.req.i18n.language);
  if (!external && value) return inLanguage(EXTERNAL_WRONG, options.req.i18n.language);
  return checkbox(value, options);
};

const from = plainText("from", "来源路径", "From", { max: 300, description: FROM_RULE });
const to = chosenByName(plainText("to", "目标", "To", { max: 2000, description: TO_RULE }));
const external = flag("external", "站外目标", "Leads to another site");

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: { zh: "跳转", en: "Redirect" }, plural: { zh: "跳转", en: "Redirects" } },
  admin: { group: SETTINGS, useAsTitle: "from", defaultColumns: ["from", "to", "status"] },
  defaultSort: "from",
  access: { read: presentOrStaff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
  fields: [
    {
      ...from,
      validate: validSource,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (isSource(value) ? plainPath(value) : value)] },
    } as typeof from,
    { ...to, validate: validTarget } as typeof to,
    { ...external, validate: validExternal },
    choice("status", "状态码", "Status", STATUSES, { initial: "301" }),
    { ...plainText("note", "备注", "Note", { max: 300, optional: true }), access: forStaff },
  ],
};
