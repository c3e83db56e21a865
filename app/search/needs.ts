import type { Need } from "#app/data/index/needs.server.ts";
import { paths } from "#app/lib/paths.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { anyOf, compact, phrasesIn, wordsOf } from "./words.ts";

/** Allowed ending of a phrase of letters: the plural of a singular. */
const PLURAL = "(?:e?s)?";

/** Small words behind others, which people put into a phrase or leave out: “where is (the) data stored”. */
const SMALL =
  /(?<=\S[ -])(?:the|an?|my|your|our|his|her|this|that|de[rnm]|die|das|eine?|einen|meine?|meinen|sich|mir|mich|el|l[ao]s?|una?|mis?|sus?|se|me)[ -]/g;

/** A phrase by which its spellings are known: without small words in it, separators and apostrophes. */
function keyOf(phrase: string): string {
  return lettersIn(phrase.replaceAll(SMALL, ""));
}

/** The plural of a phrase of letters in a consonant and y: ponies. */
function pluralInIes(phrase: string): string[] {
  const takesIes = phrase.endsWith("y") && !"aeiou ".includes(phrase.at(-2) ?? " ");
  return takesIes ? [`${phrase.slice(0, -1)}ies`] : [];
}

/** The needs by the keys of their phrases, and the phrases without small words, with their letters alone. */
export interface NeedPhrases {
  byPhrase: ReadonlyMap<string, readonly Need[]>;
  lettersOf: ReadonlyMap<string, string>;
}

export const NO_NEEDS: NeedPhrases = { byPhrase: new Map(), lettersOf: new Map() };

/** A text without separators and apostrophes. */
function lettersIn(text: string): string {
  return compact(text).replaceAll("'", "");
}

/** The phrases whose letters a plain text has: a pattern of these alone is compiled at once, one of all takes a second. */
function phrasesWithin(plain: string, { lettersOf }: NeedPhrases): string[] {
  const letters = `${lettersIn(plain)} ${keyOf(plain)}`;
  return [...lettersOf].filter(([, phrase]) => letters.includes(phrase)).map(([phrase]) => phrase);
}

/** All names of a need, in plain text. */
export function phrasesOf({ name, words, abroad }: Need): string[] {
  return [...new Set([...LANGUAGES.map((language) => `${name[language]},${words[language]}`), abroad].flatMap(phrasesIn))];
}

/** Reads the phrases of all needs, once for the engines of all languages; a phrase stands for each need that has it. */
export const needPhrases = memoizeWeak((needs: readonly Need[]): NeedPhrases => {
  const byPhrase = new Map<string, Need[]>();
  const lettersOf = new Map<string, string>();
  for (const need of needs) {
    const own = phrasesOf(need);
    for (const phrase of own.concat(own.flatMap(pluralInIes))) {
      const name = keyOf(phrase);
      lettersOf.set(phrase.replaceAll(SMALL, ""), name);
      byPhrase.set(name, [...new Set([...(byPhrase.get(name) ?? []), need])]);
    }
  }
  return { byPhrase, lettersOf };
});

/** The finder's order that answers a need; undefined for other needs. */
export function orderOf({ answers }: Need): string | undefined {
  const [path, query] = answers[0]?.split("?") ?? [];
  return path === paths.products ? (new URLSearchParams(query).get("sort") ?? undefined) : undefined;
}

/** Whether a page answers a need rather than a product or solution: help, papers, prices, the law. */
export function isQuestion({ answers: [first = ""] }: Need): boolean {
  return first !== "" && !first.startsWith(paths.products) && !first.startsWith(paths.solutions);
}

/** Whether words only ask for an order. */
export function ordersAlone(needs: readonly Need[] | undefined): boolean {
  return needs !== undefined && needs.length > 0 && needs.every((need) => orderOf(need) !== undefined);
}

/** A phrase of a need, and its position in a plain query. */
export interface AskedNeed {
  text: string;
  start: number;
  needs: readonly Need[];
}

/** Digits of a device's number: an IMEI has 15, a SIM card's 19 or 20, MEIDs and versions of IMEIs are between them. */
const DEVICE_NUMBER = { min: 14, max: 20 };

