import { SPEC_ROWS } from "#content/vocabulary/spec-rows.ts";
import { approvalsIn } from "./approvals.ts";
import { soundOf } from "./pinyin.ts";
import { quantitiesOf, type Quantity } from "./quantities.ts";
import { namesOfRegion, regionLike, regionsIn } from "./regions.ts";
import { SYNONYMS } from "./synonyms.ts";
import { anyOf, joined, pairsOf, plainText, saysSomething, stem, termsOf, wordsOf } from "./words.ts";

/** One way in which something that is looked for may be written: all of its terms must be there. */
export interface Wording {
  terms: string[];
  /** Pairs of characters rather than words. */
  pairs?: boolean;
  /** How much it counts beside what was typed itself, which counts 1. */
  weight: number;
  /** Another word for what was typed. */
  synonym?: boolean;
  /** Looked for in what things are called alone. */
  called?: boolean;
}

/** Something that a query asks for: one of its wordings must be there, or the quantity or approval be borne, or the networks of the region fit. */
export interface Concept {
  /** As it was typed. */
  typed: string;
  wordings: Wording[];
  quantity?: Quantity;
  /** Key of a region of use. */
  region?: string;
  /** Key of an approval that products bear. */
  approval?: string;
  /** How it sounds, if it is Chinese of some length: people take another character that sounds alike. */
  sound?: string;
}

/** How much a synonym counts, and what only the pairs of characters find. */
const SYNONYM = 0.6;
const PAIRS = 0.5;

/** What marks a phrase that answers the others of its group and is not answered by them. */
const ANSWERS = /^>/;
const PHRASES = new Map(
  SYNONYMS.flatMap((group) => {
    const answers = group.map((phrase) => plainText(phrase.replace(ANSWERS, "")));
    return group.flatMap((phrase) => (ANSWERS.test(phrase) ? [] : [[plainText(phrase), answers] as const]));
  }),
);
const ANY_PHRASE = anyOf(PHRASES.keys(), "s?");

/** What a query asks for. */
export function conceptsOf(query: string): Concept[] {
  let rest = plainText(query);
  const concepts: (Concept & { at: number })[] = [];
  const take = (at: number, typed: string, concept: Omit<Concept, "typed">) => {
    concepts.push({ ...concept, typed, at });
    rest = rest.slice(0, at) + " ".repeat(typed.length) + rest.slice(at + typed.length);
  };
  for (const { approval, text, start } of approvalsIn(rest)) take(start, text, { wordings: wordingsOf(text), approval });
  for (const { start, text, row, value } of quantitiesOf(rest)) {
    take(start, text, { wordings: wordingsOfQuantity(text, value), quantity: { row, value } });
  }
  for (const { region, name, text, start } of regionsIn(rest)) take(start, text, { wordings: wordingsOfPlace(name, region), region });
  for (const { 0: typed, index } of rest.matchAll(ANY_PHRASE)) take(index, typed, { wordings: synonymsOf(typed) });
  for (const { term, start, end } of joined(rest)) {
    const parts = wordsOf(rest.slice(start, end)).map((word) => word.term);
    take(start, rest.slice(start, end), {
      wordings: [{ terms: [term], weight: 1 }, ...(parts.length > 1 ? [{ terms: parts, weight: PAIRS }] : [])],
    });
  }
  for (const { 0: run, index } of rest.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)) {
    const wordings = wordingsOf(run);
    const sound = /\p{Script=Han}{2}/u.test(run) ? soundOf(run) : "";
    if (wordings.length > 0) concepts.push({ typed: run, wordings, ...(sound && { sound }), at: index });
  }
  return concepts.sort((one, other) => one.at - other.at);
}

/** Whether something is asked for by its words alone, and not by what products state. */
export function isWorded({ quantity, region, approval }: Concept): boolean {
  return !quantity && region === undefined && approval === undefined;
}

/** What a query asks for, where words that are nowhere are read as the places whose names they resemble. */
export function withPlacesMeant(concepts: readonly Concept[], isKnown: (concept: Concept) => boolean): Concept[] {
  return concepts.map((concept) => {
    const place = isWorded(concept) && !isKnown(concept) ? regionLike(concept.typed) : undefined;
    return place ? { typed: concept.typed, wordings: wordingsOfPlace(place.name, place.region), region: place.region } : concept;
  });
}

function synonymsOf(typed: string): Wording[] {
  const group = PHRASES.get(typed) ?? PHRASES.get(typed.replace(/s$/, "")) ?? [typed];
  const others = group.filter((phrase) => phrase !== typed);
  return [
    ...wordingsOf(typed),
    ...others.flatMap((phrase) => wordingsOf(phrase, SYNONYM)).map((wording) => Object.assign(wording, { synonym: true })),
  ];
}

/**
 * A number and its unit: as one term where both are short, `48v`, and else both of them, for `days` alone says nothing. What was reckoned
 * into another unit stands in no text.
 */
function wordingsOfQuantity(text: string, value: number): Wording[] {
  if (Number.parseFloat(text) !== value) return [];
  const [last = ""] = termsOf(text).slice(-1);
  return /\d/.test(last) ? [{ terms: [last], weight: 1 }] : wordingsOf(text);
}

/** A country or region: by its name, by its region's, and whatever is called after bands, which tells where devices work. */
function wordingsOfPlace(named: string, region: string): Wording[] {
  const others = namesOfRegion(region)
    .map((name) => plainText(name))
    .filter((name) => name !== named);
  const bands = [SPEC_ROWS.bands.zh, SPEC_ROWS.bands.en].map((name) => plainText(name));
  return [
    ...wordingsOfName(named, 1),
    ...others.flatMap((name) => wordingsOfName(name, SYNONYM)).map((wording) => Object.assign(wording, { synonym: true })),
    ...bands.flatMap((name) => wordingsOf(name, SYNONYM)).map((wording) => Object.assign(wording, { synonym: true, called: true })),
  ];
}

/** A name of several words is found as it is alone: the stems of United States are those of any unit in a state. */
function wordingsOfName(name: string, weight: number): Wording[] {
  return wordingsOf(name, weight).filter(({ terms, pairs }, at) => at === 0 || pairs || terms.length === 1);
}

/** The wordings of a run of text: by its words, and for Chinese by its pairs of characters too. `weight` is how much it counts. */
function wordingsOf(run: string, weight = 1): Wording[] {
  const words = wordsOf(run)
    .map(({ term }) => term)
    .filter(saysSomething);
  if (words.length === 0) return [];
  const pairs = pairsOf(run);
  const stems = words.map(stem);
  return [
    { terms: words, weight },
    ...(stems.some((term, index) => term !== words[index]) ? [{ terms: stems, weight }] : []),
    ...(pairs.length > 0 ? [{ terms: pairs, pairs: true, weight: weight * PAIRS }] : []),
  ];
}
