import { nameIn } from "#shared/vocabulary/name-in.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { choicesIn, type Choice } from "./choices.ts";
import type { Need } from "#app/data/index/needs.server.ts";
import { isDeviceNumber, needsIn, needsOfCompound, NO_NEEDS, phrasesOf, type AskedNeed, type NeedPhrases } from "./needs.ts";
import { soundOf } from "./pinyin.ts";
import { quantitiesOf, type Quantity } from "./quantities.ts";
import type { Decimals } from "#shared/specification/numerals.ts";
import { NAMED_IN, namesOfRegion, regionLike, regionsIn, type AskedRegion } from "./regions.ts";
import { SITE_STEMMERS, stemsOf } from "./stems.ts";
import { ABROAD, SYNONYMS } from "./synonyms.ts";
import {
  anyOf,
  compact,
  joinedWords,
  pairsOf,
  plainText,
  saysSomething,
  signedIn,
  termsOf,
  withUmlautsRead,
  withUmlautsSpelt,
  wordsOf,
  type Word,
} from "./words.ts";

/** One way to write a search term: all of its terms must occur. */
export interface Wording {
  terms: string[];
  /** Pairs of characters rather than words. */
  pairs?: boolean;
  /** Weight relative to the typed words, which count 1. */
  weight: number;
  /** A synonym of the typed words. */
  synonym?: boolean;
  /** Searches names only. */
  isNameOnly?: boolean;
}

/**
 * One demand of a query: one of its wordings must occur. Products match quantities, choices and regions by their stated values: their
 * rating includes the quantity, they have the choice, or their networks cover the region.
 */
export interface Concept {
  /** The typed text. */
  typed: string;
  wordings: Wording[];
  quantity?: Quantity;
  /** Key of a region of use. */
  region?: string;
  /** A country of the region, by its code of ISO 3166-1. */
  country?: string;
  choice?: Choice;
  /** The needs with this name; their answers come first. */
  needs?: readonly Need[];
  /** The sound of longer Chinese, because people confuse characters that sound alike. */
  sound?: string;
}

/** Weights of a synonym, and of matches by pairs of characters only. */
const SYNONYM = 0.6;
const PAIRS = 0.5;

/** Marks a phrase that answers the others of its group, but not the reverse. */
const ANSWERS = /^>/;
/** The searched phrases, each with those that answer it. */
const PHRASE_ANSWERS = SYNONYMS.flatMap((group) => {
  const answers = group.map((phrase) => plainText(phrase.replace(ANSWERS, "")));
  return group.flatMap((phrase) => (ANSWERS.test(phrase) ? [] : [[plainText(phrase), answers] as const]));
});
const PHRASES = new Map(PHRASE_ANSWERS.map(([phrase, answers]) => [compact(phrase), answers]));
/** The phrases with synonyms. */
export const KNOWN_PHRASES: readonly string[] = PHRASE_ANSWERS.map(([phrase]) => phrase);
const ANY_PHRASE = anyOf(KNOWN_PHRASES, "s?");

/** Words of other languages, and their English translations. */
const ENGLISH = new Map(
  Object.entries(ABROAD).flatMap(([english, words]) =>
    words.flatMap((word) => [plainText(word), plainText(withUmlautsSpelt(word))].map((name) => [name, english] as const)),
  ),
);
const ANY_ABROAD = anyOf(ENGLISH.keys(), "(?:e?s)?");

/**
 * A plain query with foreign words replaced by English: `rastreador` is a tracker. Those in a longer phrase of a need stay: `Akku leer`.
 * @param typed receives the replaced words, by the English ones
 */
function inEnglish(plain: string, typed: Map<string, string>, phrases: NeedPhrases): string {
  let needs: readonly AskedNeed[] | undefined;
  return plain.replaceAll(ANY_ABROAD, (word, at: number) => {
    needs ??= needsIn(plain, phrases);
    const isPart = ({ start, text }: AskedNeed) => text.length > word.length && start <= at && start + text.length >= at + word.length;
    if (needs.some(isPart)) return word;
    const english = ENGLISH.get(word) ?? ENGLISH.get(word.replace(/s$/, "")) ?? ENGLISH.get(word.replace(/es$/, ""));
    if (english) typed.set(english, word);
    return english ?? word;
  });
}

