import { href } from "react-router";

/** The paths of what programs read, without language prefix. Pages lead to none of them from script: the browser is spared the list. */
export const programPaths = {
  productData: (slug: string) => href("/products/:slug.json", { slug }),
  /** What programs can ask, described. */
  api: href("/api.json"),
} as const;
