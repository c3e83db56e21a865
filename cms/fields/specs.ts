import { inDeskLanguages, say, type DeskText } from "#shared/desk-texts/say.ts";
import type { ArrayField, Condition, Field, JSONField, JSONFieldValidation, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { codesOf, specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { inFirstLanguage } from "./first-language.ts";
import { row } from "./layout.ts";
import { list } from "./lists.ts";
import { hasNumber, hasUnit, specFault, type SpecValues } from "./spec-rule.ts";
import { localizedText } from "./text-fields.ts";
import { choice, flag, quantity, VALUE_DIFF } from "./values.ts";

const PREFIXES = { "±": "±", "≤": "≤", "≥": "≥", "<": "<", ">": ">", "~": "~" };
const PREFIX_NAMES = Object.fromEntries(Object.entries(PREFIXES).map(([sign, name]) => [sign, inDeskLanguages(() => name)]));

const NO_ROW = say("There is no such row.");
const NO_CODE = (codes: string): Bilingual => say("The row has no such values: {codes}", { codes });

const validRow: TextFieldSingleValidation = (value, options) => {
  const { language } = options.req.i18n;
  if (value && !specDefinition(value)) return inLanguage(NO_ROW, language);
  const fault = specFault({ ...(options.siblingData as SpecValues), key: value ?? null }, !inFirstLanguage(options));
  return fault ? inLanguage(fault, language) : text(value, options);
};

const validCodes: JSONFieldValidation = (value, { req, siblingData }) =>
  codesFault((siblingData as SpecValues).key, value, req.i18n.language);

/** The message about codes that the row does not have; true if there are none. */
function codesFault(key: string | null | undefined, value: unknown, language: string): string | true {
  const names = codesOf(key);
  const codes = Array.isArray(value) ? (value as unknown[]).map(String) : [];
  const unknown = codes.filter((code) => !Object.hasOwn(names, code));
  return unknown.length === 0 || inLanguage(NO_CODE(unknown.join(", ")), language);
}

const givesNumbers: Condition = (_, spec: SpecValues) => hasUnit(spec.key);
const givesText: Condition = (_, spec: SpecValues) => !hasUnit(spec.key) || !hasNumber(spec);

const keepsCodes: Condition = (_, spec: SpecValues) => Object.keys(codesOf(spec.key)).length > 0;

/** The row's codes beside its text, by which buyers filter. */
const codes: JSONField = {
  type: "json",
  name: "codes",
  label: say("Values buyers choose by"),
  validate: validCodes,
  typescriptSchema: [() => ({ type: "array", items: { type: "string" } })],
  admin: {
    condition: keepsCodes,
    components: { Field: "/admin/components/fields/spec-choices.tsx#SpecCodes", Diff: VALUE_DIFF },
    description: say("The product finder and the comparison look for these. Without a text the page shows their names."),
  },
};

/** A field for codes of one row, stated outside of the specification. @param key of the row, where the field has another name */
export function codesOfRow(
  name: string,
  label: DeskText,
  { key = name, description }: { key?: string; description?: Bilingual } = {},
): JSONField {
  return {
    type: "json",
    name,
    label,
    // Imports and templates read the allowed codes from it.
    custom: { codesOf: key },
    validate: (value, { req }) => codesFault(key, value, req.i18n.language),
    typescriptSchema: [() => ({ type: "array", items: { type: "string" } })],
    admin: {
      condition: () => Object.keys(codesOf(key)).length > 0,
      ...(description && { description }),
      components: { Field: { path: "/admin/components/fields/spec-choices.tsx#SpecCodes", clientProps: { row: key } }, Diff: VALUE_DIFF },
    },
  };
}

const validRows: JSONFieldValidation = (value, { req }) => {
  const unknown = Array.isArray(value) ? (value as unknown[]).map(String).filter((key) => !specDefinition(key)) : [];
  return unknown.length === 0 || `${inLanguage(NO_ROW, req.i18n.language)} ${unknown.join(", ")}`;
};

/** The rows that lead a product of a series and head the table of its series. */
export function leadingRows(): JSONField {
  return rowKeys(
    "leading",
    say("Leading figures"),
    say(
      "The rows that tell products of this series apart, the most important first. They open each product's page and head the table of the series, before the rows that a product itself marks as leading.",
    ),
  );
}

/** The rows that products of a series should state. */
export function calledForRows(): JSONField {
  return rowKeys(
    "calledFor",
    say("Rows that are called for"),
    say("What products of this series should state. The Specifications of a product say which of them are missing."),
  );
}

/** The rows that do not apply to any product of a series. */
export function inapplicableRows(): JSONField {
  return rowKeys(
    "inapplicable",
    say("Rows that do not apply"),
    say(
      "Rows that make no sense for this series, such as standby of a wired device. Comparisons say “does not apply” instead of “not stated”.",
    ),
  );
}

/** The rows that do not apply to a product. */
export function rowsWithout(): JSONField {
  return rowKeys(
    "without",
    say("It has none of"),
    say("What the product has not, such as Wi-Fi or Bluetooth. Comparisons say “none” instead of “not stated”."),
  );
}

/** Rows by their keys. */
function rowKeys(name: string, label: Bilingual, description: Bilingual): JSONField {
  return {
    type: "json",
    name,
    label,
    validate: validRows,
    typescriptSchema: [() => ({ type: "array", items: { type: "string" } })],
    admin: {
      components: {
        Field: "/admin/components/fields/spec-choices.tsx#SpecKeys",
        Diff: VALUE_DIFF,
        beforeInput: ["/admin/components/fields/spec-rows.tsx#SpecRows"],
      },
      description,
    },
  };
}

/** A product's specifications: one row per quantity of the dictionary, as a number, a range or a text. */
export function specs(): ArrayField {
  const numbers = [
    choice("prefix", say("Prefix"), PREFIX_NAMES, { optional: true }),
    quantity("value", say("Value"), { optional: true }),
    quantity("min", say("Minimum"), { optional: true }),
    quantity("max", say("Maximum"), { optional: true }),
  ];
  const words = localizedText("text", say("Text (words)"), { max: 300, optional: true });
  const fields: Field[] = [
    {
      type: "text",
      name: "key",
      label: say("Quantity (specification)"),
      required: true,
      validate: validRow,
      admin: { components: { Field: "/admin/components/fields/spec-choices.tsx#SpecKey" } },
    },
    row(...numbers.map((field) => Object.assign(field, { index: false, admin: { ...field.admin, condition: givesNumbers } }))),
    { ...words, admin: { ...words.admin, condition: givesText } },
    codes,
    localizedText("condition", say("Condition"), {
      max: 200,
      optional: true,
      description: say("Under which condition the value holds."),
    }),
    flag("highlight", say("Among the leading figures")),
  ];
  const field = list("specs", say("Specifications"), fields, { heading: "/admin/components/fields/spec-label.tsx#SpecLabel" });
  const components = { ...field.admin?.components, beforeInput: ["/admin/components/fields/spec-rows.tsx#SpecRows"] };
  return { ...field, admin: { ...field.admin, components } };
}
