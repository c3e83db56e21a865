import type { Language } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { termName, termsOf, type Vocabulary } from "#shared/vocabulary/terms.ts";

/** A term as pages offer it. */
export interface Term {
  key: string;
  name: string;
}

/** What a term is called in a language. */
export function termIn(vocabulary: Vocabulary, key: string, language: Language): string {
  return nameIn(termName(vocabulary, key), language);
}

/** Those terms of a list that something has, in the order of the list. @param had the keys that records have */
export function termsAmong(vocabulary: Vocabulary, had: Iterable<string>, language: Language): Term[] {
  const remaining = new Set(had);
  const ordered = [...termsOf(vocabulary).keys()].filter((key) => remaining.delete(key));
  return [...ordered, ...remaining].map((key) => ({ key, name: termIn(vocabulary, key, language) }));
}

/** The keys that the addresses of a list take. */
export function termKeys(vocabulary: Vocabulary): string[] {
  return [...termsOf(vocabulary).keys()];
}
