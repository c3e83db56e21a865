/** All kinds of content for visitors, in the order of the desk's menu. */
import type { Definition } from "../definition/define.ts";
import { accessory } from "./accessory.ts";
import { article } from "./article.ts";
import { banner } from "./banner.ts";
import { brandEntry } from "./brand-entry.ts";
import { download } from "./download.ts";
import { faq } from "./faq.ts";
import { film } from "./film.ts";
import { invention } from "./invention.ts";
import { mark } from "./mark.ts";
import { need } from "./need.ts";
import { page } from "./page.ts";
import { product } from "./product.ts";
import { series } from "./series.ts";
import { service } from "./service.ts";
import { solution } from "./solution.ts";
import { testimonial } from "./testimonial.ts";

export const CONTENT = {
  products: product,
  series,
  accessories: accessory,
  solutions: solution,
  pages: page,
  articles: article,
  downloads: download,
  videos: film,
  testimonials: testimonial,
  banners: banner,
  faqs: faq,
  needs: need,
  services: service,
  brands: brandEntry,
  inventions: invention,
  marks: mark,
} as const satisfies Record<string, Definition>;

export type ContentKind = keyof typeof CONTENT;
export const CONTENT_KINDS = Object.keys(CONTENT) as ContentKind[];

/** The definition of a collection's content; undefined for a collection without content. */
export function contentKind(collection: string): Definition<ContentKind> | undefined {
  return Object.hasOwn(CONTENT, collection) ? CONTENT[collection as ContentKind] : undefined;
}
