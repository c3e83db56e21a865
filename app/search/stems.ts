import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as indonesian } from "@orama/stemmers/indonesian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";
import { LANGUAGES, type Language } from "#shared/languages.ts";

/** Removes a word's ending; returns an unknown word unchanged. */
export type Stemmer = (word: string) => string;

const LATIN = /^\p{Script=Latin}{3,}$/u;
const CYRILLIC = /^\p{Script=Cyrillic}{3,}$/u;

function only(words: RegExp, stemmer: Stemmer): Stemmer {
  return (word) => (words.test(word) ? stemmer(word) : word);
}

/** The Snowball stemmers of the languages that have one. Others, such as Polish and Czech, have none. */
const STEMMERS: Partial<Record<Language, Stemmer>> = {
  ar: only(/^\p{Script=Arabic}{3,}$/u, arabic),
  da: only(LATIN, danish),
  de: only(LATIN, german),
  el: only(/^\p{Script=Greek}{3,}$/u, greek),
  es: only(LATIN, spanish),
  fi: only(LATIN, finnish),
  fr: only(LATIN, french),
  hu: only(LATIN, hungarian),
  id: only(LATIN, indonesian),
  it: only(LATIN, italian),
  nl: only(LATIN, dutch),
  no: only(LATIN, norwegian),
  pt: only(LATIN, portuguese),
  ro: only(LATIN, romanian),
  ru: only(CYRILLIC, russian),
  sv: only(LATIN, swedish),
  tr: only(LATIN, turkish),
  uk: only(CYRILLIC, ukrainian),
};

/**
 * The stemmers of a site in some languages; always with English, because Latin letters between Chinese are mostly English.
 * They take lower-case letters without accents; their stems need not be real words, only equal for text and query.
 */
export function stemmersOf(languages: readonly Language[]): Stemmer[] {
  return [only(LATIN, english), ...languages.flatMap((language) => STEMMERS[language] ?? [])];
}

/** The stemmers of this site. */
export const SITE_STEMMERS: readonly Stemmer[] = stemmersOf(LANGUAGES);

/** A word without its ending in each language of the site: `trackers` is `tracker`; other words unchanged. */
export function stemsOf(term: string): string[] {
  return SITE_STEMMERS.map((stemmer) => stemmer(term));
}
