/** The demonstration's products as the rules take them. */
import type { z } from "zod";
import type { Product as Specified, Wording } from "#shared/consistency/product.ts";
import { codesOf, specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { product } from "../schema.ts";

export type Product = z.infer<typeof product>;

/** Words of the demonstration, in either of its languages: both write a point before decimals. */
const inPoints = (text: string): Wording => ({ text, language: "en" });

/** A product's record as what sentences are measured by. */
export function specificationOf({ code, specs, purchase, materials }: Product): Specified {
  return {
    code,
    rows: specs.map(({ key, value, min, max, prefix, text = "", condition = "", codes = [] }) => ({
      key,
      names: [specDefinition(key)?.zh ?? "", specDefinition(key)?.en ?? ""].filter(Boolean),
      unit: specDefinition(key)?.unit ?? "",
      value,
      min,
      max,
      prefix,
      texts: [text, condition].filter(Boolean).map(inPoints),
      codes: [...codes, ...codes.map((one) => codesOf(key)[one]?.en ?? "")],
    })),
    purchase: {
      minimumOrder: purchase.minimum_order,
      sampleDays: purchase.sample_days,
      leadDays: purchase.lead_days,
      warrantyMonths: purchase.warranty_months,
      note: purchase.note,
    },
    materials: materials.map(({ material }) => inPoints(material)),
  };
}

const all = new WeakMap<readonly Product[], ReadonlyMap<string, Specified>>();

/** The same of all of them, by their codes. */
export function specifiedByCode(products: readonly Product[]): ReadonlyMap<string, Specified> {
  const specifications = all.get(products) ?? new Map(products.map((one) => [one.code, specificationOf(one)]));
  all.set(products, specifications);
  return specifications;
}
