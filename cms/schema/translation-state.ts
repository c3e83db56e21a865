import { isDeepStrictEqual } from "node:util";
import { languageOfLack, UNSAID } from "./missing-translations.ts";
import { DEFAULT_LANGUAGE, otherLanguages, type Language } from "#shared/languages.ts";
import { inLocale, isData, isEmpty, rowsOf, type Data } from "./data.ts";
import type { FieldNode } from "./field-tree.ts";

/**
 * How the languages of a record stand beside the default one. The database calls what is stored of it `translation`, by the language that it
 * was of at first.
 */

/** The languages that a record is translated into. */
const TARGETS = otherLanguages(DEFAULT_LANGUAGE);

/** How a field stands in a language: there is nothing, or the default language was changed after it. */
export type FieldState = "missing" | "older";

/** A field that is not complete in a language. */
export interface LackingField {
  name: string;
  /** The language; English by default. */
  language?: Language;
  /** Said where there is no page of the record in that language for want of this field, and the site is in more than two languages. */
  page?: true;
  state: FieldState;
  /** The texts of a group or a list that are older, by the names that forms give them; it may be known of the whole alone. */
  at?: string[];
}

/**
 * How a record stands in all other languages: as in the one in which it stands worst. With `none`, its name or its long text is not there
 * at all, so that there is no page of it in that language.
 */
export type TranslationState = "complete" | "older" | "missing" | "none";

/** The stored translation state of a record: the worst of all its languages, and the texts that they lack. */
export interface Translation {
  translation: TranslationState;
  translationLacks: LackingField[];
}

/** A record in all languages before and after a save. */
interface Save {
  /** Nothing for a new record. */
  before: Data | null;
  after: Data;
  /** The texts that it lacked before. */
  lacked: readonly LackingField[];
  /** Texts that were looked at and hold, and the language in which they do. */
  checked?: readonly string[];
  checkedIn?: Language | null;
}

/** The stored state of a record's translations. */
export interface StateOfTranslations {
  translation?: string | null | undefined;
  translationLacks?: unknown;
}

/** The languages of the site that there is no page of a record in. */
export function untranslatedIn(stored: StateOfTranslations): readonly Language[] {
  if (stored.translation !== "none") return [];
  // Of two languages, this is the other one.
  if (TARGETS.length <= 1) return TARGETS;
  return TARGETS.filter((target) => lackedBy({ ...stored }).some((field) => field.page && languageOfLack(field) === target));
}

/** The names of a record's required fields that a language lacks. */
export function missingIn(stored: StateOfTranslations, language: Language): readonly string[] {
  return lackedBy({ ...stored }).flatMap((field) => (field.state === "missing" && languageOfLack(field) === language ? [field.name] : []));
}

/** What a record lacked when it was stored last. */
export function lackedBy(stored: Data | null): LackingField[] {
  return (stored?.["translationLacks"] as LackingField[] | null | undefined) ?? [];
}

/** The translation state of a record after a save. An optional text may be the same in all languages. */
export function translationAfter(parts: FieldNode[], save: Save): Translation {
  const states = TARGETS.map((target) => stateIn(target, parts, save));
  const worstOfAll = (["none", "missing", "older"] as const).find((state) => states.some(({ translation }) => translation === state));
  return { translation: worstOfAll ?? "complete", translationLacks: states.flatMap(({ translationLacks }) => translationLacks) };
}

function stateIn(target: Language, parts: FieldNode[], { before, after, lacked, checked = [], checkedIn = target }: Save): Translation {
  const own = lacked.filter((field) => languageOfLack(field) === target);
  const older = new Map(own.filter(({ state }) => state === "older").map((field) => [field.name, field]));
  const missing = parts.flatMap((part): LackingField[] => {
    const { name } = part;
    const value = after[name];
    if (isMissing(part, value, target)) return [{ name, state: "missing" }];
    const was = before?.[name];
    const checkedKeys = checkedIn === target ? checked.filter((key) => key === name || key.startsWith(`${name}.`)) : [];
    const at = before === null ? [] : olderTexts(target, part, was, value, new Set(older.get(name)?.at), new Set(checkedKeys), name);
    if (isOlderAsAWhole(target, part, before && before[name], value, older.get(name)) && checkedKeys.length === 0)
      return [{ name, state: "older" }];
    if (at.length === 0) return [];
    return [{ name, state: "older", ...(part.kind !== "leaf" && { at }) }];
  });
  const { state, pages } = worst(parts, missing);
  for (const field of missing) {
    if (target !== UNSAID) field.language = target;
    if (TARGETS.length > 1 && field.state === "missing" && pages.has(field.name)) field.page = true;
  }
  return { translation: state, translationLacks: missing };
}

