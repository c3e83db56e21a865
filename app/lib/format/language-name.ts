import { HTML_LANG, type Language } from "#shared/languages.ts";

/** What a language is called in a language: German in English, Deutsch in German. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames([HTML_LANG[language]], { type: "language" }).of(named) ?? named;
}
