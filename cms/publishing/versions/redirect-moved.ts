import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, PayloadRequest } from "payload";
import { RECORD_PATHS, SITE_PATHS } from "#shared/content/site-addresses.ts";
import { pathOfRecord } from "../../lib/record-paths.ts";

interface Row {
  id: number;
  slug?: string | null;
  _status?: string | null;
  deletedAt?: string | null;
}

const NOTE = "网址标识改变时自动生成 / made when the slug changed";

/** The path of a published record; null where it is not live. */
export async function publishedPath(slug: string, id: number, req: PayloadRequest): Promise<string | null> {
  const row = await req.payload.db.findOne<Row>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    select: { slug: true, _status: true, deletedAt: true },
    req,
  });
  return row?.["_status"] === "published" && !row.deletedAt ? pathOfRecord(slug, { ...row, key: null }) : null;
}

function contextKey(slug: string, id: number): string {
  return `path before ${slug} ${id}`;
}

const rememberPath: CollectionBeforeChangeHook = async ({ collection, context, operation, originalDoc, req }) => {
  if (operation === "update")
    context[contextKey(collection.slug, originalDoc.id)] = await publishedPath(collection.slug, originalDoc.id, req);
};

const leaveRedirect: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const place = contextKey(collection.slug, doc.id);
  const before = context[place] as string | null | undefined;
  delete context[place];
  if (before) return void (await redirectMoved(collection.slug, doc.id, before, req));
  const path = before === null || operation === "create" ? await publishedPath(collection.slug, doc.id, req) : null;
  if (path) await endRedirectFrom(path, req);
};

/**
 * Leads the path at which a record was found to the one where it is now, if that is another one, and what led to the old one too.
 */
export async function redirectMoved(slug: string, id: number, from: string, req: PayloadRequest): Promise<void> {
  const to = await publishedPath(slug, id, req);
  // No redirect leads away from one of the site's own pages.
  if (!to || to === from || (SITE_PATHS.has(from) && !RECORD_PATHS.has(from))) return;
  const { payload } = req;
  await endRedirectFrom(to, req);
  await payload.update({ collection: "redirects", where: { to: { equals: from } }, data: { to }, req, overrideAccess: true });
  const { docs } = await payload.find({
    collection: "redirects",
    where: { from: { equals: from } },
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  });
  const data = { from, to, status: "301" as const, external: false, note: NOTE };
  if (docs[0]) await payload.update({ collection: "redirects", id: docs[0].id, data, req, overrideAccess: true });
  else await payload.create({ collection: "redirects", data, req, overrideAccess: true });
}

/** Deletes the redirect from a path that has a page now, which it would hide. */
async function endRedirectFrom(path: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({ collection: "redirects", where: { from: { equals: path } }, req, overrideAccess: true });
}

/** A collection whose published records leave a redirect behind when their address changes. */
export function withRedirects(collection: CollectionConfig): CollectionConfig {
  const { beforeChange = [], afterChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, beforeChange: [...beforeChange, rememberPath], afterChange: [...afterChange, leaveRedirect] },
  };
}
