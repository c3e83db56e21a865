import { DEFAULT_LANGUAGE, KNOWN_LANGUAGES, otherLanguages, type DeskLanguage, type Language } from "#shared/languages.ts";
import { LANGUAGE_LABELS } from "./language-labels.ts";

/** What translations are called where the site has them in more than one language. */
const TRANSLATION: Record<DeskLanguage, string> = { zh: "译文", en: "translation" };

/** What the desk calls the language that is translated from, and what it is translated into. */
export function languageNames(desk: DeskLanguage): { source: string; target: string } {
  const [only, ...more] = otherLanguages(DEFAULT_LANGUAGE);
  const target = only && more.length === 0 ? LANGUAGE_LABELS[only][desk] : TRANSLATION[desk];
  return { source: LANGUAGE_LABELS[DEFAULT_LANGUAGE][desk], target };
}

/** A text for each language, made of what the desk calls it. */
export function forEachLanguage(desk: DeskLanguage, text: (name: string) => string): Record<Language, string> {
  return Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, text(LANGUAGE_LABELS[language][desk])])) as Record<
    Language,
    string
  >;
}

/** What an answer to a lead is called, in the language of whoever has sent it; in English where there is nothing for it. */
export const LEAD_SUBJECTS: Partial<Record<Language, string>> & { en: string } = {
  zh: "关于您的询盘",
  en: "Your enquiry",
  de: "Ihre Anfrage",
  es: "Su consulta",
};
