import { DEFAULT_LANGUAGE, otherLanguages, type DeskLanguage, type Language } from "#shared/languages.ts";

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };
export type Data = Record<string, Value>;

/** The languages of the demonstration content. */
const WRITTEN: readonly Language[] = ["zh", "en"] satisfies DeskLanguage[];

/** The site's languages besides the default one in which the demonstration has content; missing texts fall back. */
export const ALSO_SEEDED = otherLanguages(DEFAULT_LANGUAGE).filter((language) => WRITTEN.includes(language));

/** The demonstration's language for a language of the site. */
export function writtenIn(language: Language): DeskLanguage {
  return language === "zh" ? "zh" : "en";
}

/**
 * A record of a content file as the CMS expects it in one language: names in camelCase, and for English the `_en` twins instead of the
 * Chinese texts. A text without a twin is the same in both.
 */
export function inLanguage(record: object, language: DeskLanguage): Data {
  const data: Data = {};
  for (const [name, value] of Object.entries(record)) {
    if (name.endsWith("_en")) continue;
    const english = (record as Record<string, Value>)[`${name}_en`];
    data[camelCase(name)] = valueIn(language === "en" && english !== undefined ? english : (value as Value), language);
  }
  return data;
}

function valueIn(value: Value, language: DeskLanguage): Value {
  if (Array.isArray(value)) return value.map((item) => valueIn(item, language));
  if (typeof value === "object" && value !== null) return inLanguage(value, language);
  return value;
}

/** The same data with the row ids of a stored document, so that a second language updates the rows of the first. */
export function withRowIds(data: Data, stored: object): Data {
  const rows = stored as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const row = rows[name];
      if (!Array.isArray(value) || !Array.isArray(row)) return [name, value];
      return [name, value.map((item, index) => withRowId(item, row[index]))];
    }),
  );
}

function withRowId(item: Value, stored: unknown): Value {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  if (typeof stored !== "object" || stored === null || !("id" in stored)) return item;
  return { ...withRowIds(item, stored), id: stored.id as string };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
