import type { Language } from "#shared/languages.ts";
import { isData, rowsOf, type Data } from "../../schema/data.ts";
import type { FieldNode } from "../../schema/field-tree.ts";

/**
 * A record in both languages as a save leaves it.
 * @param data the saved values, in one language
 * @param stored the record as the database holds it, in both
 */
export function inBothLanguages(parts: FieldNode[], data: Data, stored: Data, locale: Language): Data {
  return Object.fromEntries(parts.map((part) => [part.name, mergeValue(part, data[part.name], stored[part.name], locale)]));
}

function mergeValue(part: FieldNode, value: unknown, stored: unknown, locale: Language): unknown {
  if (part.kind === "leaf")
    return part.localized ? { ...(isData(stored) && stored), ...(value !== undefined && { [locale]: value }) } : value;
  if (part.kind === "group") return inBothLanguages(part.parts, isData(value) ? value : {}, isData(stored) ? stored : {}, locale);
  const storedRows = new Map(rowsOf(stored).map((row) => [row["id"], row]));
  return rowsOf(value).map((row) =>
    Object.assign(inBothLanguages(part.parts, row, storedRows.get(row["id"]) ?? {}, locale), { id: row["id"] }),
  );
}
