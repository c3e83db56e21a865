/** The lists in memory, by the kind of content that they list. */
import type { ContentKind } from "#shared/content/index.ts";
import type { Language } from "#shared/languages.ts";
import { articleEntries, downloadEntries, videoEntries } from "./library-entries.server.ts";
import { productEntries } from "./product-entries.server.ts";
import { solutionPlaces } from "./taxonomy.server.ts";

/** What all of them know of a record. */
interface Entry {
  id: number;
  slug?: string;
  changed: string;
  untranslated: readonly Language[];
}

export const ENTRIES: Partial<Record<ContentKind, () => Promise<readonly Entry[]>>> = {
  products: productEntries,
  solutions: solutionPlaces,
  articles: articleEntries,
  downloads: downloadEntries,
  videos: videoEntries,
};
