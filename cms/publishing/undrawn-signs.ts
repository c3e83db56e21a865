import type { CollectionSlug, GlobalSlug } from "payload";
import { product } from "#shared/content/product.ts";
import { shownOn } from "#shared/definition/define.ts";
import { undrawnSigns } from "../documents/printable.ts";
import { isData, type Data } from "../schema/data.ts";

/** What a datasheet prints of records, by their fields. */
const PRINTED: Partial<Record<CollectionSlug | GlobalSlug, readonly string[]>> = {
  products: shownOn(product.fields, "datasheet").map(([name]) => name),
  accessories: ["model", "name"],
  series: ["name"],
  site: ["name", "legalName", "phone", "salesEmail"],
};

/** The signs of a record, in any language, for which datasheets have an empty box. */
export function undrawnIn(entity: CollectionSlug | GlobalSlug, record: Data): string[] {
  return undrawnSigns((PRINTED[entity] ?? []).map((field) => textOf(record[field])).join(" "));
}

/** All that is written in a value of whatever form. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  return isData(value) ? textOf(Object.values(value)) : "";
}