/** Whether a plain query is the number of a device or its SIM card, with or without separators. */
export function isDeviceNumber(plain: string): boolean {
  const digits = plain.replaceAll(/[\s/-]/g, "");
  return digits.length >= DEVICE_NUMBER.min && digits.length <= DEVICE_NUMBER.max && /^\d+$/.test(digits);
}

/** Letters that join the parts of a German compound. */
const JOINING = ["", "s", "es", "n", "en", "e", "er"];
/**
 * Letters of each part, at least, of the whole, and of a last part that is known alone: shorter words hold others by chance, as carpet and
 * controller do.
 */
const MIN_PART = 3;
const MIN_COMPOUND = 8;
const MIN_LAST = 7;

/**
 * The needs of a compound, those of its first part first: `hundehalsband`, `traktordiebstahl`; of one whose last part alone is known, those
 * of that: `rahmenvertrag`.
 * @param isKnown whether another part of the search knows a word: the synonyms, for instance
 */
export function needsOfCompound(word: string, { byPhrase }: NeedPhrases, isKnown: (word: string) => boolean): Need[] {
  if (word.length < MIN_COMPOUND || !/^[a-z]+$/.test(word)) return [];
  let ofLast: readonly Need[] = [];
  for (let end = word.length - MIN_PART; end >= MIN_PART; end -= 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    const lastNeeds = byPhrase.get(last) ?? [];
    if (lastNeeds.length > 0 && last.length >= MIN_LAST) ofLast = lastNeeds;
    if (lastNeeds.length === 0 && !isKnown(last)) continue;
    const needs = JOINING.flatMap((joint) =>
      first.endsWith(joint) ? (byPhrase.get(first.slice(0, first.length - joint.length)) ?? []) : [],
    );
    if (needs.length > 0) return [...new Set([...needs, ...lastNeeds])];
  }
  return [...ofLast];
}

/**
 * The needs in a plain query. Chinese matches to the end of a word, and a sign alone whole words only: 马 is no horse in 马来西亚, but
 * two signs and more may begin within one, for the dictionary does not know the trade's words: it cuts 牛耳标 before 标.
 */
export function needsIn(plain: string, phrases: NeedPhrases): AskedNeed[] {
  const { byPhrase } = phrases;
  const possible = phrasesWithin(plain, phrases);
  if (possible.length === 0) return [];
  const anyPhrase = anyOf(possible, PLURAL);
  const needsNamed = (text: string) => {
    const name = keyOf(text);
    return byPhrase.get(name) ?? byPhrase.get(name.replace(/s$/, "")) ?? byPhrase.get(name.replace(/es$/, "")) ?? [];
  };
  const words = wordsOf(plain);
  const isWhole = (text: string, start: number) => {
    if (!/\p{Script=Han}/u.test(text)) return true;
    const isBegun = words.some((word) => word.start === start);
    const isEnded = words.some((word) => word.end === start + text.length);
    return isEnded && (isBegun || text.length > 1);
  };
  const matches = Array.from(plain.matchAll(anyPhrase), ({ 0: text, index }) => ({ text, start: index }));
  const longer = spansWithSmall(plain, anyPhrase).map(([start, end]) => ({ text: plain.slice(start, end), start }));
  const isApart = ({ text, start }: { text: string; start: number }) =>
    longer.every((other) => start + text.length <= other.start || start >= other.start + other.text.length);
  return [...longer, ...matches.filter(isApart)]
    .map(({ text, start }) => ({ text, start, needs: needsNamed(text) }))
    .filter(({ text, start, needs }) => needs.length > 0 && isWhole(text, start));
}

/** Where phrases stand that have small words in them. */
function spansWithSmall(plain: string, anyPhrase: RegExp): [start: number, end: number][] {
  const small = Array.from(plain.matchAll(SMALL), ({ 0: word, index }) => ({ start: index, length: word.length }));
  if (small.length === 0) return [];
  /** The place in the whole text of one in the text without small words. */
  const placeOf = (place: number) => small.reduce((at, { start, length }) => (at >= start ? at + length : at), place);
  return Array.from(plain.replaceAll(SMALL, "").matchAll(anyPhrase), ({ 0: text, index }): [number, number] => [
    placeOf(index),
    placeOf(index + text.length - 1) + 1,
  ]).filter(([start, end]) => small.some((word) => word.start > start && word.start < end));
}
