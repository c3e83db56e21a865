import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";

/** Changes something of an adapter. */
export type AdapterPatch = <Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>) => DatabaseAdapterObj<Adapter>;

/**
 * The adapter with something of it changed whenever Payload has it made.
 * @param change changes what was made, which has the content system that it was made for
 */
export function patchedAdapter<Adapter extends object>(
  adapter: DatabaseAdapterObj<Adapter>,
  change: (db: Adapter, options: Parameters<DatabaseAdapterObj<Adapter>["init"]>[0]) => void,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      change(db, args);
      return db;
    },
  };
}
