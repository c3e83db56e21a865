import type { ArrayField, ArrayFieldValidation, CollectionConfig, GroupField, TextField, UIField } from "payload";
import { product } from "#shared/content/product.ts";
import { inOneForm, noTwin } from "../fields/model-code.ts";
import { nextFreeName } from "../fields/next-free-name.ts";
import { rowsWithout, specs } from "../fields/specs.ts";
import { say } from "#shared/desk-texts/say.ts";
import { array } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { content } from "./content.ts";

const SAME_CODE = (code: string): Bilingual => say("Two variants have the order code {code}.", { code });

/** Order codes must be unique, regardless of case. */
const validVariants: ArrayFieldValidation = (value, options) => {
  const codes = (Array.isArray(value) ? (value as { code?: unknown }[]) : []).flatMap(({ code }) =>
    typeof code === "string" ? [code.trim()] : [],
  );
  const lower = codes.map((code) => code.toLowerCase());
  const twice = codes.find((_, index) => lower.indexOf(lower[index] ?? "") < index);
  return twice ? inLanguage(SAME_CODE(twice), options.req.i18n.language) : array(value, options);
};

/** A picture of the product above the fields that say where something is in it. @param component in `cms/admin/components/fields/` */
const inPicture = (component: string): UIField => ({
  type: "ui",
  name: "picture",
  admin: { disableListColumn: true, components: { Field: `/admin/components/fields/${component}` } },
});

/** The desk's rules for some fields of a product, and derived values of others. */
export const products: CollectionConfig = content(product, {
  code: (field) => {
    const hooks = { beforeValidate: [inOneForm], beforeDuplicate: [nextFreeName(product.fields.code.max)] };
    return { ...field, unique: true, index: true, validate: noTwin, hooks } as TextField;
  },
  specs,
  without: rowsWithout,
  topView: (field) => {
    const group = field as GroupField;
    return { ...group, fields: [inPicture("body-in-picture.tsx#BodyInPicture"), ...group.fields] };
  },
  parts: (field) => {
    const array = field as ArrayField;
    return { ...array, fields: [...array.fields, inPicture("point-in-picture.tsx#PointInPicture")] };
  },
  variants: (field) => ({ ...(field as ArrayField), validate: validVariants }),
});
