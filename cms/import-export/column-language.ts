import { DEFAULT_LANGUAGE, otherLanguages, type Language } from "#shared/languages.ts";

/** What stands behind the name of a column that is not in the default language. */
const SUFFIXES = otherLanguages(DEFAULT_LANGUAGE).map((language) => ({ language, suffix: `_${language}` }));

/** Name of a column in a language: `name` in the default one, `name_en`. */
export function columnIn(name: string, locale: Language): string {
  return locale === DEFAULT_LANGUAGE ? name : `${name}_${locale}`;
}

/** The language of a column, and its name without it. */
export function languageOfColumn(column: string): { language: Language; name: string } {
  const match = SUFFIXES.find(({ suffix }) => column.endsWith(suffix));
  return match ? { language: match.language, name: column.slice(0, -match.suffix.length) } : { language: DEFAULT_LANGUAGE, name: column };
}
