import type { PictureView } from "#app/data/content/pictures.server.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { Stated } from "./quantities.ts";

/** Something that can be found, in one language. */
export interface SearchDocument {
  /** Unlike all others: the kind and the record's id. */
  key: string;
  kind: SearchKind;
  title: string;
  /** Site path without language prefix, or the address of a file. */
  path: string;
  /** A sentence or two that say what it is. */
  excerpt: string;
  /** A product's model name. */
  code?: string;
  /** The order codes of a product's variants. */
  codes?: readonly string[];
  /** Names and short facts by which it is known. */
  words: string[];
  /** Longer texts. */
  texts: string[];
  /** The text of its page, of which whole words alone are found. */
  body?: string;
  /** Its title and excerpt in the other language. */
  other: string[];
  stated?: Stated;
  /** The product that takes the place of one that is discontinued. */
  successor?: { code: string; path: string } | null;
  picture?: PictureView | null;
}
