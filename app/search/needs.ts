import type { Need } from "#app/data/index/needs.server.ts";
import { paths } from "#app/lib/paths.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { anyOf, compact, phrasesIn, wordsOf } from "./words.ts";

/** Allowed ending of a phrase of letters: the plural of a singular. */
const PLURAL = "(?:e?s)?";

/** The plural of a phrase of letters in a consonant and y: ponies. */
function pluralInIes(phrase: string): string[] {
  const takesIes = phrase.endsWith("y") && !"aeiou ".includes(phrase.at(-2) ?? " ");
  return takesIes ? [`${phrase.slice(0, -1)}ies`] : [];
}

/** The phrases of needs, and the pattern that finds them in a query. */
export interface NeedPhrases {
  byPhrase: ReadonlyMap<string, readonly Need[]>;
  anyPhrase: RegExp;
}

export const NO_NEEDS: NeedPhrases = { byPhrase: new Map(), anyPhrase: anyOf([]) };

/** All names of a need, in plain text. */
export function phrasesOf({ name, words, abroad }: Need): string[] {
  return [...new Set([...LANGUAGES.map((language) => `${name[language]},${words[language]}`), abroad].flatMap(phrasesIn))];
}

/** Reads the phrases of all needs, once for the engines of all languages; a phrase stands for each need that has it. */
export const needPhrases = memoizeWeak((needs: readonly Need[]): NeedPhrases => {
  const byPhrase = new Map<string, Need[]>();
  const phrases = new Set<string>();
  for (const need of needs) {
    const own = phrasesOf(need);
    for (const phrase of own.concat(own.flatMap(pluralInIes))) {
      phrases.add(phrase);
      const name = compact(phrase);
      byPhrase.set(name, [...(byPhrase.get(name) ?? []), need]);
    }
  }
  return phrases.size === 0 ? NO_NEEDS : { byPhrase, anyPhrase: anyOf(phrases, PLURAL) };
});

/** The finder's order that answers a need; undefined for other needs. */
export function orderOf({ answers }: Need): string | undefined {
  const [path, query] = answers[0]?.split("?") ?? [];
  return path === paths.products ? (new URLSearchParams(query).get("sort") ?? undefined) : undefined;
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

/**
 * The needs in a plain query. Text without spaces matches only from the beginning of a word to the end of one: 马 is no horse in 马来西亚.
 */
export function needsIn(plain: string, { byPhrase, anyPhrase }: NeedPhrases): AskedNeed[] {
  if (byPhrase.size === 0) return [];
  const needsNamed = (text: string) => {
    const name = compact(text);
    return byPhrase.get(name) ?? byPhrase.get(name.replace(/s$/, "")) ?? byPhrase.get(name.replace(/es$/, "")) ?? [];
  };
  const words = wordsOf(plain);
  const isWhole = (text: string, start: number) =>
    !/\p{Script=Han}/u.test(text) || (words.some((word) => word.start === start) && words.some((word) => word.end === start + text.length));
  return Array.from(plain.matchAll(anyPhrase), ({ 0: text, index }) => ({ text, start: index, needs: needsNamed(text) })).filter(
    ({ text, start, needs }) => needs.length > 0 && isWhole(text, start),
  );
}
