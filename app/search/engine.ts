import { conceptsOf, type Concept, type Wording } from "./concepts.ts";
import type { SearchDocument, SearchKind } from "./document.ts";
import { soundTerms } from "./pinyin.ts";
import { bears, type Quantity } from "./quantities.ts";
import { TermIndex, type Scores, type TermQuery } from "./term-index.ts";
import { bodyTermsOf, pairsOf, plainText, termsOf } from "./words.ts";

/** A document as it is kept: what it is found by is in the index. */
export type KeptDocument = Omit<SearchDocument, "words" | "texts" | "body" | "other">;

/** A document that was found. */
export interface Hit {
  document: KeptDocument;
  score: number;
}

/** What was found for a query. */
export interface Found {
  /** Best first. */
  hits: Hit[];
  /** True when nothing has all that was asked for, and these come nearest. */
  near: boolean;
  concepts: Concept[];
}

export interface FindOptions {
  /** Looks at names alone. */
  titlesOnly?: boolean;
  /** Hits wanted, at most. */
  limit?: number;
}

/** Keeps documents and finds them again. */
export interface SearchEngine {
  /** Takes documents in; those with a key that is known take the place of the old ones. */
  put: (...documents: readonly SearchDocument[]) => void;
  /** Adds the text of a document's page, if the document is there and came without one. */
  putBody: (key: string, body: string) => void;
  remove: (keys: readonly string[]) => void;
  keys: () => string[];
  find: (query: string, options?: FindOptions) => Found;
}

/** What counts how much: what something is called before what is said of it. */
const BOOST = { code: 12, title: 6, pairs: 4, sound: 4, words: 3, text: 1, body: 0.3, other: 1.5 };
/** The same where names alone are looked at. */
const TITLE_BOOST = { code: BOOST.code, title: BOOST.title, pairs: BOOST.pairs, sound: BOOST.sound };
/** What visitors mostly look for. */
const KIND_BOOST: Record<SearchKind, number> = { product: 1.6, solution: 1.4, page: 1.2, faq: 1.1, article: 1, video: 0.9, download: 0.85 };
/** Part of a word's letters that may differ, for words of at least four. */
const FUZZY = 0.25;
const FUZZY_LENGTH = 4;
/** Fewer hits than this make the search more lenient. */
const ENOUGH = 3;

type Lenience = "strict" | "fuzzy" | "any";
type Field = keyof typeof BOOST;
type Boosts = Partial<Record<Field, number>>;

const FIELDS = Object.keys(BOOST) as Field[];
const WHOLE_WORDS: Field[] = ["body"];
/** More than any score: what bears a quantity by its figures, and what is called exactly what was typed. */
const BEARS = 100;
const EXACT = 10_000;

/** An engine for one language. */
export function searchEngine(): SearchEngine {
  const index = new TermIndex(FIELDS, WHOLE_WORDS);
  const ordinals = new Map<string, number>();
  const documents: (KeptDocument | undefined)[] = [];
  /** Documents by what they are called: exactly so typed, they come first. */
  const called = new Map<string, Set<number>>();
  /** Those that state quantities. */
  const stating = new Set<number>();

  function scored(concepts: Concept[], sound: string, lenience: Lenience, boosts: Boosts): Scores {
    const worded = concepts.filter(({ quantity }) => !quantity);
    const asked = concepts.flatMap((concept) => (concept.quantity ? [bearing(concept, concept.quantity, boosts)] : []));
    if (worded.length === 0 && !sound) return index.all(asked);
    const last = worded.at(-1);
    const parts = worded.map((concept) => ofConcept(concept, concept === last, lenience, boosts));
    const all = lenience === "any" ? index.any(parts) : index.all(parts);
    const said = sound ? index.any([all, index.find(soundQuery(sound, lenience, boosts))]) : all;
    const found = index.none();
    for (const ordinal of said.ordinals) {
      if (lenience !== "any" && asked.some(({ values }) => values[ordinal] === 0)) continue;
      found.ordinals.push(ordinal);
      found.values[ordinal] = asked.reduce(
        (sum, { values }) => sum + (values[ordinal] ?? 0),
        (said.values[ordinal] ?? 0) * KIND_BOOST[documents[ordinal]?.kind ?? "download"],
      );
    }
    return found;
  }

  function ofConcept({ wordings }: Concept, last: boolean, lenience: Lenience, boosts: Boosts): Scores {
    return index.any(wordings.map((wording) => index.all(termQueries(wording, last, lenience, boosts).map((query) => index.find(query)))));
  }

  /** What bears a quantity, or has it in its words. */
  function bearing(concept: Concept, quantity: Quantity, boosts: Boosts): Scores {
    const found = index.any([index.none(), ofConcept(concept, false, "strict", boosts)]);
    for (const ordinal of stating) {
      if (!bears(documents[ordinal]?.stated ?? {}, quantity)) continue;
      if (found.values[ordinal] === 0) found.ordinals.push(ordinal);
      found.values[ordinal] = (found.values[ordinal] ?? 0) + BEARS;
    }
    return found;
  }

  function forget(key: string): void {
    const ordinal = ordinals.get(key);
    const document = ordinal === undefined ? undefined : documents[ordinal];
    if (ordinal === undefined || !document) return;
    for (const name of namesOf(document)) called.get(name)?.delete(ordinal);
    index.remove(ordinal);
    stating.delete(ordinal);
    ordinals.delete(key);
    documents[ordinal] = undefined;
  }

  return {
    put(...added) {
      for (const document of added) {
        const { words: _words, texts: _texts, body: _body, other: _other, ...kept } = document;
        forget(document.key);
        const ordinal = index.add(indexed(document));
        ordinals.set(document.key, ordinal);
        documents[ordinal] = kept;
        if (kept.stated) stating.add(ordinal);
        for (const name of namesOf(kept)) called.set(name, (called.get(name) ?? new Set()).add(ordinal));
      }
    },
    putBody(key, body) {
      const ordinal = ordinals.get(key);
      if (ordinal !== undefined) index.extend(ordinal, "body", bodyTermsOf(body));
    },
    remove(keys) {
      for (const key of keys) forget(key);
    },
    keys: () => [...ordinals.keys()],
    find(query, { titlesOnly = false, limit = Infinity } = {}) {
      const concepts = conceptsOf(query);
      const plain = plainText(query).trim();
      const sound = /^[a-z' ]{2,}$/.test(plain) ? plain.replaceAll(/[' ]/g, "") : "";
      const exact = new Set([...(called.get(plain) ?? []), ...(called.get(compact(plain)) ?? [])]);
      const search = (lenience: Lenience): Hit[] => {
        const { ordinals: found, values } = scored(concepts, sound, lenience, titlesOnly ? TITLE_BOOST : BOOST);
        const scoreOf = (ordinal: number) => (values[ordinal] ?? 0) + (exact.has(ordinal) ? EXACT : 0);
        return best(found, scoreOf, limit).flatMap((ordinal) => {
          const document = documents[ordinal];
          return document ? [{ document, score: scoreOf(ordinal) }] : [];
        });
      };
      const strict = search("strict");
      if (strict.length >= ENOUGH) return { hits: strict, near: false, concepts };
      const fuzzy = together(strict, search("fuzzy"));
      if (fuzzy.length > 0) return { hits: fuzzy, near: false, concepts };
      return { hits: search("any"), near: true, concepts };
    },
  };
}

