/** A document of the downloads centre that is not made per product. */
import type { FileType } from "../../../../shared/vocabulary/library.ts";
import type { Accessory, Product, Series, Site } from "./content.ts";
import type { Language, Text } from "./language.ts";

/** What a document may draw on. */
export interface Kit {
  site: Site;
  products: Product[];
  series: Series[];
  accessories: Accessory[];
}

export interface Paper {
  slug: string;
  title: Text;
  summary: Text;
  type: FileType;
  kind: "guide" | "tool" | "protocol" | "drawing" | "certificate" | "brochure";
  version: string;
  /** YYYY-MM-DD; also the date inside the file. */
  created: string;
  /** Below demo/content/files. */
  folder: string;
  extension: string;
  /** One file that serves both languages. */
  bilingual?: true;
  products: string[];
  /** HTML to print for a PDF, the finished file for everything else. */
  make: (kit: Kit, language: Language, paper: Paper) => Promise<string | Uint8Array> | string | Uint8Array;
}

/** Where the file of one language goes. */
export function paperPath(paper: Paper, language: Language): string {
  const suffix = language === "en" && paper.bilingual !== true ? "-en" : "";
  return `${paper.folder}/${paper.slug}${suffix}.${paper.extension}`;
}

/** The products with these codes, in the order given. */
export function byCode(products: readonly Product[], codes: readonly string[]): Product[] {
  return codes.map((code) => products.find((of) => of.code === code)).filter((of) => of !== undefined);
}
