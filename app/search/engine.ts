import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { conceptsOf, type Concept, type Wording } from "./concepts.ts";
import type { SearchDocument, SearchKind } from "./document.ts";
import { soundTerms } from "./pinyin.ts";
import { bears } from "./quantities.ts";
import { pairsOf, plainText, termsOf } from "./words.ts";

/** A document that was found. */
export interface Hit {
  document: SearchDocument;
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

/** Keeps documents and finds them again. The one place that knows by which library. */
export interface SearchEngine {
  /** Takes documents in; those with a key that is known take the place of the old ones. */
  put: (documents: readonly SearchDocument[]) => void;
  remove: (keys: readonly string[]) => void;
  keys: () => string[];
  find: (query: string, options?: { kind?: SearchKind; titlesOnly?: boolean }) => Found;
}

/** What counts how much: what something is called before what is said of it. */
const BOOST = { code: 12, title: 6, pairs: 4, sound: 4, words: 3, text: 1, other: 1.5 };
const TITLE_FIELDS = ["code", "title", "pairs", "sound"];
/** What visitors mostly look for. */
const KIND_BOOST: Record<SearchKind, number> = { product: 1.6, solution: 1.4, page: 1.2, faq: 1.1, article: 1, video: 0.9, download: 0.85 };
/** Part of a word's letters that may differ, for words of at least four. */
const FUZZY = 0.25;
const FUZZY_LENGTH = 4;
/** Fewer hits than this make the search more lenient. */
const ENOUGH = 3;

type Lenience = "strict" | "fuzzy" | "any";

interface Indexed extends Record<keyof typeof BOOST, string> {
  key: string;
}

/** An engine on MiniSearch, for one language. */
export function searchEngine(): SearchEngine {
  const known = new Map<string, SearchDocument>();
  const index = new MiniSearch<Indexed>({
    idField: "key",
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(" ").filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, boostDocument: (key) => KIND_BOOST[known.get(String(key))?.kind ?? "download"] },
  });

  function run(concepts: Concept[], sound: string, lenience: Lenience, fields: string[]): Hit[] {
    const worded = concepts.filter(({ quantity }) => !quantity);
    const asked = concepts.filter(({ quantity }) => quantity);
    const allowed = asked.map((concept) => bearing(concept, fields));
    const hits = (results: SearchResult[]) =>
      results.flatMap(({ id, score }) => {
        const document = known.get(String(id));
        return document ? [{ document, score }] : [];
      });
    if (worded.length === 0 && !sound) return best(allowed);
    const combineWith = lenience === "any" ? "OR" : "AND";
    const all: Query = { combineWith, queries: worded.map((concept, at) => conceptQuery(concept, at === worded.length - 1, lenience)) };
    const query: Query = sound ? { combineWith: "OR", queries: [all, soundQuery(sound, lenience)] } : all;
    const found = index.search(query, { fields, filter: ({ id }) => lenience === "any" || allowed.every((set) => set.has(String(id))) });
    return hits(found).sort((one, other) => rank(other, allowed) - rank(one, allowed));
  }

  /** What bears a quantity, or has it in its words: key and score. */
  function bearing({ quantity, wordings }: Concept, fields: string[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const { id, score } of index.search(
      { combineWith: "OR", queries: wordings.map((wording) => wordingQuery(wording, false, "strict")) },
      { fields },
    ))
      found.set(String(id), score);
    if (!quantity) return found;
    for (const { key, stated } of known.values()) if (stated && bears(stated, quantity)) found.set(key, 100 + (found.get(key) ?? 0));
    return found;
  }

  function best(allowed: Map<string, number>[]): Hit[] {
    const [first = new Map<string, number>(), ...others] = allowed;
    return [...first]
      .flatMap(([key, score]) => {
        const document = known.get(key);
        return document && others.every((set) => set.has(key)) ? [{ document, score: score * KIND_BOOST[document.kind] }] : [];
      })
      .sort((one, other) => other.score - one.score);
  }

  return {
    put(documents) {
      for (const document of documents) {
        if (known.has(document.key)) index.replace(indexed(document));
        else index.add(indexed(document));
        known.set(document.key, document);
      }
    },
    remove(keys) {
      for (const key of keys) if (known.delete(key)) index.discard(key);
    },
    keys: () => [...known.keys()],
    find(query, { kind, titlesOnly = false } = {}) {
      const concepts = conceptsOf(query);
      const plain = plainText(query).trim();
      const sound = /^[a-z' ]{2,}$/.test(plain) ? plain.replaceAll(/[' ]/g, "") : "";
      const fields = titlesOnly ? TITLE_FIELDS : Object.keys(BOOST);
      const search = (lenience: Lenience) =>
        exactFirst(run(concepts, sound, lenience, fields), plain).filter(({ document }) => !kind || document.kind === kind);
      const strict = search("strict");
      if (strict.length >= ENOUGH) return { hits: strict, near: false, concepts };
      const fuzzy = together(strict, search("fuzzy"));
      if (fuzzy.length > 0) return { hits: fuzzy, near: false, concepts };
      return { hits: search("any"), near: true, concepts };
    },
  };
}

function indexed({ key, kind, code, title, words, texts, excerpt, other }: SearchDocument): Indexed {
  const sounding = kind === "product" || kind === "solution" || kind === "page";
  return {
    key,
    code: code ? termsOf(code).join(" ") : "",
    title: termsOf(title).join(" "),
    pairs: pairsOf(title).join(" "),
    sound: sounding ? soundTerms(`${title} ${other[0] ?? ""}`).join(" ") : "",
    words: termsOf(words.join(" ; ")).join(" "),
    text: termsOf([excerpt, ...texts].join(" ; ")).join(" "),
    other: termsOf(other.join(" ; ")).join(" "),
  };
}

function conceptQuery({ wordings }: Concept, last: boolean, lenience: Lenience): Query {
  return { combineWith: "OR", queries: wordings.map((wording) => wordingQuery(wording, last, lenience)) };
}

/** The last word of a query may still be being typed. */
function wordingQuery({ terms, pairs, weight }: Wording, last: boolean, lenience: Lenience): Query {
  const letters = (term: string) => term.length >= FUZZY_LENGTH && /^[a-z]+$/.test(term);
  return {
    combineWith: "AND",
    queries: terms,
    ...(pairs && { fields: ["pairs"] }),
    boost: Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * weight])),
    prefix: (term: string) => last && term === terms.at(-1) && !pairs,
    fuzzy: (term: string) => (lenience !== "strict" && letters(term) ? FUZZY : false),
  };
}

function soundQuery(sound: string, lenience: Lenience): Query {
  return {
    queries: [sound],
    fields: ["sound"],
    prefix: true,
    fuzzy: lenience !== "strict" && sound.length >= FUZZY_LENGTH ? FUZZY : false,
  };
}

function rank({ document, score }: Hit, allowed: Map<string, number>[]): number {
  return score + allowed.reduce((sum, set) => sum + (set.get(document.key) ?? 0), 0);
}

/** What is called exactly what was typed comes first. */
function exactFirst(hits: Hit[], plain: string): Hit[] {
  const compact = plain.replaceAll(/[ -]/g, "");
  const exact = ({ document }: Hit) => document.code?.toLowerCase() === compact || plainText(document.title) === plain;
  return [...hits.filter(exact), ...hits.filter((hit) => !exact(hit))];
}

/** The hits of both, those of the first one first. */
function together(first: Hit[], second: Hit[]): Hit[] {
  const seen = new Set(first.map(({ document }) => document.key));
  return [...first, ...second.filter(({ document }) => !seen.has(document.key))];
}
