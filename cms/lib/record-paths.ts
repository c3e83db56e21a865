import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { FILE_PARTS, RECORD_PATHS, SITE_PATHS, SYSTEM_PARTS } from "#shared/vocabulary/site-addresses.ts";
import { PAGE_PATHS } from "#shared/vocabulary/site-pages.ts";
import { seriesPath } from "#shared/vocabulary/catalogue.ts";

/** What makes a record's address. */
export interface Addressed {
  id?: number | string;
  slug?: string | null;
  key?: string | null;
  kind?: string | null;
}

/** The collections whose records can be looked at on a page, and the path of that page without language prefix. */
const PATHS: Record<string, (record: Addressed) => string | null> = {
  products: ({ slug }) => below(PAGE_PATHS.products, slug),
  solutions: ({ slug }) => below(PAGE_PATHS.solutions, slug),
  services: ({ slug }) => below("/services", slug),
  pages: ({ slug }) => below("", slug),
  articles: ({ id }) => below(PAGE_PATHS.news, id),
  brands: ({ slug, kind }) =>
    kind === "story" ? PAGE_PATHS.story : kind === "company" ? PAGE_PATHS.company : below(PAGE_PATHS.brand, slug),
  banners: () => PAGE_PATHS.home,
  testimonials: () => PAGE_PATHS.home,
  series: ({ key }) => (key ? seriesPath(key) : null),
  faqs: () => PAGE_PATHS.faq,
  downloads: () => PAGE_PATHS.downloads,
  videos: ({ slug }) => below(PAGE_PATHS.videos, slug),
  inventions: () => PAGE_PATHS.inventions,
  marks: () => PAGE_PATHS.marks,
};

function below(parent: string, name: string | number | null | undefined): string | null {
  return name === null || name === undefined || name === "" ? null : `${parent}/${encodeURIComponent(name)}`;
}

/** The path on which visitors see a record, without language prefix; null when it has none (yet). */
export function pathOfRecord(collection: string, record: Addressed): string | null {
  return PATHS[collection]?.(record) ?? null;
}

/** Whether a record could not be reached by the slug that it has: the site has another page at that address. */
export function isSlugOfPage(collection: string, record: Addressed): boolean {
  const path = pathOfRecord(collection, record);
  const isMadeOfSlug = path !== pathOfRecord(collection, { ...record, slug: null });
  if (path === null || !isMadeOfSlug) return false;
  return collection === "pages" ? OWN_SEGMENTS.has(path.slice(1)) : SITE_PATHS.has(path) && !RECORD_PATHS.has(path);
}

/** What the paths of the site begin with that no page of staff's can be at: its own pages and folders, the desk, files, and every language. */
const OWN_SEGMENTS: ReadonlySet<string> = new Set([
  ...Array.from(SITE_PATHS, (path) => path.split("/")[1] ?? ""),
  ...SYSTEM_PARTS,
  ...FILE_PARTS,
  ...KNOWN_LANGUAGES,
]);
