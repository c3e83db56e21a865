import type { Where } from "payload";
import { getCms } from "#cms/index.ts";
import { settings } from "#cms/settings.ts";
import { kept } from "#cms/changes/kept.ts";
import { articleEntries } from "#app/catalogue/library.server.ts";
import { solutionPlaces } from "#app/catalogue/places.server.ts";
import { productEntries } from "#app/catalogue/products.server.ts";
import { hasEnglish } from "./left-out.server.ts";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { paths } from "#app/lib/paths.ts";

/** The site's public address, without a slash at its end. */
export const siteOrigin = settings.siteUrl;

/** A page that search engines may list, in both languages unless it has no English. */
export interface SitemapEntry {
  /** Path without language prefix. */
  path: string;
  /** ISO date of the last change, where one record makes the page. */
  changed?: string;
  chineseOnly?: boolean;
}

/** Pages that are always there; results of a search are no page of their own, and what has an extension is a file. */
const FIXED_PAGES: string[] = Object.values(paths)
  .filter((path) => typeof path === "string")
  .filter((path) => path !== paths.search && !path.includes("."));

/** All pages that search engines may list, each once. */
const sitemapEntries = kept(async (): Promise<SitemapEntry[]> => {
  const [products, solutions, articles, services, brands] = await Promise.all([
    productEntries(),
    solutionPlaces(),
    articleEntries(),
    pagesOf("services"),
    pagesOf("brands", { kind: { not_in: ["story", "company"] } }),
  ]);
  const recorded = [
    ...products.map((entry) => pageAt(paths.product(entry.slug), entry)),
    ...solutions.map((entry) => pageAt(paths.solution(entry.slug), entry)),
    ...articles.map((entry) => pageAt(paths.article(entry.id), entry)),
    ...services.map((entry) => pageAt(paths.service(entry.slug), entry)),
    ...brands.map((entry) => pageAt(paths.brandEntry(entry.slug), entry)),
  ];
  const known = new Set(FIXED_PAGES);
  return [...FIXED_PAGES.map((path) => ({ path })), ...recorded.filter(({ path }) => !known.has(path))];
});

function pageAt(path: string, entry: { changed: string; hasEnglish: boolean }): SitemapEntry {
  return { path, changed: entry.changed, chineseOnly: !entry.hasEnglish };
}

/** The records of a small collection that have a page. */
async function pagesOf(
  collection: "services" | "brands",
  where: Where = {},
): Promise<{ slug: string; changed: string; hasEnglish: boolean }[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: "id",
    where,
    select: { slug: true, updatedAt: true, english: true },
  });
  return docs.map(({ slug, updatedAt, english }) => ({ slug, changed: updatedAt, hasEnglish: hasEnglish({ english }) }));
}

/** Addresses in one file, fewer than sitemaps.org allows (50,000), so that each is made quickly. */
const MOST_ADDRESSES = 10_000;

/** The entries cut into files, none with more than 10,000 addresses; every entry has one in each language. */
export async function sitemapFiles(): Promise<SitemapEntry[][]> {
  const entries = await sitemapEntries();
  const size = Math.floor(MOST_ADDRESSES / LANGUAGES.length);
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => entries.slice(index * size, (index + 1) * size));
}
