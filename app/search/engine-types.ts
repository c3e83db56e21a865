import type { Need } from "#app/data/index/needs.server.ts";
import type { Concept } from "./concepts.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { SearchDocument } from "./search-document.ts";

/** The stored part of a document: its searchable texts are in the index. */
export type DocumentSummary = Omit<SearchDocument, "words" | "texts" | "body" | "other">;

/** A matching document. */
export interface Hit {
  document: DocumentSummary;
  score: number;
  /** Where it answers a need with an address of its own. */
  answer?: Answer;
}

/** An answer to a need whose address says more than its document's, such as an order of a list. */
export interface Answer {
  need: Need;
  link: string;
}

/** The result of a query. */
export interface EngineResult {
  /** Best first. */
  hits: Hit[];
  /** The number of matches of each kind, in the order of the kinds. */
  counts: { kind: SearchKind; total: number }[];
  /** True when nothing matches everything, and these come nearest. */
  near: boolean;
  concepts: Concept[];
  /** Without a full match: the query with similar words in place of unknown ones, if that finds something. */
  spelled: string | null;
}

export interface FindOptions {
  /** Maximum hits. */
  limit?: number;
  /** Maximum hits of each kind. */
  limitOfKind?: number;
}

/** The records of a list that match a whole query. */
export interface Listed {
  /** The ids of the records, in no order, each with its score; null where the query only asks for an order of the list. */
  scores: ReadonlyMap<string, number> | null;
  /** The needs in the query. */
  needs: readonly Need[];
  /** Whether the query contains only needs. */
  isNeedAlone: boolean;
  /** Without a match: the query with similar words in place of unknown ones, if that finds something. */
  spelled: string | null;
}

/** Stores and finds documents. */
export interface SearchEngine {
  /** Adds documents; replaces those with the same key. */
  put: (...documents: readonly SearchDocument[]) => void;
  /** Adds the text of a document's page, if the document exists and came without one. */
  putBody: (key: string, body: string) => void;
  remove: (keys: readonly string[]) => void;
  /** Replaces the needs. */
  setNeeds: (needs: readonly Need[]) => void;
  keys: () => string[];
  /** The number of documents. */
  size: () => number;
  find: (query: string, options?: FindOptions) => EngineResult;
  /**
   * The records of a collection that match a whole query, without the texts of pages. Forgives slips only in names of
   * places.
   */
  having: (query: string, collection: string) => Listed;
}
