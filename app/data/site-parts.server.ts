/** What staff has switched off: the pages and the records of each part of the site. */
import { cached } from "#cms/cache/cached.ts";
import type { Source } from "#cms/cache/event-bus.ts";
import { isAbsent } from "#app/lib/absent-pages.ts";
import { paths } from "#app/lib/paths.ts";
import type { SitePart } from "#shared/vocabulary/site-parts.ts";
import { contentReader } from "./content-reader.server.ts";

interface Part {
  /** Site paths, without an extension; `/*` stands for all below. */
  pages: readonly string[];
  /** The collection that is shown there alone. */
  collection?: Source;
}

/** What goes with each part. Those without pages are a part of a product's page. */
const PARTS: Record<SitePart, Part> = {
  platform: { pages: [paths.platform] },
  solutions: { pages: [paths.solutions, `${paths.solutions}/*`], collection: "solutions" },
  news: { pages: [paths.news, `${paths.news}/*`], collection: "articles" },
  videos: { pages: [paths.videos, `${paths.videos}/*`], collection: "videos" },
  inventions: { pages: [paths.inventions], collection: "inventions" },
  marks: { pages: [paths.marks], collection: "marks" },
  partners: { pages: [paths.join] },
  model: { pages: [] },
  calculator: { pages: [] },
};

/** The parts that are switched off. */
export const partsOff = cached(async (): Promise<ReadonlySet<SitePart>> => {
  const cms = await contentReader();
  const { partsOff: off } = await cms.findGlobal({ slug: "site", depth: 0, select: { partsOff: true } });
  return new Set(off);
});

/** The paths of the pages that are switched off, as `isAbsent` takes them. */
export async function switchedOffPaths(): Promise<string[]> {
  return [...(await partsOff())].flatMap((part) => PARTS[part].pages);
}

/** Whether a page is switched off, in any of its forms. @param path site path without language prefix */
export async function isSwitchedOff(path: string): Promise<boolean> {
  return isAbsent(await switchedOffPaths(), path.replace(/\.[a-z]+$/, ""));
}

/** Whether the records of a collection are not shown. */
export async function isCollectionOff(collection: Source): Promise<boolean> {
  return [...(await partsOff())].some((part) => PARTS[part].collection === collection);
}
