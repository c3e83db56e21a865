/**
 * Why: Payload writes the whole account, as it read it before, where a session begins, goes on or ends; a role that was taken
 *   away meanwhile comes back with it.
 * Upstream: https://github.com/payloadcms/payload/issues/18132, https://github.com/payloadcms/payload/pull/18150 (open)
 * For: payload 3.90.1: updateOne of users with sessions and updatedAt null.
 * Not needed when: Payload writes sessions alone, as 18150 does; patches.integration.test.ts has a whole account written.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, UpdateOne } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";

type Update = Parameters<UpdateOne>[0];

/**
 * Reduces an update that only changes sessions to these. Payload writes the whole account, as it read it before, when a session begins,
 * continues or ends, without a new time of change. A concurrent change, such as a removed role, would be undone.
 */
function withoutTheRest(update: Update): Update {
  const { sessions, updatedAt } = update.data as { sessions?: unknown; updatedAt?: unknown };
  if (update.collection !== "users" || sessions === undefined || updatedAt !== null) return update;
  return { ...update, data: { sessions, updatedAt } };
}

/** Makes the adapter store only an account's sessions when they alone change. */
export function storeSessionsAlone<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const updateOne = db.updateOne.bind(db) as UpdateOne;
    db.updateOne = (update: Update) => updateOne(withoutTheRest(update));
  });
}
