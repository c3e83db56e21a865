import type { ArrayField, CollectionConfig, TextField } from "payload";
import { product } from "#shared/content/product.ts";
import { formFields } from "../fields/defined-fields.ts";
import { inOneForm, noTwin } from "../fields/model-code.ts";
import { nextFreeName } from "../fields/next-free-name.ts";
import { seo } from "../fields/seo.ts";
import { specs } from "../fields/specs.ts";
import { usedIn } from "../fields/used-in.ts";
import { order } from "../fields/values.ts";
import { validVariants } from "../fields/variants.ts";
import { content } from "./content.ts";
import { CATALOGUE } from "../lib/groups.ts";

/** Its fields are those of the definition; here stands what the desk checks of some, and what it makes of others. */
export const products: CollectionConfig = content({
  slug: "products",
  group: CATALOGUE,
  singular: { zh: "产品", en: "Product" },
  plural: { zh: "产品", en: "Products" },
  title: "code",
  columns: ["code", "thumbnail", "name", "series", "order", "_status"],
  sort: "order",
  fields: [
    ...formFields(product, {
      code: (field) => {
        const hooks = { beforeValidate: [inOneForm], beforeDuplicate: [nextFreeName(product.fields.code.max)] };
        return { ...field, unique: true, index: true, validate: noTwin, hooks } as TextField;
      },
      order,
      specs,
      variants: (field) => ({ ...(field as ArrayField), validate: validVariants }),
      seo,
    }),
    usedIn(),
  ],
});
