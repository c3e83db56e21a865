import type { Language } from "#shared/languages.ts";

/** A text of the first pages. Languages that it is not written in get the English one, to be translated at the desk. */
export interface OwnText {
  zh: string;
  en: string;
  de?: string;
  es?: string;
}

/** A text that all pages are made with. */
export type WholeText = Required<OwnText>;

/** The text that a language of the site begins with. */
export function textIn(text: OwnText, language: Language): string {
  const texts: Partial<Record<Language, string>> = { ...text };
  return texts[language] ?? text.en;
}

/** A page of the collection `services` or `brands`; the bodies are Markdown. */
export interface OwnPage {
  collection: "services" | "brands";
  slug: string;
  title: OwnText;
  summary: OwnText;
  body: OwnText;
  /** Of services: whether the page stands in the list of services. */
  listed?: boolean;
}