/** The documents with the highest scores, those first; as many as `limit`. */
function best(found: number[], scoreOf: (ordinal: number) => number, limit: number): number[] {
  const byScore = (one: number, other: number) => scoreOf(other) - scoreOf(one) || one - other;
  if (found.length <= limit) return found.toSorted(byScore);
  const top: number[] = [];
  for (const ordinal of found) {
    const last = top.at(-1);
    if (top.length === limit && last !== undefined && byScore(last, ordinal) <= 0) continue;
    let at = top.length;
    while (at > 0 && byScore(top[at - 1] ?? 0, ordinal) > 0) at -= 1;
    top.splice(at, 0, ordinal);
    top.length = Math.min(top.length, limit);
  }
  return top;
}

/** What a document is called, as somebody would type it who knows it. */
function namesOf({ code, title }: KeptDocument): string[] {
  return [plainText(title), ...(code ? [code.toLowerCase()] : [])];
}

function compact(plain: string): string {
  return plain.replaceAll(/[ -]/g, "");
}

function indexed({ kind, code, title, words, texts, body, excerpt, other }: SearchDocument): Record<Field, string[]> {
  const sounding = kind === "product" || kind === "solution" || kind === "page";
  return {
    code: code ? termsOf(code) : [],
    title: termsOf(title),
    pairs: pairsOf(title),
    sound: sounding ? soundTerms(`${title} ${other[0] ?? ""}`) : [],
    words: termsOf(words.join(" ; ")),
    text: termsOf([excerpt, ...texts].join(" ; ")),
    body: body ? bodyTermsOf(body) : [],
    other: termsOf(other.join(" ; ")),
  };
}

/** The words of a wording. The last word of a query may still be being typed. */
function termQueries({ terms, pairs, weight }: Wording, last: boolean, lenience: Lenience, boosts: Boosts): TermQuery<Field>[] {
  const where: Boosts = pairs ? { pairs: BOOST.pairs } : boosts;
  const weighted = Object.fromEntries(Object.entries(where).map(([field, boost]) => [field, boost * weight]));
  return terms.map((term) => ({
    term,
    boosts: weighted,
    prefix: last && term === terms.at(-1) && !pairs,
    distance: lenience !== "strict" && /^[a-z]+$/.test(term) ? slipsIn(term) : 0,
  }));
}

function soundQuery(sound: string, lenience: Lenience, { sound: boost = 0 }: Boosts): TermQuery<Field> {
  return { term: sound, boosts: { sound: boost }, prefix: true, distance: lenience === "strict" ? 0 : slipsIn(sound) };
}

/** Letters of a word that may differ. */
function slipsIn(word: string): number {
  return word.length >= FUZZY_LENGTH ? Math.round(word.length * FUZZY) : 0;
}

/** The hits of both, those of the first one first. */
function together(first: Hit[], second: Hit[]): Hit[] {
  const seen = new Set(first.map(({ document }) => document.key));
  return [...first, ...second.filter(({ document }) => !seen.has(document.key))];
}
