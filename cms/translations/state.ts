import type { CollectionSlug } from "payload";
import { inLocale, isData, isEmpty, type Data } from "../transfer/data.ts";
import type { Part } from "../transfer/shape.ts";

/** How the English of a field stands: there is none, or the Chinese was changed after it. */
export type FieldState = "missing" | "older";

/** A record and what its English lacks. */
export interface RecordState {
  collection: CollectionSlug;
  id: number;
  title: string;
  /** Whether visitors see it. */
  isLive: boolean;
  /** When its Chinese was changed last, and by whom. */
  changedAt: string;
  changedBy: string;
  /** Names of the fields that are not complete. A complete record has none. */
  fields: { name: string; state: FieldState }[];
}

/** When the texts of a record were changed last, by language and field; times as ISO text. */
export type Changes = Record<"zh" | "en", Map<string, string>>;

/** The fields of a record that lack their English, or whose Chinese was changed after it. What may be left out may be the same in both languages. */
export function statesOf(parts: Part[], data: Data, changes: Changes | undefined): RecordState["fields"] {
  return parts.flatMap((part): RecordState["fields"] => {
    if (isMissing(part, data[part.name])) return [{ name: part.name, state: "missing" }];
    const chinese = changes?.zh.get(part.name);
    const english = changes?.en.get(part.name) ?? "";
    return chinese && chinese > english && isTranslated(part, data[part.name]) ? [{ name: part.name, state: "older" }] : [];
  });
}

/** Whether a text that is needed is there in Chinese and not in English. */
function isMissing(part: Part, value: unknown): boolean {
  if (part.kind === "leaf") {
    const isNeeded = part.localized && "required" in part.field && Boolean(part.field.required);
    return isNeeded && !isEmpty(inLocale(value, "zh")) && isEmpty(inLocale(value, "en"));
  }
  if (part.kind === "group") return isData(value) && part.parts.some((inner) => isMissing(inner, value[inner.name]));
  return rowsOf(value).some((row) => part.parts.some((inner) => isMissing(inner, row[inner.name])));
}

/** Whether there is English in it. */
function isTranslated(part: Part, value: unknown): boolean {
  if (part.kind === "leaf") return part.localized && !isEmpty(inLocale(value, "en"));
  if (part.kind === "group") return isData(value) && part.parts.some((inner) => isTranslated(inner, value[inner.name]));
  return rowsOf(value).some((row) => part.parts.some((inner) => isTranslated(inner, row[inner.name])));
}

function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}
