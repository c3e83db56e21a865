/** The lists of terms by which staff sorts records. The terms are records; code knows only the initial ones. */
import { DESK_LANGUAGES, type DeskLanguage } from "../languages.ts";
import { SOLUTION_USES } from "./catalogue.ts";
import { ARTICLE_CATEGORIES, DOWNLOAD_KINDS, FAQ_TOPICS } from "./library.ts";
import { nameIn } from "./name-in.ts";
import type { Name, Names } from "./names.ts";
import { SPEC_GROUPS } from "./spec-rows.ts";

/** The initial terms, by their collections. */
export const FIRST_TERMS = {
  "spec-groups": SPEC_GROUPS,
  "solution-uses": SOLUTION_USES,
  "download-kinds": DOWNLOAD_KINDS,
  "faq-topics": FAQ_TOPICS,
  "article-categories": ARTICLE_CATEGORIES,
} as const satisfies Record<string, Names>;

/** A list of terms: its collection. */
export type Vocabulary = keyof typeof FIRST_TERMS;
export const VOCABULARIES = Object.keys(FIRST_TERMS) as Vocabulary[];

/** Whether a collection contains terms. */
export function isVocabulary(collection: string): collection is Vocabulary {
  return Object.hasOwn(FIRST_TERMS, collection);
}

/** The terms of a list by their keys, in their order. */
type Terms = ReadonlyMap<string, Name>;

/** A term as an option of a form. */
export interface TermOption {
  value: string;
  label: Record<DeskLanguage, string>;
}

interface InForce {
  terms: Record<Vocabulary, Terms>;
  options: Record<Vocabulary, TermOption[]>;
}

/** On the global object, because Next bundles its own copy of this module. */
const IN_FORCE = Symbol.for("waymark.terms");
const shared = globalThis as { [IN_FORCE]?: InForce };

function inForce(): InForce {
  return (shared[IN_FORCE] ??= {
    terms: byVocabulary(firstTerms),
    options: byVocabulary((vocabulary) => optionsOf(firstTerms(vocabulary))),
  });
}

/** Sets the current terms of a list, in order. Without any, the initial ones apply. */
export function putTermsInForce(vocabulary: Vocabulary, terms: Terms): void {
  const now = terms.size > 0 ? terms : firstTerms(vocabulary);
  inForce().terms[vocabulary] = now;
  inForce().options[vocabulary].splice(0, Infinity, ...optionsOf(now));
}

/** The current terms of a list, by their keys. */
export function termsOf(vocabulary: Vocabulary): Terms {
  return inForce().terms[vocabulary];
}

/** The name of a term; the key for an unknown one. */
export function termName(vocabulary: Vocabulary, key: string): Name {
  return termsOf(vocabulary).get(key) ?? { zh: key, en: key };
}

/** The current terms of a list as options: the same array every time, whose entries change with the terms. */
export function termOptions(vocabulary: Vocabulary): TermOption[] {
  return inForce().options[vocabulary];
}

function firstTerms(vocabulary: Vocabulary): Terms {
  return new Map(Object.entries<Name>(FIRST_TERMS[vocabulary]));
}

function optionsOf(terms: Terms): TermOption[] {
  const labelOf = (name: Name) =>
    Object.fromEntries(DESK_LANGUAGES.map((language) => [language, nameIn(name, language)])) as TermOption["label"];
  return [...terms].map(([value, name]) => ({ value, label: labelOf(name) }));
}

function byVocabulary<Value>(make: (vocabulary: Vocabulary) => Value): Record<Vocabulary, Value> {
  return Object.fromEntries(VOCABULARIES.map((vocabulary) => [vocabulary, make(vocabulary)])) as Record<Vocabulary, Value>;
}
