import { say } from "#shared/desk-texts/say.ts";
import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { namedRecords } from "../schema/references.ts";
import { CONTENT, CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import { listSitePages, PAGE_PATHS } from "#shared/vocabulary/site-pages.ts";
import { inLanguage } from "../lib/i18n.ts";
import { pathOfRecord } from "../lib/record-paths.ts";
import { statersOf } from "./references/row-staters.ts";
import { usesOf, type Use } from "./references/uses.ts";

/** The pages that show records of a collection, or terms that they have, in lists. */
function listsOf(collection: string): readonly string[] {
  if (collection === "spec-rows" || collection === "spec-groups") return [PAGE_PATHS.products];
  const kinds = CONTENT_KINDS.filter(
    (kind) =>
      kind === collection || Object.values(CONTENT[kind].fields).some((field) => field.kind === "term" && field.vocabulary === collection),
  );
  return kinds.flatMap((kind) => {
    const { address, listedOn = [] } = contentKind(kind) ?? {};
    return address && "on" in address ? listedOn.concat(address.on) : listedOn;
  });
}

/** The pages that show a global; others are on all pages. */
const GLOBALS: Partial<Record<GlobalSlug, readonly string[]>> = {
  home: [PAGE_PATHS.home],
  forms: [PAGE_PATHS.buy, PAGE_PATHS.contact, PAGE_PATHS.join],
};

/** Pages that change together with a record. */
export interface PagesAround {
  /** The site's own pages, by their names. */
  named: string[];
  /** How many pages of other records show it. */
  others: number;
  /** Whether all pages of the site do. */
  every?: boolean;
}

/** The pages besides its own that change when a record is published. */
export async function pagesAround(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | null,
  own: string | null,
): Promise<PagesAround> {
  const globals = id === null ? [] : await globalsWith(req, collection, id);
  if (globals.some((slug) => !GLOBALS[slug])) return EVERY_PAGE;
  const paths = new Set([
    ...listsOf(collection),
    ...globals.flatMap((slug) => GLOBALS[slug] ?? []),
    ...(id === null ? [] : await pathsOfUses(req, collection, id)),
  ]);
  const named = listSitePages().filter(({ path }) => paths.has(path) || path === own);
  const sitePaths = new Set(listSitePages().map(({ path }) => path));
  const others = [...paths].filter((path) => path !== own && !sitePaths.has(path)).length;
  return { named: named.map(({ name }) => inLanguage(say(name), req.i18n.language)), others };
}

const EVERY_PAGE: PagesAround = { named: [], others: 0, every: true };

/** The pages that show a global. */
export function pagesOfGlobal(slug: GlobalSlug, { i18n }: PayloadRequest): PagesAround {
  const paths = GLOBALS[slug];
  if (!paths) return EVERY_PAGE;
  const named = listSitePages()
    .filter(({ path }) => paths.includes(path))
    .map(({ name }) => inLanguage(say(name), i18n.language));
  return { named, others: 0, every: false };
}

/** The globals that refer to a record, as a logo or in a section. */
async function globalsWith(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<GlobalSlug[]> {
  const { config, db } = req.payload;
  const results = await Promise.all(
    config.globals.map(async ({ flattenedFields, slug }) => {
      const named = namedRecords(flattenedFields, await db.findGlobal({ slug, req }));
      return named.some((one) => one.collection === collection && one.id === id) ? [slug as GlobalSlug] : [];
    }),
  );
  return results.flat();
}

/** A record that visitors may see. */
type Shown = Pick<Use, "collection" | "id">;

/** The records that show a record; a row of the specifications appears in the products that state it. */
async function shownIn(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<Shown[]> {
  if (collection === "spec-rows") {
    const row = await req.payload.findByID({ collection, id, depth: 0, select: { key: true }, overrideAccess: true });
    return (await statersOf(req, row.key)).map((product) => ({ collection: "products", id: product.id }));
  }
  const uses = await usesOf(req.payload, collection, id, req);
  const rows = uses.filter((use) => use.collection === "spec-rows");
  const within = await Promise.all(rows.map((row) => shownIn(req, row.collection, row.id)));
  return [...uses.filter((use) => !rows.includes(use)), ...within.flat()];
}

/** The paths of the published records that use a record. */
async function pathsOfUses(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string[]> {
  const uses = await shownIn(req, collection, id);
  const results = await Promise.all(
    [...new Set(uses.map((use) => use.collection))].map(async (slug) => {
      const ids = uses.filter((use) => use.collection === slug).map((use) => use.id);
      const { docs } = await req.payload.find({
        collection: slug,
        where: { id: { in: ids }, _status: { equals: "published" } },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      });
      return docs.flatMap((doc) => pathOfRecord(slug, doc as { id: number; slug?: string }) ?? []);
    }),
  );
  return results.flat();
}