/** The texts of a part that were changed in the default language after they were in another one, by their names. */
function olderTexts(
  target: Language,
  part: FieldNode,
  before: unknown,
  after: unknown,
  wasOlder: ReadonlySet<string>,
  checked: ReadonlySet<string>,
  key: string,
): string[] {
  const within = (inner: FieldNode, from: unknown, to: Data, holder: string) =>
    olderTexts(target, inner, isData(from) ? from[inner.name] : undefined, to[inner.name], wasOlder, checked, `${holder}.${inner.name}`);
  if (part.kind === "group") return isData(after) ? part.parts.flatMap((inner) => within(inner, before, after, key)) : [];
  if (part.kind === "list") {
    const rowsById = new Map(rowsOf(before).map((row) => [row["id"], row]));
    return rowsOf(after).flatMap((row) =>
      part.parts.flatMap((inner) => within(inner, rowsById.get(row["id"]), row, `${key}.${String(row["id"])}`)),
    );
  }
  if (!part.localized || checked.has(key) || isEmpty(inLocale(after, target)) || differs(part, before, after, target)) return [];
  return wasOlder.has(key) || differs(part, before, after, DEFAULT_LANGUAGE) ? [key] : [];
}

/**
 * Whether a part is older still of which no more was known before: a text, or a list from before its texts were told apart.
 * @param before null where the earlier state is unknown
 */
function isOlderAsAWhole(target: Language, part: FieldNode, before: unknown, after: unknown, was: LackingField | undefined): boolean {
  if (!was || was.at || textsOf(part, after, target).length === 0) return false;
  return before === null || !differs(part, before, after, target);
}

function differs(part: FieldNode, before: unknown, after: unknown, locale: Language): boolean {
  return !isDeepStrictEqual(textsOf(part, before, locale), textsOf(part, after, locale));
}

/** How a record stands in a language, and the names of the fields without which there is no page of it. */
function worst(parts: FieldNode[], lacks: LackingField[]): { state: TranslationState; pages: ReadonlySet<string> } {
  const missing = new Set(lacks.filter(({ state }) => state === "missing").map(({ name }) => name));
  const name = parts.find((part) => part.kind === "leaf" && isNeeded(part));
  const pages = parts.filter((part) => part === name || (part.kind === "leaf" && part.field.type === "richText"));
  const isPageless = pages.some((part) => missing.has(part.name));
  const state = isPageless ? "none" : missing.size > 0 ? "missing" : lacks.length > 0 ? "older" : "complete";
  return { state, pages: new Set(pages.map((part) => part.name)) };
}

/** Whether every language needs a text: a required one, and a long one as soon as the default language has it. */
function isNeeded(part: FieldNode): boolean {
  if (part.kind !== "leaf" || !part.localized) return false;
  return part.field.type === "richText" || (isRequired(part) && part.field.type !== "upload");
}

function isRequired({ field }: FieldNode): boolean {
  return "required" in field && Boolean(field.required);
}

/** Whether a text that is needed is not there in a language. */
function isMissing(part: FieldNode, value: unknown, target: Language): boolean {
  if (part.kind === "leaf")
    return isNeeded(part) && isEmpty(inLocale(value, target)) && (isRequired(part) || !isEmpty(inLocale(value, DEFAULT_LANGUAGE)));
  if (part.kind === "group") return part.parts.some((inner) => isMissing(inner, isData(value) ? value[inner.name] : undefined, target));
  return rowsOf(value).some((row) => part.parts.some((inner) => isMissing(inner, row[inner.name], target)));
}

/** All that is written in a language, in its order. */
function textsOf(part: FieldNode, value: unknown, locale: Language): unknown[] {
  if (part.kind === "leaf") {
    const text = part.localized ? inLocale(value, locale) : null;
    return isEmpty(text) ? [] : [text];
  }
  const holders = part.kind === "list" ? rowsOf(value) : isData(value) ? [value] : [];
  return holders.flatMap((holder) => part.parts.flatMap((inner) => textsOf(inner, holder[inner.name], locale)));
}
