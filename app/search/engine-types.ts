import type { Need } from "#app/data/index/needs.server.ts";
import type { Concept } from "./concepts.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { SearchDocument } from "./search-document.ts";

/** A document as it is kept: what it is found by is in the index. */
export type DocumentSummary = Omit<SearchDocument, "words" | "texts" | "body" | "other">;

/** A document that was found. */
export interface Hit {
  document: DocumentSummary;
  score: number;
  /** Where it answers a need with an address of its own. */
  answer?: Answer;
}

/** What answers a need at an address that says more than that of its document, such as an order of a list. */
export interface Answer {
  need: Need;
  link: string;
}

/** What was found for a query. */
export interface Found {
  /** Best first. */
  hits: Hit[];
  /** How many there are of each kind, in the order of the kinds. */
  counts: { kind: SearchKind; total: number }[];
  /** True when nothing has all that was asked for, and these come nearest. */
  near: boolean;
  /** How many of them have only words that resemble what was typed. */
  slips: number;
  concepts: Concept[];
  /** Where nothing has all of it as it was typed: the query with words in the place of those that are nowhere, which do find something. */
  spelled: string | null;
}

export interface FindOptions {
  /** Hits wanted, at most. */
  limit?: number;
  /** Hits wanted of each kind, at most. */
  limitOfKind?: number;
}

/** What of a list has all that a query asks for. */
export interface Listed {
  /** The ids of its records, in no order, each with its score; null where nothing is asked for but an order of the list. */
  scores: ReadonlyMap<string, number> | null;
  /** What it is asked for that is named as a need. */
  needs: readonly Need[];
  /** Whether it is asked for nothing but needs. */
  isNeedAlone: boolean;
  /** Where nothing has all of it: the query with words in the place of those that are nowhere, which do find something. */
  spelled: string | null;
}

/** Keeps documents and finds them again. */
export interface SearchEngine {
  /** Takes documents in; those with a key that is known take the place of the old ones. */
  put: (...documents: readonly SearchDocument[]) => void;
  /** Adds the text of a document's page, if the document is there and came without one. */
  putBody: (key: string, body: string) => void;
  remove: (keys: readonly string[]) => void;
  /** Takes in what people need, in the place of what it knew of it. */
  setNeeds: (needs: readonly Need[]) => void;
  keys: () => string[];
  /** How many documents there are. */
  size: () => number;
  find: (query: string, options?: FindOptions) => Found;
  /**
   * What of a collection has all that a query asks for. What only the text of a page says is not looked at. Slips are forgiven in names of
   * places alone.
   */
  having: (query: string, collection: string) => Listed;
}