/** What a device's number is searched as: it leads to where one reports a fault of that device. */
const DEVICE = "imei";

/** Whether a word has synonyms, or is one of another language. */
function isKnownPhrase(word: string): boolean {
  return PHRASES.has(word) || ENGLISH.has(word);
}

/** Adds the original foreign words, which a site in that language has in its texts, in each spelling of their umlauts. */
function withTyped(concept: Concept, typed: ReadonlyMap<string, string>, spelt: ReadonlyMap<string, string>): Concept {
  const original = [...typed].reduce((text, [english, word]) => text.replace(english, word), concept.typed);
  if (original === concept.typed || !/^[\p{L}\s-]+$/u.test(original)) return concept;
  const spellings = new Set([original, withUmlautsRead(original), spelt.get(original) ?? original]);
  return { ...concept, wordings: [...[...spellings].flatMap((spelling) => wordingsOf(spelling)), ...concept.wordings] };
}

/**
 * Reads the concepts of a query.
 * @param decimals decimal separators in the query's language
 * @param phrases the phrases of the staff's needs
 */
export function conceptsOf(query: string, decimals: Decimals = "either", phrases: NeedPhrases = NO_NEEDS): Concept[] {
  const typedAbroad = new Map<string, string>();
  const plain = plainText(query);
  let rest = inEnglish(isDeviceNumber(plain) ? DEVICE : plain, typedAbroad, phrases);
  const concepts: (Concept & { at: number })[] = [];
  const addConcept = (at: number, typed: string, concept: Omit<Concept, "typed">) => {
    concepts.push({ ...concept, typed, at });
    rest = rest.slice(0, at) + " ".repeat(typed.length) + rest.slice(at + typed.length);
  };
  for (const { term, start } of signedIn(rest)) {
    const words = wordsOf(term).map((word) => word.term);
    addConcept(start, term, { wordings: [{ terms: [...words.filter(saysSomething), term], weight: 1 }] });
  }
  // A phrase of several words is no choice that one of them names: “CE certificate”.
  const addNeeds = (matches: (need: AskedNeed) => boolean) => {
    const spans = Array.from(rest.matchAll(ANY_PHRASE), ({ 0: text, index }) => ({ start: index, end: index + text.length }));
    const isWithin = ({ start, text }: AskedNeed) =>
      spans.some((phrase) => phrase.start <= start && phrase.end >= start + text.length && phrase.end - phrase.start > text.length);
    for (const need of needsIn(rest, phrases)) if (matches(need) && !isWithin(need)) addConcept(need.start, need.text, conceptOfNeed(need));
  };
  addNeeds(({ text }) => /\S\s+\S/.test(text));
  for (const { text, start, ...choice } of choicesIn(rest)) addConcept(start, text, { wordings: wordingsOfChoice(text, choice), choice });
  for (const { start, text, row, value } of quantitiesOf(rest, decimals)) {
    addConcept(start, text, { wordings: wordingsOfQuantity(text, value), quantity: { row, value } });
  }
  for (const { text, start, ...place } of regionsIn(rest)) addConcept(start, text, conceptOfPlace(place));
  addNeeds(() => true);
  for (const { term, start } of wordsOf(rest)) {
    const needs = needsOfCompound(term, phrases, isKnownPhrase);
    if (needs.length > 0) addConcept(start, term, conceptOfNeed({ text: term, needs }));
  }
  for (const { 0: typed, index } of rest.matchAll(ANY_PHRASE)) addConcept(index, typed, { wordings: synonymsOf(typed) });
  for (const joint of joinedWords(rest))
    addConcept(joint.start, rest.slice(joint.start, joint.end), { wordings: wordingsOfJoint(rest, joint) });
  for (const { 0: run, index } of rest.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)) {
    const wordings = wordingsOf(run);
    const sound = /\p{Script=Han}{2}/u.test(run) ? soundOf(run) : "";
    if (wordings.length > 0) concepts.push({ typed: run, wordings, ...(sound && { sound }), at: index });
  }
  const spelt = spellingsOfUmlauts(query);
  return concepts
    .sort((one, other) => one.at - other.at)
    .map((concept) => withTyped(concept, typedAbroad, spelt))
    .map((concept) => withNeeds(concept, phrases))
    .map((concept) => {
      const other = spelt.get(concept.typed);
      return other && isWorded(concept) ? Object.assign(concept, { wordings: [...concept.wordings, ...wordingsOf(other)] }) : concept;
    });
}

