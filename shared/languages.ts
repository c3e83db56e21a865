/**
 * The languages of the site and how addresses carry them: the first one has no prefix, each other one has its code. The desk speaks
 * languages of its own, whatever those of the site are.
 */

import { singleSlashes } from "./lib/address.ts";

/** The facts about a language that a site in it needs. */
interface LanguageFacts {
  /** Its own name for itself. */
  name: string;
  /** Value of `<html lang>`, `hreflang` and `lang`, which fonts and hyphenation go by; the code itself where none is given. */
  html?: string;
  /** How its dates and numbers are written, where that is not as its code alone says. */
  formats?: string;
  /** Whether its stops bring their own room, so that no space stands between two sentences. */
  isDense?: boolean;
  /** Whether it is written from right to left. */
  isRightToLeft?: boolean;
  /** Whether the interface is translated into it (`app/i18n/locales`). */
  hasTexts?: boolean;
}

/** Every language that a site can be in, by its BCP-47 code: the setting `SITE_LANGUAGES` chooses among them (docs/languages.md). */
const KNOWN = {
  zh: { name: "中文", html: "zh-CN", isDense: true, hasTexts: true },
  en: { name: "English", formats: "en-GB", hasTexts: true },
  de: { name: "Deutsch", hasTexts: true },
  es: { name: "Español", hasTexts: true },
  fr: { name: "Français" },
  pt: { name: "Português" },
  it: { name: "Italiano" },
  nl: { name: "Nederlands" },
  pl: { name: "Polski" },
  ru: { name: "Русский" },
  ja: { name: "日本語", isDense: true },
  tr: { name: "Türkçe" },
  ar: { name: "العربية", isRightToLeft: true },
  cs: { name: "Čeština" },
  da: { name: "Dansk" },
  el: { name: "Ελληνικά" },
  fa: { name: "فارسی", isRightToLeft: true },
  fi: { name: "Suomi" },
  he: { name: "עברית", isRightToLeft: true },
  hu: { name: "Magyar" },
  id: { name: "Bahasa Indonesia" },
  ko: { name: "한국어" },
  no: { name: "Norsk", html: "nb" },
  ro: { name: "Română" },
  sv: { name: "Svenska" },
  th: { name: "ไทย" },
  uk: { name: "Українська" },
  vi: { name: "Tiếng Việt" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof KNOWN;
/** A text in every language of the site. */
export type Localized = Readonly<Record<Language, string>>;
/** The languages of the desk: of its labels, messages and mails to staff (docs/languages.md). */
export const DESK_LANGUAGES = ["zh", "en", "de"] as const satisfies readonly Language[];
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

export const KNOWN_LANGUAGES = Object.keys(KNOWN) as [Language, ...Language[]];

const FACTS: Readonly<Record<Language, LanguageFacts>> = KNOWN;

/** The languages of a site whose setting is not given. */
const USUAL = "zh,en";

/**
 * Reads the setting `SITE_LANGUAGES`.
 * @param setting codes joined by commas, in any case
 * @returns the languages in their order; null where one is unknown or named twice, or none is named
 */
export function readLanguages(setting: string): [Language, ...Language[]] | null {
  const codes = setting.split(",").map((code) => code.trim().toLowerCase());
  const [first, ...others] = codes.flatMap((code) => KNOWN_LANGUAGES.find((candidate) => candidate.toLowerCase() === code) ?? []);
  return first && others.length + 1 === codes.length && new Set(codes).size === codes.length ? [first, ...others] : null;
}

/**
 * The setting, in this process or for this document. It is read here, before anything else of the house, because lists, schemas and
 * patterns are made of it while modules are loaded; `cms/config/settings.ts` is what refuses a wrong one.
 */
function setting(): string {
  const setting = typeof document === "undefined" ? process.env["SITE_LANGUAGES"]?.trim() : document.documentElement?.dataset["languages"];
  return setting || USUAL;
}

/** The languages of this site, the default one first. */
export const LANGUAGES: readonly [Language, ...Language[]] = readLanguages(setting()) ?? ["zh", "en"];
/** The language whose addresses have no prefix, and in which required texts are required. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];
/** Languages that the site is not in: what a record says in one of them, from when the site was, is stored on and shown nowhere. */
export const RESTING_LANGUAGES: readonly Language[] = KNOWN_LANGUAGES.filter((language) => !LANGUAGES.includes(language));
/** Whether the site is in several languages: one in a single language has no prefix, switch, translations or `hreflang`. */
export const isMultilingual = LANGUAGES.length > 1;
/** The language of the desk for whoever reads none of them: that in which the site begins, or English. */
export const DESK_FALLBACK: DeskLanguage = DESK_LANGUAGES.find((language) => language === DEFAULT_LANGUAGE) ?? "en";

/** For `<html data-languages>`, by which the browser knows the site's languages; undefined where they are the usual ones. */
export const LANGUAGES_DATA: string | undefined = LANGUAGES.join(",") === USUAL ? undefined : LANGUAGES.join(",");

/** Cookie and localStorage key of the saved language; only the language switch writes them. */
export const LANGUAGE_KEY = "lang";
/** One year, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE = 31_536_000;

/** Value of `<html lang>`. */
export const HTML_LANG = forEach((language) => FACTS[language].html ?? language);
/** What the switch to a language is called: its own name for itself. */
export const LANGUAGE_NAME = forEach((language) => FACTS[language].name);
/** Value of `dir` where a language is written from right to left. */
export const DIRECTION = forEach((language) => (FACTS[language].isRightToLeft ? "rtl" : undefined));
/** The attributes of `<html>` that say in which language a document is, and from which side it is written. */
export const HTML_ATTRIBUTES = forEach((language) => `lang="${HTML_LANG[language]}"${DIRECTION[language] ? ' dir="rtl"' : ""}`);
/** How dates and numbers are written, for `Intl`. */
export const FORMAT_LOCALE = forEach((language) => FACTS[language].formats ?? HTML_LANG[language]);

function forEach<Fact>(fact: (language: Language) => Fact): Readonly<Record<Language, Fact>> {
  return Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, fact(language)])) as Record<Language, Fact>;
}

