import type { CollectionSlug, Where } from "payload";
import { getCms } from "#cms/index.ts";
import { settings } from "#cms/settings.ts";
import { remembered } from "./cache.server.ts";

/** The site's public address, without a slash at its end. */
export const siteOrigin = settings.siteUrl;

/** A page that search engines may list, the same in both languages. */
export interface SitemapEntry {
  /** Path without language prefix. */
  path: string;
  /** ISO date of the last change, where one record makes the page. */
  changed?: string;
}

/** Pages that are always there. */
const FIXED_PAGES = [
  "/",
  "/products",
  "/products/wireless",
  "/solutions",
  "/article",
  "/buy",
  "/contact",
  "/join",
  "/brand",
  "/brand/aritcle",
  "/brand/company",
  "/brand/invention",
  "/mark-index",
  "/services/about",
  "/services/support",
  "/services/platform",
  "/services/downloads",
  "/services/videos",
  "/services/faq",
];

/** More records of a kind than a sitemap may name (sitemaps.org: 50,000 addresses). */
const MOST_RECORDS = 5000;

interface Kind {
  collection: Extract<CollectionSlug, "products" | "solutions" | "articles" | "services" | "brands">;
  below: string;
  where?: Where;
}

const KINDS: Kind[] = [
  { collection: "products", below: "/products" },
  { collection: "solutions", below: "/solutions" },
  { collection: "articles", below: "/article" },
  { collection: "services", below: "/services" },
  { collection: "brands", below: "/brand", where: { kind: { not_in: ["story", "company"] } } },
];

/** All pages that search engines may list, each once. */
export const sitemapEntries = remembered(async (): Promise<SitemapEntry[]> => {
  const recorded = await Promise.all(KINDS.map(entriesOf));
  const known = new Set(FIXED_PAGES);
  return [...FIXED_PAGES.map((path) => ({ path })), ...recorded.flat().filter(({ path }) => !known.has(path))];
});

async function entriesOf({ collection, below, where }: Kind): Promise<SitemapEntry[]> {
  const cms = await getCms();
  const { docs } = await cms.find({ collection, overrideAccess: false, depth: 0, limit: MOST_RECORDS, sort: "id", ...(where && { where }), select: { slug: true, updatedAt: true } });
  // News is addressed by its number.
  return docs.map(({ id, slug, updatedAt }) => ({ path: `${below}/${collection === "articles" ? id : slug}`, changed: updatedAt }));
}
