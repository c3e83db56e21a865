import { isDeepStrictEqual } from "node:util";
import type { Language } from "#shared/languages.ts";
import { inLocale, isData, isEmpty, type Data } from "./data.ts";
import type { Part } from "./field-tree.ts";

/** How the English of a field stands: there is none, or the Chinese was changed after it. */
export type FieldState = "missing" | "older";

/** A field whose English is not complete. */
export interface LackingField {
  name: string;
  state: FieldState;
  /** The texts of a group or a list that are older, by the names that forms give them; it may be known of the whole alone. */
  at?: string[];
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
  /** Texts whose English was looked at and holds. */
  checked?: readonly string[];
}

/** What a record lacked when it was stored last. */
export function lackedBy(stored: Data | null): LackingField[] {
  return (stored?.["englishLacks"] as LackingField[] | null | undefined) ?? [];
}

/** How the English of a record stands after a save. What may be left out may be the same in both languages. */
export function englishAfter(parts: Part[], { before, after, lacked, checked = [] }: Save): English {
  const older = new Map(lacked.filter(({ state }) => state === "older").map((field) => [field.name, field]));
  const englishLacks = parts.flatMap((part): LackingField[] => {
    const { name } = part;
    const value = after[name];
    if (isMissing(part, value)) return [{ name, state: "missing" }];
    const was = before?.[name];
    const held = checked.filter((key) => key === name || key.startsWith(`${name}.`));
    const at = before === null ? [] : olderTexts(part, was, value, new Set(older.get(name)?.at), new Set(held), name);
    if (isOlderAsAWhole(part, before && before[name], value, older.get(name)) && held.length === 0) return [{ name, state: "older" }];
    if (at.length === 0) return [];
    return [{ name, state: "older", ...(part.kind !== "leaf" && { at }) }];
  });
  return { english: worst(parts, englishLacks), englishLacks };
}

/** The texts of a part whose Chinese was changed after their English, by their names. */
function olderTexts(
  part: Part,
  before: unknown,
  after: unknown,
  wasOlder: ReadonlySet<string>,
  checked: ReadonlySet<string>,
  key: string,
): string[] {
  const within = (inner: Part, from: unknown, to: Data, holder: string) =>
    olderTexts(inner, isData(from) ? from[inner.name] : undefined, to[inner.name], wasOlder, checked, `${holder}.${inner.name}`);
  if (part.kind === "group") return isData(after) ? part.parts.flatMap((inner) => within(inner, before, after, key)) : [];
  if (part.kind === "list") {
    const known = new Map(rowsOf(before).map((row) => [row["id"], row]));
    return rowsOf(after).flatMap((row) =>
      part.parts.flatMap((inner) => within(inner, known.get(row["id"]), row, `${key}.${String(row["id"])}`)),
    );
  }
  if (!part.localized || checked.has(key) || isEmpty(inLocale(after, "en")) || differs(part, before, after, "en")) return [];
  return wasOlder.has(key) || differs(part, before, after, "zh") ? [key] : [];
}

/**
 * Whether a part is older still of which no more was known before: a text, or a list from before its texts were told apart.
 * @param before null where nothing is known of what it was
 */
function isOlderAsAWhole(part: Part, before: unknown, after: unknown, was: LackingField | undefined): boolean {
  if (!was || was.at || textsOf(part, after, "en").length === 0) return false;
  return before === null || !differs(part, before, after, "en");
}

function differs(part: Part, before: unknown, after: unknown, locale: Language): boolean {
  return !isDeepStrictEqual(textsOf(part, before, locale), textsOf(part, after, locale));
}

function worst(parts: Part[], lacks: LackingField[]): EnglishState {
  const missing = new Set(lacks.filter(({ state }) => state === "missing").map(({ name }) => name));
  const name = parts.find((part) => part.kind === "leaf" && isNeeded(part));
  const pages = parts.filter((part) => part === name || (part.kind === "leaf" && part.field.type === "richText"));
  if (pages.some((part) => missing.has(part.name))) return "none";
  if (missing.size > 0) return "missing";
  return lacks.length > 0 ? "older" : "complete";
}

/** Whether a text is to be there in both languages: what is required, and a long text once it is written in Chinese. */
function isNeeded(part: Part): boolean {
  if (part.kind !== "leaf" || !part.localized) return false;
  return part.field.type === "richText" || (isRequired(part) && part.field.type !== "upload");
}

function isRequired({ field }: Part): boolean {
  return "required" in field && Boolean(field.required);
}

/** Whether a text that is needed is not there in English. */
function isMissing(part: Part, value: unknown): boolean {
  if (part.kind === "leaf")
    return isNeeded(part) && isEmpty(inLocale(value, "en")) && (isRequired(part) || !isEmpty(inLocale(value, "zh")));
  if (part.kind === "group") return part.parts.some((inner) => isMissing(inner, isData(value) ? value[inner.name] : undefined));
  return rowsOf(value).some((row) => part.parts.some((inner) => isMissing(inner, row[inner.name])));
}

/** All that is written in a language, in its order. */
function textsOf(part: Part, value: unknown, locale: Language): unknown[] {
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