/** The plain words of a query with umlauts, each with its spelling without them. */
function spellingsOfUmlauts(query: string): Map<string, string> {
  const words = query.split(/\s/).map((word) => [plainText(word), plainText(withUmlautsSpelt(word))] as const);
  return new Map(words.filter(([word, spelt]) => word !== spelt));
}

/** Whether a concept searches words only, and no stated values. */
export function isWorded({ quantity, region, choice }: Concept): boolean {
  return !quantity && region === undefined && !choice;
}

/** Replaces unknown words by the places whose names they resemble. */
export function withPlacesMeant(concepts: readonly Concept[], isKnown: (concept: Concept) => boolean): Concept[] {
  return concepts.map((concept) => {
    const place = isWorded(concept) && !isKnown(concept) ? regionLike(concept.typed) : undefined;
    return place ? { typed: concept.typed, ...conceptOfPlace(place) } : concept;
  });
}

/** Reads two letters in unknown words as umlauts: `kuehlkette` is Kühlkette. */
export function withUmlautsMeant(concepts: readonly Concept[], isKnown: (concept: Concept) => boolean): Concept[] {
  return concepts.map((concept) => {
    const withUmlauts = withUmlautsRead(concept.typed);
    return withUmlauts !== concept.typed && isWorded(concept) && !isKnown(concept)
      ? { ...concept, wordings: [...concept.wordings, ...wordingsOf(withUmlauts)] }
      : concept;
  });
}

/**
 * Reads unknown words in letters as Chinese of that sound: `weilan` is 围栏.
 * @param wordsBySound the indexed words by their sounds
 */
export function withSoundsMeant(
  concepts: readonly Concept[],
  wordsBySound: ReadonlyMap<string, readonly string[]>,
  isKnown: (concept: Concept) => boolean,
): Concept[] {
  return concepts.map((concept) => {
    const words = isWorded(concept) ? wordsBySound.get(concept.typed) : undefined;
    return words && !isKnown(concept)
      ? { ...concept, wordings: [...concept.wordings, ...words.flatMap((word) => synonymsOf(word))] }
      : concept;
  });
}

function synonymsOf(typed: string): Wording[] {
  const name = compact(typed);
  const group = PHRASES.get(name) ?? PHRASES.get(name.replace(/s$/, "")) ?? [];
  const others = group.filter((phrase) => phrase !== typed);
  return [
    ...wordingsOf(typed),
    ...others.flatMap((phrase) => wordingsOf(phrase, SYNONYM)).map((wording) => Object.assign(wording, { synonym: true })),
  ];
}

/** Letters and digits that belong together: as one term, and by its parts. */
function wordingsOfJoint(plain: string, { term, start, end }: Word): Wording[] {
  const parts = wordsOf(plain.slice(start, end)).map((word) => word.term);
  return [{ terms: [term], weight: 1 }, ...(parts.length > 1 ? [{ terms: parts, weight: PAIRS }] : [])];
}

/** Wordings of a finder value in texts: a degree as it is, other values by their names. */
function wordingsOfChoice(text: string, { facet }: Choice): Wording[] {
  const [joint] = facet === "ip" ? joinedWords(text) : [];
  return joint ? wordingsOfJoint(text, joint) : synonymsOf(text);
}

