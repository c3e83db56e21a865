import { DEFAULT_LANGUAGE, otherLanguages, type Language } from "#shared/languages.ts";

/** The suffix of columns in other languages than the default one. */
const SUFFIXES = otherLanguages(DEFAULT_LANGUAGE).map((language) => ({ language, suffix: `_${language}` }));

/** Name of a column in a language: `name` in the default one, `name_en`. */
export function columnIn(name: string, locale: Language): string {
  return locale === DEFAULT_LANGUAGE ? name : `${name}_${locale}`;
}

/** The language of a column, and its name without the suffix. */
export function languageOfColumn(column: string): { language: Language; name: string } {
  const match = SUFFIXES.find(({ suffix }) => column.endsWith(suffix));
  return match ? { language: match.language, name: column.slice(0, -match.suffix.length) } : { language: DEFAULT_LANGUAGE, name: column };
}
