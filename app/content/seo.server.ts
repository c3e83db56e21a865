import type { Product } from "#cms/payload-types.ts";
import type { Head } from "#app/lib/head.ts";
import { pictureView } from "./pictures.server.ts";

/** What an editor wants search engines and shared links to show instead of what the page says; empty where nothing was given. */
export type SeoView = Partial<Pick<Head, "title" | "cardTitle" | "description" | "picture">>;

/** The page's own words for search engines, without those that were left empty. */
export function seoView(seo: Product["seo"]): SeoView {
  const picture = pictureView(seo?.picture);
  return {
    ...(seo?.title && { title: seo.title, cardTitle: seo.title }),
    ...(seo?.description && { description: seo.description }),
    ...(picture && { picture }),
  };
}
