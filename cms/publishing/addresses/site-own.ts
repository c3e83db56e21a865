import type { CollectionSlug, PayloadRequest } from "payload";
import { RECORD_PATHS, SITE_PATHS, SYSTEM_PARTS } from "#shared/vocabulary/site-addresses.ts";
import { pathOfRecord, type Addressed } from "../../lib/record-paths.ts";

/** The collections whose records have a page at an address that their slug or number makes. */
const WITH_PAGES = ["pages", "products", "solutions", "services", "articles", "brands", "videos"] as const satisfies CollectionSlug[];

/**
 * Whether visitors find something of the site's own at a path: a page, a record that is published, what is made of one, or what the client
 * or operators ask for.
 * @param path plain, as `plainPath` makes it
 */
export async function isSiteOwn(path: string, req: PayloadRequest): Promise<boolean> {
  const [, first = "", second = "", third = ""] = path.split("/");
  const isPage = SITE_PATHS.has(path) && !RECORD_PATHS.has(path);
  if (isPage || SYSTEM_PARTS.has(first) || path.endsWith(".data")) return true;
  for (const collection of WITH_PAGES) {
    const parts = { pages: [first], videos: [first, second, third] }[collection as string] ?? [first, second];
    const name = parts.at(-1) ?? "";
    const record = `/${parts.join("/")}`;
    const id = /^\d{1,9}$/.test(name) ? Number(name) : null;
    if (!name || (collection === "articles" && id === null)) continue;
    const { docs } = await req.payload.find({
      collection,
      where: {
        and: [collection === "articles" ? { id: { equals: id } } : { slug: { equals: name } }, { _status: { equals: "published" } }],
      },
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    });
    if (docs.some((doc) => pathOfRecord(collection, doc as Addressed) === record)) return true;
  }
  return false;
}
