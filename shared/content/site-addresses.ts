import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { CONTENT_KINDS, contentKind } from "./index.ts";

const PROGRAMS = CONTENT_KINDS.flatMap((kind) => contentKind(kind)?.programs ?? []);
/** The lists for programs, as JSON, and the feeds, as Atom and JSON Feed. */
export const JSON_PATHS: readonly string[] = PROGRAMS.flatMap(({ json }) => json?.path ?? []);
export const FEED_PATHS: readonly string[] = PROGRAMS.flatMap(({ feed }) => (feed ? [`${feed.path}.xml`, `${feed.path}.json`] : []));

/** The patterns of pages that follow from definitions alone. */
export const PLAIN_PAGES: readonly string[] = CONTENT_KINDS.flatMap((kind) => {
  const { address, plainPages } = contentKind(kind) ?? {};
  if (!plainPages || !address || !("below" in address)) return [];
  const record = `${address.below}/:slug`;
  return plainPages === true ? [address.below, record] : [record];
});

/**
 * The paths of the site itself, without language prefix: those of `app/routes.ts` without a record's name (`app/routes.test.ts` compares).
 * No record can have one as its address, and no redirect can start from one.
 */
export const SITE_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(PAGE_PATHS),
  ...PLAIN_PAGES.flatMap((page) => (page.includes(":") ? [] : [`${page}.md`])),
  ...JSON_PATHS,
  ...FEED_PATHS,
  "/brand/article",
  "/mcp",
  "/products.xlsx",
  "/products/compare.xlsx",
  "/buy/list.pdf",
  "/api.json",
  "/llms.txt",
  "/index.md",
  "/products.md",
  "/solutions.md",
  "/article.md",
  "/services/faq.md",
  "/services/downloads.md",
  "/services/videos.md",
  "/robots.txt",
  "/search.json",
  "/services",
  "/site.webmanifest",
  "/sitemap.xml",
  "/test-ssr",
]);

/** Patterns with a record's name. */
export const RECORD_PATHS: ReadonlySet<string> = new Set([PAGE_PATHS.services, PAGE_PATHS.support]);

/** First segments of paths without pages below them: the desk, the API, the client's files, and operators' endpoints. */
export const SYSTEM_PARTS: ReadonlySet<string> = new Set([
  ".well-known",
  "_next",
  "admin",
  "api",
  "browser-reports",
  "builds",
  "codes",
  "frame",
  "healthz",
  "locales",
  "metrics",
  "readyz",
  "sitemaps",
]);

/** First segments of paths with files below them. */
export const FILE_PARTS: ReadonlySet<string> = new Set(["assets", "cards", "maps", "media"]);
