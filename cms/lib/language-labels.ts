import { inDeskLanguages, type DeskText } from "#shared/desk-texts/say.ts";
import { KNOWN_LANGUAGES, type DeskLanguage, type Language } from "#shared/languages.ts";

const displayNames = inDeskLanguages((language) => new Intl.DisplayNames(language, { type: "language" }));

/** Names languages for the desk, which says 文 of a text where `Intl` says 语 of what is spoken. */
function nameLanguage(desk: DeskLanguage, language: Language): string {
  const name = displayNames[desk].of(language) ?? language;
  return desk === "zh" ? name.replace(/语$/, "文") : name;
}

/** The desk's names of the site's possible languages. */
export const LANGUAGE_LABELS = Object.fromEntries(
  KNOWN_LANGUAGES.map((language) => [language, inDeskLanguages((desk) => nameLanguage(desk, language))]),
) as Record<Language, DeskText>;
