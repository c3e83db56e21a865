import type { CollectionSlug, GlobalSlug } from "payload";
import { contentKind } from "#shared/content/index.ts";
import { shownOn } from "#shared/definition/define.ts";
import { undrawnSigns } from "../documents/printable.ts";
import { isData, type Data } from "../schema/data.ts";

/** The fields of the company that a datasheet prints. */
const OF_COMPANY = ["name", "legalName", "phone", "salesEmail"];

/** The fields of a record, or of the company, that a datasheet prints. */
function printedFields(entity: CollectionSlug | GlobalSlug): readonly string[] {
  return entity === "site" ? OF_COMPANY : shownOn(contentKind(entity)?.fields ?? {}, "datasheet").map(([name]) => name);
}

/** The signs of a record, in any language, for which datasheets have an empty box. */
export function undrawnIn(entity: CollectionSlug | GlobalSlug, record: Data): string[] {
  return undrawnSigns(
    printedFields(entity)
      .map((field) => textOf(record[field]))
      .join(" "),
  );
}

/** All texts within a value of any form. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  return isData(value) ? textOf(Object.values(value)) : "";
}
