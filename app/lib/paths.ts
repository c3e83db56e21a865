import { href } from "react-router";
import { PAGE_PATHS } from "#shared/vocabulary/site-pages.ts";

/**
 * The paths of the site's pages, without language prefix: those of the code, and how those of records are made, which the types check
 * against `app/routes.ts`. Links add the prefix (`Link`), and so does `localPath`.
 */
export const paths = {
  ...PAGE_PATHS,
  productSheet: href("/products.xlsx"),
  compareSheet: href("/products/compare.xlsx"),
  product: (slug: string) => href("/products/:slug", { slug }),
  /** Files of a product, generated on request. */
  datasheet: (slug: string) => href("/products/:slug/datasheet.pdf", { slug }),
  drawing: (slug: string) => href("/products/:slug/drawing.svg", { slug }),
  documents: (slug: string) => href("/products/:slug/documents.zip", { slug }),
  solution: (slug: string) => href("/solutions/:slug", { slug }),
  newsFeed: href("/article/feed.xml"),
  newsJsonFeed: href("/article/feed.json"),
  /** News is addressed by its number. */
  article: (id: string | number) => href("/article/:id", { id: String(id) }),
  film: (slug: string) => href("/services/videos/:slug", { slug }),
  service: (slug: string) => href("/services/:slug/:version?", { slug }),
  /** A version of a policy, in force or not. */
  policyVersion: (slug: string, version: string) => href("/services/:slug/:version?", { slug, version }),
  brandEntry: (slug: string) => href("/brand/:slug", { slug }),
  /** A page that staff has made. */
  page: (slug: string) => href("/:slug", { slug }),
} as const;

/** Service pages from the content system that the code leads to. */
export const servicePages = {
  oem: paths.service("oem-odm"),
  afterSales: paths.service("after-sales"),
  warranty: paths.service("warranty"),
  privacy: paths.service("privacy"),
  legal: paths.service("legal"),
  accessibility: paths.service("accessibility"),
} as const;
