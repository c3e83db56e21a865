import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";

/** A change of an adapter. */
export type AdapterPatch = <Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>) => DatabaseAdapterObj<Adapter>;

/**
 * Wraps an adapter, and changes it whenever Payload initializes it.
 * @param change changes the initialized adapter, which refers to its Payload instance
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
