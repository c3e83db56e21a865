import { href } from "react-router";

/** The paths of what programs read, without language prefix. Pages lead to none of them from script: the browser is spared the list. */
export const programPaths = {
  productsData: href("/products.json"),
  productData: (slug: string) => href("/products/:slug.json", { slug }),
  newsData: href("/article.json"),
  downloadsData: href("/downloads.json"),
  productsFeed: href("/products/feed.xml"),
  productsJsonFeed: href("/products/feed.json"),
  downloadsFeed: href("/services/downloads/feed.xml"),
  downloadsJsonFeed: href("/services/downloads/feed.json"),
  /** What programs can ask, described. */
  api: href("/api.json"),
} as const;
