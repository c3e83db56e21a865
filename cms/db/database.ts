import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Migration, Payload } from "payload";
import { log } from "../lib/log/index.ts";
import { exclusively } from "./advisory-lock.ts";
import type { SqliteClient } from "./sqlite/client.ts";

/** Whether an address is one of PostgreSQL; it is a SQLite file otherwise. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The client of a SQLite database; null on PostgreSQL. */
function sqliteClient(payload: Payload): SqliteClient | null {
  return payload.db.name === "sqlite" ? (payload.db as unknown as { client: SqliteClient }).client : null;
}

/**
 * Keeps the process alive when PostgreSQL goes away: connections then fail as events, of the pool while they are idle and their own between
 * two statements of a transaction, which end a process that does not listen. The next query opens a new connection.
 */
export function surviveLostConnections(payload: Payload): void {
  if (payload.db.name !== "postgres") return;
  const { pool } = payload.db as unknown as PostgresAdapter;
  const note = (error: Error) => log.warn({ err: error }, "A connection to PostgreSQL was lost");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
}

/**
 * Brings the schema up to date. It only ever changes through the committed migrations, each of them whole or not at all.
 * @param fill puts in what no site does without, before another process has its turn
 */
export async function migrate(payload: Payload, fill?: (payload: Payload) => Promise<void>): Promise<void> {
  const { migrations } =
    payload.db.name === "postgres" ? await import("./migrations/postgres/index.ts") : await import("./migrations/sqlite/index.ts");
  // Payload's general type leaves out the `db` that every migration is called with.
  const run = () => payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  await exclusively(payload, () =>
    withoutDiskSync(payload, async () => {
      await adoptSquashed(payload);
      await unlinked(payload, () => untimed(payload, run));
      await fill?.(payload);
    }),
  );
}

/** The last of the migrations that were squashed into the initial one, by the end of its name: whoever has run it has that schema. */
const LAST_SQUASHED = "_spec_groups";
const INITIAL = "20261128_000000_initial";

/**
 * Has a database that went through the migrations before the squash count as one that ran the initial one.
 * @throws Error when it went through some of them only
 */
async function adoptSquashed(payload: Payload): Promise<void> {
  // An empty database has no such table yet.
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
 * Runs a task of very many small writes to a SQLite file without waiting for the disk after each of them, which is
 * several times faster. A power cut can undo the last writes, but never harms the file.
 */
export async function withoutDiskSync<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  const client = sqliteClient(payload);
  return client ? client.within("synchronous = NORMAL", "synchronous = FULL", task) : task();
}

/**
 * Runs a task that reads and writes very much of a SQLite file with room for more of it in memory: 64 MB in place of 2. The log is put
 * into the file after 16 MB in place of 4, for what is written one after the other changes the same pages again and again.
 */
export async function withLargeCache<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  const client = sqliteClient(payload);
  if (!client) return task();
  return client.within("cache_size = -65536", "cache_size = -2000", () =>
    client.within("wal_autocheckpoint = 4000", "wal_autocheckpoint = 1000", task),
  );
}

/**
 * Runs a task that builds tables anew. SQLite would otherwise take what refers to a table with it when the old one is dropped; what
 * the migrations say of this themselves does not count within a transaction.
 */
async function unlinked<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  const client = sqliteClient(payload);
  return client ? client.within("foreign_keys = OFF", "foreign_keys = ON", task) : task();
}

/**
 * Runs a task whose statements may take as long as they need. A migration of Payload's is one statement of all its tables, for which a
 * busy server takes longer than for any other.
 */
async function untimed<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
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

/** Sets how many milliseconds a statement may take. A connection learns it when it is opened, so those that are idle are closed. */
async function limitQueries(pool: PostgresAdapter["pool"], limit: number | undefined): Promise<void> {
  pool.options.query_timeout = limit;
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of idle) client.release(true);
}
