/** Lists that staff sorts records by. Which terms they have on a site, records say; code knows those that a site begins with. */
import { SOLUTION_USES } from "./catalogue.ts";
import { ARTICLE_CATEGORIES, DOWNLOAD_KINDS, FAQ_TOPICS } from "./library.ts";
import type { Name, Names } from "./names.ts";
import { SPEC_GROUPS } from "./spec-rows.ts";

/** The terms that a site begins with, by the collections that hold them. */
export const FIRST_TERMS = {
  "spec-groups": SPEC_GROUPS,
  "solution-uses": SOLUTION_USES,
  "download-kinds": DOWNLOAD_KINDS,
  "faq-topics": FAQ_TOPICS,
  "article-categories": ARTICLE_CATEGORIES,
} as const satisfies Record<string, Names>;

/** A list of terms: the collection that holds them. */
export type Vocabulary = keyof typeof FIRST_TERMS;
export const VOCABULARIES = Object.keys(FIRST_TERMS) as Vocabulary[];

/** Whether a collection is one of those that hold terms. */
export function isVocabulary(collection: string): collection is Vocabulary {
  return Object.hasOwn(FIRST_TERMS, collection);
}

/** The terms of a list by their keys, in their order. */
type Terms = ReadonlyMap<string, Name>;

/** A term as forms offer it. */
export interface TermOption {
  value: string;
  label: Name;
}

interface InForce {
  terms: Record<Vocabulary, Terms>;
  options: Record<Vocabulary, TermOption[]>;
}

/** Kept once in the process: Next bundles a copy of this module of its own. */
const IN_FORCE = Symbol.for("waymark.terms");
const shared = globalThis as { [IN_FORCE]?: InForce };

function inForce(): InForce {
  return (shared[IN_FORCE] ??= {
    terms: byVocabulary(firstTerms),
    options: byVocabulary((vocabulary) => optionsOf(firstTerms(vocabulary))),
  });
}

/** Puts the terms of a list in force, in the order in which they are shown. Without any those are that a site begins with. */
export function putTermsInForce(vocabulary: Vocabulary, terms: Terms): void {
  const now = terms.size > 0 ? terms : firstTerms(vocabulary);
  inForce().terms[vocabulary] = now;
  inForce().options[vocabulary].splice(0, Infinity, ...optionsOf(now));
}

/** The terms in force of a list, by their keys. */
export function termsOf(vocabulary: Vocabulary): Terms {
  return inForce().terms[vocabulary];
}

/** What a term is called; its key where there is no such term. */
export function termName(vocabulary: Vocabulary, key: string): Name {
  return termsOf(vocabulary).get(key) ?? { zh: key, en: key };
}

/** The terms in force of a list as forms offer them: always the same list, whose entries change with the terms. */
export function termOptions(vocabulary: Vocabulary): TermOption[] {
  return inForce().options[vocabulary];
}

function firstTerms(vocabulary: Vocabulary): Terms {
  return new Map(Object.entries<Name>(FIRST_TERMS[vocabulary]));
}

function optionsOf(terms: Terms): TermOption[] {
  return [...terms].map(([value, label]) => ({ value, label }));
}

function byVocabulary<Value>(make: (vocabulary: Vocabulary) => Value): Record<Vocabulary, Value> {
  return Object.fromEntries(VOCABULARIES.map((vocabulary) => [vocabulary, make(vocabulary)])) as Record<Vocabulary, Value>;
}
