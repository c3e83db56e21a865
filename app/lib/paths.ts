import { href } from "react-router";

/**
 * The paths of the site's pages, without language prefix: the one place that spells them beside `app/routes.ts`, against which the
 * types check them. Links add the prefix (`Link`), and so does `localPath`.
 */
export const paths = {
  home: href("/"),
  products: href("/products"),
  wireless: href("/products/wireless"),
  compare: href("/products/compare"),
  productSheet: href("/products.xlsx"),
  compareSheet: href("/products/compare.xlsx"),
  product: (slug: string) => href("/products/:slug", { slug }),
  /** Files of a product, made when they are asked for. */
  datasheet: (slug: string) => href("/products/:slug/datasheet.pdf", { slug }),
  drawing: (slug: string) => href("/products/:slug/drawing.svg", { slug }),
  documents: (slug: string) => href("/products/:slug/documents.zip", { slug }),
  solutions: href("/solutions"),
  solution: (slug: string) => href("/solutions/:slug", { slug }),
  news: href("/article"),
  newsFeed: href("/article/feed.xml"),
  newsJsonFeed: href("/article/feed.json"),
  /** News is addressed by its number. */
  article: (id: string | number) => href("/article/:id", { id: String(id) }),
  services: href("/services/about"),
  support: href("/services/support"),
  platform: href("/services/platform"),
  security: href("/services/security"),
  counts: href("/services/counts"),
  downloads: href("/services/downloads"),
  data: href("/services/data"),
  videos: href("/services/videos"),
  film: (slug: string) => href("/services/videos/:slug", { slug }),
  faq: href("/services/faq"),
  service: (slug: string) => href("/services/:slug/:version?", { slug }),
  /** A version of a policy, in force or not. */
  policyVersion: (slug: string, version: string) => href("/services/:slug/:version?", { slug, version }),
  brand: href("/brand"),
  story: href("/brand/aritcle"),
  company: href("/brand/company"),
  inventions: href("/brand/invention"),
  brandEntry: (slug: string) => href("/brand/:slug", { slug }),
  marks: href("/mark-index"),
  buy: href("/buy"),
  contact: href("/contact"),
  join: href("/join"),
  search: href("/search"),
  /** A page that staff has made. */
  page: (slug: string) => href("/:slug", { slug }),
} as const;

/** Service pages from the content system that the code leads to. */
export const servicePages = {
  oem: paths.service("oem-odm"),
  afterSales: paths.service("after-sales"),
  privacy: paths.service("privacy"),
  legal: paths.service("legal"),
  accessibility: paths.service("accessibility"),
} as const;
