import type { CollectionSlug } from "payload";

/** The collections of the demonstration; those that refer to others come first. */
export const DEMONSTRATED = [
  "needs",
  "marks",
  "inventions",
  "brands",
  "services",
  "faqs",
  "banners",
  "testimonials",
  "videos",
  "downloads",
  "articles",
  "products",
  "solutions",
  "accessories",
  "series",
  "media",
] as const satisfies CollectionSlug[];

export type DemonstratedCollection = (typeof DEMONSTRATED)[number];
