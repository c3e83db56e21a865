import { say } from "#shared/desk-texts/say.ts";
import { DEFAULT_LANGUAGE, KNOWN_LANGUAGES, otherLanguages, type DeskLanguage, type Language } from "#shared/languages.ts";
import { LANGUAGE_LABELS } from "./language-labels.ts";

/** The word for translations on a site with several target languages. */
const TRANSLATION: Record<DeskLanguage, string> = say("translation");

/** The desk's names of the source language and of the target of translations. */
export function languageNames(desk: DeskLanguage): { source: string; target: string } {
  const [only, ...more] = otherLanguages(DEFAULT_LANGUAGE);
  const target = only && more.length === 0 ? LANGUAGE_LABELS[only][desk] : TRANSLATION[desk];
  return { source: LANGUAGE_LABELS[DEFAULT_LANGUAGE][desk], target };
}

/** A text for each language from its name at the desk. */
export function forEachLanguage(desk: DeskLanguage, text: (name: string) => string): Record<Language, string> {
  return Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, text(LANGUAGE_LABELS[language][desk])])) as Record<
    Language,
    string
  >;
}

/** Subjects of answers to leads, in the sender's language or else in English. */
export const LEAD_SUBJECTS: Partial<Record<Language, string>> & { en: string } = {
  zh: "关于您的询盘",
  en: "Your enquiry",
  de: "Ihre Anfrage",
  es: "Su consulta",
};
