import type { Wording } from "./concepts.ts";
import type { TermQuery } from "./term-index.ts";
import { BOOST, type Boosts, type Field, NAMED } from "./field-boosts.ts";

/** Share of different letters for words of seven and more; one letter in words of five and six. */
const FUZZY = 0.25;

const FUZZY_LENGTH = 5;

const LONG_LENGTH = 7;

/** All concepts; all, also by characters of the same sound; one missing; any of them. */
export type MatchMode = "strict" | "sounds" | "most" | "any";

/** The queries for the words of a wording. The visitor may still be typing the last word. */
export function termQueries(
  { terms, pairs, weight, synonym, isNameOnly }: Wording,
  last: boolean,
  matchMode: MatchMode,
  boosts: Boosts,
): TermQuery<Field>[] {
  const where: [string, number][] = Object.entries(pairs ? { pairs: BOOST.pairs } : boosts);
  // A synonym matches names and descriptions only, not the texts of pages.
  const fields = where.filter(([field]) => (isNameOnly ? field in NAMED : !synonym || field !== "body"));
  const weighted = Object.fromEntries(fields.map(([field, boost]) => [field, boost * weight]));
  // Strict queries keep typed signs, others drop them.
  const searchable = matchMode === "strict" ? terms : terms.filter((term) => !/[%_\\]/.test(term));
  return searchable.map((term) => ({
    term,
    boosts: weighted,
    prefix: last && term === terms.at(-1) && !pairs && !synonym,
    compounds: pairs || synonym ? undefined : matchMode === "any" ? "any" : "known",
  }));
}

export function soundQuery(sound: string, { sound: boost = 0 }: Boosts): TermQuery<Field> {
  return { term: sound, boosts: { sound: boost }, prefix: true };
}

/** Maximum different letters of a word and of one that it may stand for. */
export function slipsIn(word: string): number {
  if (word.length < FUZZY_LENGTH) return 0;
  return word.length < LONG_LENGTH ? 1 : Math.round(word.length * FUZZY);
}