/** Makes a value for each language of the site. */
export function byLanguage<Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Made>;
}

/** Whether a value is the code of a language of this site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language in which the desk shows what the site says: its own where the site is in it. */
export function contentLanguage(desk: string): Language {
  return isLanguage(desk) ? desk : DEFAULT_LANGUAGE;
}

/** The other languages of the site, in its order. */
export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((other) => other !== language);
}

/**
 * The language in which pages of a language have their interface: its own, or where there is none in it, English if the site has that, or
 * else the default language.
 */
export function interfaceLanguage(language: Language): Language {
  const hasTexts = (one: Language) => FACTS[one].hasTexts === true;
  if (hasTexts(language)) return language;
  return !LANGUAGES.includes("en") && hasTexts(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : "en";
}

/** The other languages of the site in the order in which a text that is missing is looked for: the one of the interface first, so that a page is in one language. */
export function fallbackLanguages(language: Language): Language[] {
  const others = otherLanguages(language);
  const first = others.filter((other) => other === interfaceLanguage(language));
  return [...first, ...others.filter((other) => !first.includes(other))];
}

/**
 * The language in which a record is shown that has no page in another one.
 * @param untranslated the languages that there is no page of it in
 */
export function languageInstead(language: Language, untranslated: readonly Language[]): Language {
  return fallbackLanguages(language).find((other) => !untranslated.includes(other)) ?? DEFAULT_LANGUAGE;
}

/** The space between two sentences, or a sentence and the link behind it: none in Chinese, whose stops have their own. */
export function sentenceSpace(language: Language): string {
  return FACTS[language].isDense ? "" : " ";
}

/** What joins names in a list. */
export function listComma(language: Language): string {
  return FACTS[language].isDense ? "，" : ", ";
}

/** The sign between a label and its value. */
export function colon(language: Language): string {
  return FACTS[language].isDense ? "：" : ": ";
}

/** The prefix of an address in another than the default language. */
const PREFIX = isMultilingual ? new RegExp(`^/(${otherLanguages(DEFAULT_LANGUAGE).join("|")})(?=/|$)`, "i") : null;

/** The language that an address is in. */
export function languageOf(pathname: string): Language {
  const code = PREFIX?.exec(pathname)?.[1]?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === code) ?? DEFAULT_LANGUAGE;
}

/** The address without its language prefix: with English second, `/en/buy` and `/buy` are both `/buy`. */
export function sitePath(pathname: string): string {
  const path = singleSlashes(pathname);
  return (PREFIX ? path.replace(PREFIX, "") : path) || "/";
}

/**
 * The address of a site path in a language. A path that names a language itself stays as it is.
 * @param path path without language prefix, with query and hash if any; anything not starting with `/` is returned as it is
 */
export function localPath(path: string, language: Language): string {
  if (!path.startsWith("/")) return path;
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const safe = singleSlashes(pathname);
  if (language === DEFAULT_LANGUAGE || languageOf(safe) !== DEFAULT_LANGUAGE) return safe + rest;
  return (safe === "/" ? `/${language}` : `/${language}${safe}`) + rest;
}
