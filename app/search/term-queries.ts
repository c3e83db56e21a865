import type { Wording } from "./concepts.ts";
import type { TermQuery } from "./term-index.ts";
import { BOOST, type Boosts, type Field, NAMED } from "./field-boosts.ts";

/** Part of a word's letters that may differ, for words of seven and more; one letter in words of five and six. */
const FUZZY = 0.25;

const FUZZY_LENGTH = 5;

const LONG_LENGTH = 7;

/** All as it was typed; slips forgiven; one thing missing, but no slips; anything at all. */
export type MatchMode = "strict" | "fuzzy" | "most" | "any";

export function allowsTypos(matchMode: MatchMode): boolean {
  return matchMode === "fuzzy" || matchMode === "any";
}

/** The words of a wording. The last word of a query may still be being typed. */
export function termQueries(
  { terms, pairs, weight, synonym, called }: Wording,
  last: boolean,
  matchMode: MatchMode,
  boosts: Boosts,
): TermQuery<Field>[] {
  const where: [string, number][] = Object.entries(pairs ? { pairs: BOOST.pairs } : boosts);
  // Another word for what was typed is looked for in what things are called and said to be, and not in the texts of pages.
  const fields = where.filter(([field]) => (called ? field in NAMED : !synonym || field !== "body"));
  const weighted = Object.fromEntries(fields.map(([field, boost]) => [field, boost * weight]));
  // Signs are asked for as they were typed, and else forgotten.
  const searchable = matchMode === "strict" ? terms : terms.filter((term) => !/[%_\\]/.test(term));
  return searchable.map((term) => ({
    term,
    boosts: weighted,
    prefix: last && term === terms.at(-1) && !pairs && !synonym,
    compounds: pairs || synonym ? undefined : allowsTypos(matchMode) ? "any" : "known",
    distance: allowsTypos(matchMode) && !synonym && /^[a-z]+$/.test(term) ? slipsIn(term) : 0,
  }));
}

export function soundQuery(sound: string, matchMode: MatchMode, { sound: boost = 0 }: Boosts): TermQuery<Field> {
  return { term: sound, boosts: { sound: boost }, prefix: true, distance: allowsTypos(matchMode) ? slipsIn(sound) : 0 };
}

/** Letters of a word that may differ. */
export function slipsIn(word: string): number {
  if (word.length < FUZZY_LENGTH) return 0;
  return word.length < LONG_LENGTH ? 1 : Math.round(word.length * FUZZY);
}
