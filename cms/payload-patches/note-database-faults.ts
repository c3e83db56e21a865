/**
 * Why: Payload takes the lookup of a session that fails for one of nobody, so that staff reads “sign in” while PostgreSQL is replaced by
 *   another server. Whoever answers has to know that the database failed meanwhile.
 * Upstream: none found; to be sent: docs/upstream/payload-session-fault.md
 * For: payload 3.90.1: JWTAuthentication (dist/auth/strategies/jwt.js), which catches whatever is thrown.
 * Not needed when: server/routes/fail-over.postgres.integration.test.ts stays green without it.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { isTransient } from "../db/database-faults.ts";
import { noteDatabaseFault } from "../db/health.ts";
import { patchedAdapter } from "./patch-adapter.ts";

/** Methods of an adapter that return promises. */
const ASKED = [
  "beginTransaction",
  "commitTransaction",
  "count",
  "countVersions",
  "create",
  "createVersion",
  "deleteMany",
  "deleteOne",
  "find",
  "findGlobal",
  "findOne",
  "findVersions",
  "queryDrafts",
  "updateGlobal",
  "updateOne",
  "updateVersion",
  "upsert",
] as const satisfies (keyof BaseDatabaseAdapter)[];

/** Makes the adapter record temporary failures of the database (`noteDatabaseFault`). */
export function noteDatabaseFaults<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    for (const name of ASKED) {
      const original = db[name].bind(db) as (...values: unknown[]) => Promise<unknown>;
      const noting = async (...values: unknown[]) => {
        try {
          return await original(...values);
        } catch (error) {
          if (isTransient(error)) noteDatabaseFault();
          throw error;
        }
      };
      Object.assign(db, { [name]: noting });
    }
  });
}
