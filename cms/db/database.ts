import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Migration, Payload } from "payload";
import { log } from "../lib/log/index.ts";
import { withProcessLock } from "./advisory-lock.ts";
import type { SqliteClient } from "./sqlite/client.ts";

/** Whether an address is PostgreSQL's; others are SQLite files. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The client of a SQLite database; null on PostgreSQL. */
function sqliteClient(payload: Payload): SqliteClient | null {
  return payload.db.name === "sqlite" ? (payload.db as unknown as { client: SqliteClient }).client : null;
}

/**
 * Keeps the process alive when PostgreSQL goes away. Connections then emit `error` events, on the pool while idle and on themselves between
 * two statements of a transaction, and an event without a listener ends the process. The next query opens a new connection.
 */
export function surviveLostConnections(payload: Payload): void {
  if (payload.db.name !== "postgres") return;
  const { pool } = payload.db as unknown as PostgresAdapter;
  const logLoss = (error: Error) => log.warn({ err: error }, "A connection to PostgreSQL was lost");
  pool.on("error", logLoss);
  pool.on("connect", (client) => client.on("error", logLoss));
}

/**
 * Brings the schema up to date. Only the committed migrations change it, each within a transaction.
 * @param fill stores the records that every site needs, before another process gets the lock
 */
export async function migrate(payload: Payload, fill?: (payload: Payload) => Promise<void>): Promise<void> {
  const { migrations } =
    payload.db.name === "postgres" ? await import("./migrations/postgres/index.ts") : await import("./migrations/sqlite/index.ts");
  // Payload's general type leaves out the `db` that every migration is called with.
  const run = () => payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  await withProcessLock(payload, () =>
    withoutDiskSync(payload, async () => {
      await markInitialAsRun(payload);
      await withoutForeignKeys(payload, () => withoutTimeout(payload, run));
      await fill?.(payload);
    }),
  );
}

/** The end of the name of the last migration that was squashed into the initial one; a database with it has the same schema. */
const LAST_SQUASHED = "_spec_groups";
const INITIAL = "20261128_000000_initial";

/**
 * Marks the initial migration as run in a database that ran the migrations before the squash.
 * @throws Error when it ran only some of them
 */
async function markInitialAsRun(payload: Payload): Promise<void> {
  // An empty database lacks the table.
  const { docs } = await payload.db
    .find<{ id: number; name: string }>({ collection: "payload-migrations", limit: 0 })
    .catch(() => ({ docs: [] }));
  if (docs.length === 0 || docs.some(({ name }) => name === INITIAL)) return;
  const last = docs.find(({ name }) => name.endsWith(LAST_SQUASHED));
  if (!last)
    throw new Error("The database is of a version before the migrations were squashed: start the last of those versions with it once");
  await payload.db.updateOne({ collection: "payload-migrations", id: last.id, data: { name: INITIAL }, returning: false });
}

/**
 * Runs a task of many small writes to a SQLite file without waiting for the disk after each, which is several times faster. A power cut
 * can undo the last writes, but never harms the file.
 */
export async function withoutDiskSync<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  const client = sqliteClient(payload);
  return client ? client.within("synchronous = NORMAL", "synchronous = FULL", task) : task();
}

/**
 * Runs a task that reads and writes much of a SQLite file with a larger page cache: 64 MB instead of 2. Checkpoints the log after 16 MB
 * instead of 4, because successive writes change the same pages.
 */
export async function withLargeCache<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  const client = sqliteClient(payload);
  if (!client) return task();
  return client.within("cache_size = -65536", "cache_size = -2000", () =>
    client.within("wal_autocheckpoint = 4000", "wal_autocheckpoint = 1000", task),
  );
}

/**
 * Runs a task that rebuilds tables. With foreign keys SQLite would delete the referring rows when it drops the old table, and the
 * migrations cannot turn them off themselves within a transaction.
 */
async function withoutForeignKeys<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  const client = sqliteClient(payload);
  return client ? client.within("foreign_keys = OFF", "foreign_keys = ON", task) : task();
}

/**
 * Runs a task without a timeout of statements, because a migration of Payload's is one long statement about all its tables.
 */
async function withoutTimeout<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  if (payload.db.name !== "postgres") return task();
  const { pool } = payload.db as unknown as PostgresAdapter;
  const limit = pool.options.query_timeout;
  await limitQueries(pool, undefined);
  try {
    return await task();
  } finally {
    await limitQueries(pool, limit);
  }
}

/** Sets the timeout of statements in milliseconds. A connection takes it when it opens, so this closes the idle ones. */
async function limitQueries(pool: PostgresAdapter["pool"], limit: number | undefined): Promise<void> {
  pool.options.query_timeout = limit;
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of idle) client.release(true);
}
