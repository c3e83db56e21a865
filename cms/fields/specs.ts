import type { ArrayField, Condition, Field, SelectField, SelectFieldSingleValidation } from "payload";
import { select } from "payload/shared";
import { codesOf, SPEC_CODES, SPEC_GROUPS, SPEC_KEYS, SPEC_ROWS } from "#shared/vocabulary/spec-rows.ts";
import { inLanguage, optionsOf, type Bilingual } from "../lib/i18n.ts";
import { inFirstLanguage } from "./first-language.ts";
import { row } from "./layout.ts";
import { list } from "./lists.ts";
import { hasNumber, hasUnit, specFault, type SpecValues } from "./spec-rule.ts";
import { localizedText } from "./texts.ts";
import { choice, flag, quantity } from "./values.ts";

const KEY_NAMES = Object.fromEntries(
  SPEC_KEYS.map((key): [string, Bilingual] => {
    const { group, zh, en, unit } = SPEC_ROWS[key];
    const suffix = unit ? ` (${unit})` : "";
    return [key, { zh: `${SPEC_GROUPS[group].zh} · ${zh}${suffix}`, en: `${SPEC_GROUPS[group].en} · ${en}${suffix}` }];
  }),
);

const PREFIXES = { "±": "±", "≤": "≤", "≥": "≥", "<": "<", ">": ">", "~": "~" };
const PREFIX_NAMES = Object.fromEntries(Object.entries(PREFIXES).map(([sign, name]) => [sign, { zh: name, en: name }]));

const validRow: SelectFieldSingleValidation = (value, options) => {
  const known = select(value, options);
  if (known !== true) return known;
  const fault = specFault({ ...(options.siblingData as SpecValues), key: value ?? null }, !inFirstLanguage(options));
  return fault ? inLanguage(fault, options.req.i18n.language) : true;
};

const givesNumbers: Condition = (_, spec: SpecValues) => hasUnit(spec.key);
const givesText: Condition = (_, spec: SpecValues) => !hasUnit(spec.key) || !hasNumber(spec);

const keepsCodes: Condition = (_, spec: SpecValues) => Object.keys(codesOf(spec.key)).length > 0;

/** What buyers choose by, beside the row's text: the codes of the row's vocabulary. */
const codes: SelectField = {
  type: "select",
  name: "codes",
  label: { zh: "筛选值", en: "Values buyers choose by" },
  hasMany: true,
  options: optionsOf(SPEC_CODES),
  filterOptions: ({ siblingData }) => optionsOf(codesOf((siblingData as SpecValues).key)),
  admin: {
    condition: keepsCodes,
    description: {
      zh: "产品页的筛选与对比按这些值查找。不填文字时，页面显示这些值的名称。",
      en: "The product finder and the comparison look for these. Without a text the page shows their names.",
    },
  },
};

/** A product's specifications: one row per quantity of the dictionary, as a number, a range or a text. */
export function specs(): ArrayField {
  const numbers = [
    choice("prefix", "前缀", "Prefix", PREFIX_NAMES, { optional: true }),
    quantity("value", "数值", "Value", { optional: true }),
    quantity("min", "最小值", "Minimum", { optional: true }),
    quantity("max", "最大值", "Maximum", { optional: true }),
  ];
  const text = localizedText("text", "文字", "Text", { max: 300, optional: true });
  const fields: Field[] = [
    {
      type: "select",
      name: "key",
      label: { zh: "项目", en: "Quantity" },
      required: true,
      options: optionsOf(KEY_NAMES),
      validate: validRow,
    },
    row(...numbers.map((field) => Object.assign(field, { index: false, admin: { ...field.admin, condition: givesNumbers } }))),
    { ...text, admin: { ...text.admin, condition: givesText } },
    codes,
    localizedText("condition", "条件", "Condition", {
      max: 200,
      optional: true,
      description: { zh: "数值在什么条件下成立。", en: "Under which condition the value holds." },
    }),
    flag("highlight", "在卡片上突出", "Highlight on cards"),
  ];
  return list("specs", "规格", "Specifications", fields, { heading: "/admin/components/fields/spec-label.tsx#SpecLabel" });
}
