import type { ArrayField, CollectionConfig, TextField } from "payload";
import { product } from "#shared/content/product.ts";
import { inOneForm, noTwin } from "../fields/model-code.ts";
import { nextFreeName } from "../fields/next-free-name.ts";
import { rowsWithout, specs } from "../fields/specs.ts";
import { validVariants } from "../fields/variants.ts";
import { content } from "./content.ts";

/** The desk's rules for some fields of a product, and derived values of others. */
export const products: CollectionConfig = content(product, {
  code: (field) => {
    const hooks = { beforeValidate: [inOneForm], beforeDuplicate: [nextFreeName(product.fields.code.max)] };
    return { ...field, unique: true, index: true, validate: noTwin, hooks } as TextField;
  },
  specs,
  without: rowsWithout,
  variants: (field) => ({ ...(field as ArrayField), validate: validVariants }),
});
