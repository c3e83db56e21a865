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

/** Takes the ending off a word; gives the word as it is where it knows none. */
export type Stemmer = (word: string) => string;

/** The Snowball stemmers of the languages that have one. Polish has none there: its endings are found as slips are. */
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
 * The stemmers of a site in some languages; that of English always, because what is written in Latin letters between Chinese is mostly English.
 * They take small letters without accents, of which they make no word that anybody would write, but the same one of a text and of a query.
 */
export function stemmersOf(languages: readonly Language[]): Stemmer[] {
  const latin = languages.flatMap((language) => STEMMERS[language] ?? []);
  return [english, ...latin].map((stemmer) => only(LATIN, stemmer)).concat(languages.includes("ru") ? only(CYRILLIC, russian) : []);
}

/** Those of this site. */
export const SITE_STEMMERS: readonly Stemmer[] = stemmersOf(LANGUAGES);

/** A word without its ending, as each language of the site would take it off: `trackers` is `tracker`; other words as they are. */
export function stemsOf(term: string): string[] {
  return SITE_STEMMERS.map((stemmer) => stemmer(term));
}
