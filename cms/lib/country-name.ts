import { HTML_LANG, type Language } from "#shared/languages.ts";

/** Made at their first use. */
const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** The name of a country by its ISO 3166-1 alpha-2 code; another text stays as it is. */
export function countryName(code: string | null | undefined, language: Language): string {
  if (!code) return "";
  names[language] ??= new Intl.DisplayNames([HTML_LANG[language]], { type: "region", fallback: "none" });
  return (/^[A-Z]{2}$/.test(code) && names[language].of(code)) || code;
}
