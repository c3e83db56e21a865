import type { PlainKey } from "../desk-texts/say.ts";
import { listSitePages } from "./site-pages.ts";

/** Optional parts of the site, with their names for staff. */
export const SITE_PARTS = {
  platform: "Tracking platform",
  solutions: "Solutions",
  news: "News",
  videos: "Videos",
  inventions: "Inventions",
  marks: "Marks",
  partners: "Become a partner",
  model: "Products in 3D",
  calculator: "Standby calculator (part)",
  quotes: "Quote list (page)",
} as const satisfies Record<string, PlainKey>;

export type SitePart = keyof typeof SITE_PARTS;

/**
 * The paths of the pages of each part: site paths, without an extension; `/*` means all below. A part without pages belongs to a product's
 * page.
 */
export function pathsOfParts(parts: Iterable<SitePart>): string[] {
  const off = new Set(parts);
  const pages = listSitePages().filter(({ part }) => part && off.has(part));
  return [...pages.map(({ path }) => path), ...pages.filter(({ hasPagesBelow }) => hasPagesBelow).map(({ path }) => `${path}/*`)];
}

/** Whether a site path matches one of the patterns, where `/*` at the end means all below. */
export function isAmongPaths(some: readonly string[], path: string): boolean {
  return some.some((one) => (one.endsWith("/*") ? path.startsWith(one.slice(0, -1)) : one === path));
}
