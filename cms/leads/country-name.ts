import type { Language } from "#shared/languages.ts";

const NAMES = {
  zh: new Intl.DisplayNames(["zh-CN"], { type: "region", fallback: "none" }),
  en: new Intl.DisplayNames(["en"], { type: "region", fallback: "none" }),
};

/** The name of a country by its ISO 3166-1 alpha-2 code; what is no code stays as it is. */
export function countryName(code: string | null | undefined, language: Language): string {
  if (!code) return "";
  return (/^[A-Z]{2}$/.test(code) && NAMES[language].of(code)) || code;
}
