import type { CollectionSlug, PayloadRequest } from "payload";
import { PAGE_PATHS, listSitePages } from "#shared/vocabulary/site-pages.ts";
import { inLanguage } from "../lib/i18n.ts";
import { pathOfRecord } from "../lib/record-paths.ts";
import { usesOf } from "./references/uses.ts";

/** The pages that show records of a collection in lists, where these have pages of their own. */
const LISTS: Record<string, string[]> = {
  products: [PAGE_PATHS.home, PAGE_PATHS.products],
  series: [PAGE_PATHS.home, PAGE_PATHS.products],
  accessories: [],
  solutions: [PAGE_PATHS.solutions],
  articles: [PAGE_PATHS.news],
  videos: [PAGE_PATHS.videos],
  services: [PAGE_PATHS.home],
  brands: [PAGE_PATHS.home, PAGE_PATHS.brand],
};

/** Pages that change together with a record. */
export interface PagesAround {
  /** Those that the site has anyway, by their names. */
  named: string[];
  /** How many pages of other records show it. */
  others: number;
  /** Whether all pages of the site do. */
  every?: boolean;
}

/** The pages beside its own that are brought up to date when a record is published. */
export async function pagesAround(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | null,
  own: string | null,
): Promise<PagesAround> {
  const paths = new Set([...(LISTS[collection] ?? []), ...(id === null ? [] : await pathsOfUses(req, collection, id))]);
  const named = listSitePages().filter(({ path }) => paths.has(path) || path === own);
  const known = new Set(listSitePages().map(({ path }) => path));
  const others = [...paths].filter((path) => path !== own && !known.has(path)).length;
  return { named: named.map(({ name }) => inLanguage(name, req.i18n.language)), others };
}

/** Where visitors see the records that use a record. */
async function pathsOfUses(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string[]> {
  const uses = await usesOf(req.payload, collection, id, req);
  const found = await Promise.all(
    [...new Set(uses.map((use) => use.collection))].map(async (slug) => {
      const ids = uses.filter((use) => use.collection === slug).map((use) => use.id);
      const { docs } = await req.payload.find({
        collection: slug,
        where: { id: { in: ids }, _status: { equals: "published" } },
        depth: 0,
        pagination: false,
      });
      return docs.flatMap((doc) => pathOfRecord(slug, doc as { id: number; slug?: string }) ?? []);
    }),
  );
  return found.flat();
}
