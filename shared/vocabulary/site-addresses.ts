import { PAGE_PATHS } from "./site-pages.ts";

/**
 * The paths at which the site itself answers, without language prefix: those of `app/routes.ts` that hold no name of a record
 * (`app/routes.test.ts` compares). No record can have one of them for its address, and no redirect can lead away from one.
 */
export const SITE_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(PAGE_PATHS),
  "/article/feed.json",
  "/article/feed.xml",
  "/brand/article",
  "/mcp",
  "/products.xlsx",
  "/products/compare.xlsx",
  "/products/feed.json",
  "/products/feed.xml",
  "/api.json",
  "/llms.txt",
  "/index.md",
  "/products.md",
  "/solutions.md",
  "/article.md",
  "/services/faq.md",
  "/services/downloads.md",
  "/services/videos.md",
  "/products.json",
  "/article.json",
  "/downloads.json",
  "/robots.txt",
  "/search.json",
  "/services",
  "/services/downloads/feed.json",
  "/services/downloads/feed.xml",
  "/site.webmanifest",
  "/sitemap.xml",
  "/test-ssr",
]);

/** Those that show the record of their name. */
export const RECORD_PATHS: ReadonlySet<string> = new Set([PAGE_PATHS.services, PAGE_PATHS.support]);

/** First parts of paths below which nothing is a page: the desk, the API, what the client fetches, and what operators ask for. */
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

/** First parts of paths below which there are files. */
export const FILE_PARTS: ReadonlySet<string> = new Set(["assets", "cards", "maps", "media"]);
