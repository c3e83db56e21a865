import type { Language } from "#shared/languages.ts";

/** A text of the first pages. Languages without it get the English one, which staff translates at the desk. */
export interface OwnText {
  zh: string;
  en: string;
  de?: string;
  es?: string;
}

/** The values for all pages. */
export type WholeText = Required<OwnText>;

/** The initial text of a language of the site. */
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
  /** For services: whether the page is in the list of services. */
  listed?: boolean;
}
