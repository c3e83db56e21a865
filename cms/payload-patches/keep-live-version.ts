/**
 * Why: Payload keeps so many versions of a record and throws the oldest away, also the published one, and with it the way back to
 *   it.
 * Upstream: none found; to be sent: docs/upstream/payload-live-version.md
 * For: payload 3.90.1: deleteVersions as enforceMaxVersions calls it, known by its where.
 * Not needed when: patches.integration.test.ts stays green without it.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, DeleteVersions, Where } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";

/**
 * Makes the adapter keep the visible version. Payload keeps a number of versions and deletes the oldest: after that many drafts the
 * published one was gone, and with it the way back.
 */
export function keepLiveVersions<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const remove = db.deleteVersions.bind(db) as DeleteVersions;
    db.deleteVersions = async (args: Parameters<DeleteVersions>[0]) => {
      const live = await liveVersion(db, args);
      return remove(live === null ? args : { ...args, where: { and: [args.where, { id: { not_equals: live } }] } });
    };
  });
}

/**
 * The latest published version of the record whose older versions Payload deletes; null if the record itself is deleted, or has no drafts.
 */
async function liveVersion(db: BaseDatabaseAdapter, { collection, req, where }: Parameters<DeleteVersions>[0]) {
  const { parent, updatedAt } = where as { parent?: Where[string]; updatedAt?: Where[string] };
  if (!collection || !parent || !updatedAt || !db.payload.collections[collection]?.config.versions?.drafts) return null;
  const { docs } = await db.findVersions({
    collection,
    where: { parent, "version._status": { equals: "published" } },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    ...(req && { req }),
  });
  return docs[0]?.id ?? null;
}
