import type { PictureView } from "#app/data/content/pictures.server.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { Stated } from "./quantities.ts";

/** A searchable item in one language. */
export interface SearchDocument {
  /** Unique: the kind and the record's id. */
  key: string;
  kind: SearchKind;
  title: string;
  /** Site path without language prefix, or the address of a file. */
  path: string;
  /** A sentence or two of description. */
  excerpt: string;
  /** A product's model name. */
  code?: string;
  /** The order codes of a product's variants. */
  codes?: readonly string[];
  /** Other names of it, in all languages: a search for one finds it first. */
  names?: readonly string[];
  /** Names and short facts. */
  words: string[];
  /** Longer texts. */
  texts: string[];
  /** The text of its page, which only matches by whole words. */
  body?: string;
  /** Its title and excerpt in the other language. */
  other: string[];
  stated?: Stated;
  /** The successor of a discontinued product. */
  successor?: { code: string; path: string } | null;
  picture?: PictureView | null;
}
