/**
 * Why: Payload takes `latest` from those versions alone that are older by the clock. Where it ran ahead and was put back, a record has two
 *   versions with `latest`: lists of drafts show it twice.
 * Upstream: none found; to be sent: docs/upstream/payload-latest-version.md
 * For: payload 3.90.1: createVersion of @payloadcms/drizzle, whose statement compares updatedAt.
 * Not needed when: one-latest-version.sqlite.integration.test.ts stays green without it.
 */
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { BaseDatabaseAdapter, CreateVersion, CreateVersionArgs, DatabaseAdapterObj } from "payload";
import { execute } from "../db/raw-sql.ts";
import { patchedAdapter } from "./patch-adapter.ts";

/** Makes the adapter mark a new version as the only latest one of its record, regardless of the clock. */
export function keepOneLatest<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const create = db.createVersion.bind(db) as CreateVersion;
    db.createVersion = (async (args: CreateVersionArgs) => {
      if (db.payload.collections[args.collectionSlug]?.config.versions?.drafts) {
        const table = sql.identifier(`_${args.collectionSlug.replaceAll("-", "_")}_v`);
        // In the same transaction, so that the previous version stays the latest if storing the new one fails.
        await execute(db, sql`update ${table} set latest = false where parent_id = ${args.parent} and latest = true`, args.req);
      }
      return create(args);
    }) as CreateVersion;
  });
}
