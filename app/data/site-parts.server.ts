/** What staff has switched off: the pages and the records of those parts of the site. */
import { cached } from "#cms/cache/cached.ts";
import type { Source } from "#cms/cache/event-bus.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { contentKind } from "#shared/content/index.ts";
import { pathsOfParts, type SitePart } from "#shared/vocabulary/site-parts.ts";
import { contentReader } from "./content/content-reader.server.ts";
import { optionalOr } from "./optional.server.ts";

/** The parts that are switched off. */
export const partsOff = cached(async (): Promise<ReadonlySet<SitePart>> => {
  const cms = await contentReader();
  const { partsOff: off } = await cms.findGlobal({ slug: "site", depth: 0, select: { partsOff: true } });
  return new Set(off);
});

/** The paths of the pages that are switched off, as `isMissingPage` takes them. */
export async function switchedOffPaths(): Promise<string[]> {
  return pathsOfParts(await partsOff());
}

/**
 * Whether a page is switched off, in any of its forms. While the settings cannot be read, none counts as off: forms still arrive.
 * @param path site path without language prefix
 */
export async function isSwitchedOff(path: string): Promise<boolean> {
  return isMissingPage(await optionalOr([], switchedOffPaths()), path.replace(/\.[a-z]+$/, ""));
}

/** Whether the records of a collection are not shown. */
export async function isCollectionOff(collection: Source): Promise<boolean> {
  const part = contentKind(collection)?.part;
  return part !== undefined && (await partsOff()).has(part);
}
