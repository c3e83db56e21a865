import { isDeepStrictEqual } from "node:util";
import type { ContentLocale } from "../locales.ts";
import { inLocale, isData, isEmpty, type Data } from "../transfer/data.ts";
import type { Part } from "../transfer/shape.ts";

/** How the English of a field stands: there is none, or the Chinese was changed after it. */
export type FieldState = "missing" | "older";

/** A field whose English is not complete. */
export interface LackingField {
  name: string;
  state: FieldState;
}

/** How the English of a record stands. With `none`, its name or its long text has no English at all, so there is no English page of it. */
export type EnglishState = "complete" | "older" | "missing" | "none";

/** What is kept with a record of how its English stands. A complete one lacks nothing. */
export interface English {
  english: EnglishState;
  englishLacks: LackingField[];
}

/** A record in both languages before and after a save. */
interface Save {
  /** Nothing for a new record. */
  before: Data | null;
  after: Data;
  /** What it lacked before. */
  lacked: readonly LackingField[];
}

/** What a record lacked when it was stored last. */
export function lackedBy(stored: Data | null): LackingField[] {
  return (stored?.["englishLacks"] as LackingField[] | null | undefined) ?? [];
}

/** How the English of a record stands after a save. What may be left out may be the same in both languages. */
export function englishAfter(parts: Part[], { before, after, lacked }: Save): English {
  const wasOlder = new Set(lacked.filter(({ state }) => state === "older").map(({ name }) => name));
  const englishLacks = parts.flatMap((part): LackingField[] => {
    const value = after[part.name];
    if (isMissing(part, value)) return [{ name: part.name, state: "missing" }];
    if (textsOf(part, value, "en").length === 0) return [];
    const differs = (locale: ContentLocale) =>
      before !== null && !isDeepStrictEqual(textsOf(part, before[part.name], locale), textsOf(part, value, locale));
    const isOlder = !differs("en") && (wasOlder.has(part.name) || differs("zh"));
    return isOlder ? [{ name: part.name, state: "older" }] : [];
  });
  return { english: worst(parts, englishLacks), englishLacks };
}

function worst(parts: Part[], lacks: LackingField[]): EnglishState {
  const missing = new Set(lacks.filter(({ state }) => state === "missing").map(({ name }) => name));
  const name = parts.find((part) => part.kind === "leaf" && isNeeded(part));
  const pages = parts.filter((part) => part === name || (part.kind === "leaf" && part.field.type === "richText"));
  if (pages.some((part) => missing.has(part.name))) return "none";
  if (missing.size > 0) return "missing";
  return lacks.length > 0 ? "older" : "complete";
}

/** Whether a text is to be there in both languages: what is required, and a long text that is written in Chinese. */
function isNeeded(part: Part): boolean {
  if (part.kind !== "leaf" || !part.localized) return false;
  return part.field.type === "richText" || ("required" in part.field && Boolean(part.field.required) && part.field.type !== "upload");
}

/** Whether a text that is needed is there in Chinese and not in English. */
function isMissing(part: Part, value: unknown): boolean {
  if (part.kind === "leaf") return isNeeded(part) && !isEmpty(inLocale(value, "zh")) && isEmpty(inLocale(value, "en"));
  if (part.kind === "group") return isData(value) && part.parts.some((inner) => isMissing(inner, value[inner.name]));
  return rowsOf(value).some((row) => part.parts.some((inner) => isMissing(inner, row[inner.name])));
}

/** All that is written in a language, in its order. */
function textsOf(part: Part, value: unknown, locale: ContentLocale): unknown[] {
  if (part.kind === "leaf") {
    const text = part.localized ? inLocale(value, locale) : null;
    return isEmpty(text) ? [] : [text];
  }
  const holders = part.kind === "list" ? rowsOf(value) : isData(value) ? [value] : [];
  return holders.flatMap((holder) => part.parts.flatMap((inner) => textsOf(inner, holder[inner.name], locale)));
}

function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}
