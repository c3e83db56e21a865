import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from "#shared/languages.ts";
import { isData } from "./data.ts";

/** The field in which a form sends the texts of its other language. It is never stored. */
export const OTHER_LANGUAGE = "otherLanguage";

/** What a form sends of its other language. A text is named by its path, with the numbers of rows where a form has their places: `specs.6a0f….condition`. */
export interface Sent {
  /** Changed texts. */
  texts: Record<string, string>;
  /** Texts whose translation was confirmed after a change in the default language. */
  checked: string[];
}

export const NOTHING_SENT: Sent = { texts: {}, checked: [] };

/** Reads what a form sent; null for anything no form sends. */
export function readSent(value: unknown): Sent | null {
  if (value === undefined || value === null) return NOTHING_SENT;
  if (!isData(value)) return null;
  const { texts = {}, checked = [] } = value;
  const isWhole =
    isData(texts) &&
    Object.values(texts).every((text) => typeof text === "string") &&
    Array.isArray(checked) &&
    checked.every((key) => typeof key === "string");
  return isWhole ? { texts: texts as Record<string, string>, checked: checked as string[] } : null;
}

/**
 * The language that a form shows beside its own: the default one beside any other, and beside the default one the first of the others.
 * @param locale of the form; none for the default language
 * @returns null on a site in one language, and where a request is in none of the site's
 */
export function languageBeside(locale: string | null | undefined): Language | null {
  const own = locale ?? DEFAULT_LANGUAGE;
  if (!isLanguage(own)) return null;
  return own === DEFAULT_LANGUAGE ? (LANGUAGES[1] ?? null) : DEFAULT_LANGUAGE;
}

/** The target language of a form: the one of its two that is not the default. */
export function translatedIn(locale: string | null | undefined): Language | null {
  return !locale || locale === DEFAULT_LANGUAGE ? languageBeside(locale) : isLanguage(locale) ? locale : null;
}

/** The field that the path of a fault names, and the language, if the fault is in the form's other one. */
export function faultAt(path: string): { field: string; locale: Language | null } {
  const locale = LANGUAGES.find((one) => path.endsWith(faultPath("", one))) ?? null;
  return { field: locale ? path.slice(0, -faultPath("", locale).length) : path, locale };
}

/** The path of a fault of a text in another language: that of its field, and the language. */
export function faultPath(path: string, locale: Language): string {
  return `${path}:${locale}`;
}