/**
 * A number and its unit: as one term where both are short, `48v`, and else both of them, for `days` alone says nothing. No text
 * contains a converted quantity.
 */
function wordingsOfQuantity(text: string, value: number): Wording[] {
  if (Number.parseFloat(text) !== value) return [];
  const [last = ""] = termsOf(text).slice(-1);
  return /\d/.test(last) ? [{ terms: [last], weight: 1 }] : wordingsOf(text);
}

/** Wordings of a need: the typed words; without answers, all its other names, too. */
function conceptOfNeed({ text, needs }: Pick<AskedNeed, "text" | "needs">): Omit<Concept, "typed"> {
  const unanswered = needs.filter(({ answers }) => answers.length === 0);
  const others = unanswered.flatMap(phrasesOf).filter((phrase) => phrase !== text);
  const synonyms = others.flatMap((phrase) => wordingsOf(phrase, SYNONYM)).map((wording) => Object.assign(wording, { synonym: true }));
  return { wordings: [...synonymsOf(text), ...synonyms], needs };
}

/** A choice, a place or a quantity may also be the name of a need: FCC. */
function withNeeds(concept: Concept, { byPhrase }: NeedPhrases): Concept {
  const needs = isWorded(concept) ? undefined : byPhrase.get(compact(concept.typed));
  return needs ? { ...concept, needs } : concept;
}

function conceptOfPlace({ region, country, name }: Pick<AskedRegion, "region" | "country" | "name">): Omit<Concept, "typed"> {
  return { wordings: wordingsOfPlace(name, region), region, ...(country !== undefined && { country }) };
}

/** Wordings of a country or region: its name, its region's, and names of bands, which tell where devices work. */
function wordingsOfPlace(placeName: string, region: string): Wording[] {
  const others = namesOfRegion(region)
    .map((name) => plainText(name))
    .filter((name) => name !== placeName);
  const bands = new Set(NAMED_IN.map((language) => plainText(nameIn(specName("bands"), language))));
  return [
    ...wordingsOfName(placeName, 1),
    ...others.flatMap((name) => wordingsOfName(name, SYNONYM)).map((wording) => Object.assign(wording, { synonym: true })),
    ...[...bands]
      .flatMap((name) => wordingsOf(name, SYNONYM))
      .map((wording) => Object.assign(wording, { synonym: true, isNameOnly: true })),
  ];
}

/** Searches a name of several words as a whole: the stems of United States are those of any unit in a state. */
function wordingsOfName(name: string, weight: number): Wording[] {
  return wordingsOf(name, weight).filter(({ terms, pairs }, index) => index === 0 || pairs || terms.length === 1);
}

/** The wordings of a run of text: its words, and for Chinese also its pairs of characters, at this weight. */
function wordingsOf(run: string, weight = 1): Wording[] {
  const words = wordsOf(run)
    .map(({ term }) => term)
    .filter(saysSomething);
  if (words.length === 0) return [];
  const pairs = pairsOf(run);
  const stemmed = distinct(SITE_STEMMERS.map((stemmer) => words.map(stemmer)).filter((stems) => stems.join(" ") !== words.join(" ")));
  // A hyphenated word also matches without it, and only so where one part says nothing: `anti-theft`, `LTE-M`.
  const joint = /^[a-z\d]+(?:-[a-z\d]+)+$/.test(run) ? compact(run) : "";
  const ofJoint = joint ? [joint, ...new Set(stemsOf(joint))].map((term) => ({ terms: [term], weight })) : [];
  if (joint && words.some((word) => word.length === 1)) return ofJoint;
  return [
    ...ofJoint,
    { terms: words, weight },
    ...stemmed.map((terms) => ({ terms, weight })),
    ...(pairs.length > 0 ? [{ terms: pairs, pairs: true, weight: weight * PAIRS }] : []),
  ];
}

function distinct(lists: string[][]): string[][] {
  return [...new Map(lists.map((list) => [list.join(" "), list])).values()];
}
