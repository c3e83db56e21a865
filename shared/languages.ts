/** The two languages of the site and how addresses carry them: Chinese has no prefix, English has `/en`. */

import { singleSlashes } from "./lib/address.ts";

export const LANGUAGES = ["zh", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "zh";

/** Cookie and localStorage key of the saved language; only the language switch writes them. */
export const LANGUAGE_KEY = "lang";
/** One year, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE = 31_536_000;

/** Value of `<html lang>`. */
export const HTML_LANG: Record<Language, string> = { zh: "zh-CN", en: "en" };
/** What the switch to a language is called: its own name for itself. */
export const LANGUAGE_NAME: Record<Language, string> = { zh: "中文", en: "English" };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function otherLanguage(language: Language): Language {
  return language === "zh" ? "en" : "zh";
}

/** What stands between two sentences, or a sentence and the link behind it: the stops of Chinese bring their own room. */
export function sentenceSpace(language: Language): string {
  return language === "zh" ? "" : " ";
}

/** The language that an address is in. */
export function languageOf(pathname: string): Language {
  return /^\/en(?:\/|$)/i.test(pathname) ? "en" : DEFAULT_LANGUAGE;
}

/** The address without its language prefix: `/en/buy` and `/buy` are both `/buy`. */
export function sitePath(pathname: string): string {
  return singleSlashes(pathname).replace(/^\/en(?=\/|$)/i, "") || "/";
}

/**
 * The address of a site path in a language. A path that names English itself stays as it is.
 * @param path path without language prefix, with query and hash if any; anything not starting with `/` is returned as it is
 */
export function localPath(path: string, language: Language): string {
  if (!path.startsWith("/")) return path;
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const safe = singleSlashes(pathname);
  if (language === DEFAULT_LANGUAGE || languageOf(safe) === "en") return safe + rest;
  return (safe === "/" ? "/en" : `/en${safe}`) + rest;
}
