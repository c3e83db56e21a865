import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { LANGUAGES, type Language } from "#shared/languages.ts";

/** Removes a word's ending; returns an unknown word unchanged. */
export type Stemmer = (word: string) => string;

/** The Snowball stemmers of the languages that have one. Polish has none: forgiven slips cover its endings. */
const STEMMERS: Partial<Record<Language, Stemmer>> = {
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  tr: turkish,
};
const LATIN = /^\p{Script=Latin}{3,}$/u;
const CYRILLIC = /^\p{Script=Cyrillic}{3,}$/u;

function only(words: RegExp, stemmer: Stemmer): Stemmer {
  return (word) => (words.test(word) ? stemmer(word) : word);
}

/**
 * The stemmers of a site in some languages; always with English, because Latin letters between Chinese are mostly English.
 * They take lower-case letters without accents; their stems need not be real words, only equal for text and query.
 */
export function stemmersOf(languages: readonly Language[]): Stemmer[] {
  const latin = languages.flatMap((language) => STEMMERS[language] ?? []);
  return [english, ...latin].map((stemmer) => only(LATIN, stemmer)).concat(languages.includes("ru") ? only(CYRILLIC, russian) : []);
}

/** The stemmers of this site. */
export const SITE_STEMMERS: readonly Stemmer[] = stemmersOf(LANGUAGES);

/** A word without its ending in each language of the site: `trackers` is `tracker`; other words unchanged. */
export function stemsOf(term: string): string[] {
  return SITE_STEMMERS.map((stemmer) => stemmer(term));
}
