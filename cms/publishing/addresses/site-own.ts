import type { PayloadRequest } from "payload";
import { RECORD_PATHS, SITE_PATHS, SYSTEM_PARTS } from "#shared/content/site-addresses.ts";
import { kindBelow, pathOfRecord, whereNamed, type Addressed } from "../../lib/record-paths.ts";

/**
 * Whether visitors find something of the site's own at a path: a page, a record that is published, what is made of one, or what the client
 * or operators ask for.
 * @param path plain, as `plainPath` makes it
 */
export async function isSiteOwn(path: string, req: PayloadRequest): Promise<boolean> {
  const parts = path.split("/");
  const isPage = SITE_PATHS.has(path) && !RECORD_PATHS.has(path);
  if (isPage || SYSTEM_PARTS.has(parts[1] ?? "") || path.endsWith(".data")) return true;
  // Generated documents of a record stand below its page.
  for (let length = parts.length; length > 1; length -= 1) {
    const at = parts.slice(0, length).join("/");
    const collection = kindBelow(at);
    const where = collection && whereNamed(collection, parts.slice(length - 1, length));
    if (!collection || !where) continue;
    const published = { and: [where, { _status: { equals: "published" } }] };
    const { docs } = await req.payload.find({ collection, where: published, depth: 0, pagination: false, req, overrideAccess: true });
    if (docs.some((doc) => pathOfRecord(collection, doc as Addressed) === at)) return true;
  }
  return false;
}
