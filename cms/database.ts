import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Migration, Payload } from "payload";

/** Milliseconds to wait for another process that writes to the SQLite file, such as a backup. */
const BUSY_TIMEOUT = 5000;
/** Milliseconds after which a PostgreSQL server that does not answer counts as away. */
const CONNECTION_TIMEOUT = 5000;
/** An arbitrary number that all processes of the site know; PostgreSQL's advisory locks are named by numbers. */
const LOCK = 729_611;

/**
 * The database behind an address: PostgreSQL for `postgres://`, otherwise a SQLite file. Only the driver in use is
 * loaded, which takes a second of the start.
 */
export async function database(url: string) {
  if (/^postgres(ql)?:/.test(url)) {
    const { postgresAdapter } = await import("@payloadcms/db-postgres");
    return postgresAdapter({
      pool: { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT },
      push: false,
      migrationDir: path.resolve("cms/migrations/postgres"),
    });
  }
  const { sqliteAdapter } = await import("@payloadcms/db-sqlite");
  return sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT,
    autoIncrement: true,
    migrationDir: path.resolve("cms/migrations/sqlite"),
  });
}

/**
 * Keeps the process alive when PostgreSQL goes away: idle connections then fail as events of the pool, which end a
 * process that does not listen. The next query opens a new connection.
 */
export function survivingLostConnections(payload: Payload): void {
  if (payload.db.name !== "postgres") return;
  (payload.db as unknown as PostgresAdapter).pool.on("error", (error) => payload.logger.warn(`A connection to PostgreSQL was lost: ${error.message}`));
}

/** Brings the schema up to date. It only ever changes through the committed migrations. */
export async function migrate(payload: Payload): Promise<void> {
  const { migrations } = payload.db.name === "postgres" ? await import("./migrations/postgres/index.ts") : await import("./migrations/sqlite/index.ts");
  // Payload's general type leaves out the `db` that every migration is called with.
  await exclusively(payload, () => unsynced(payload, () => payload.db.migrate({ migrations: migrations as unknown as Migration[] })));
}

/**
 * Runs `task` while no other process of the site runs one on the same PostgreSQL database. A SQLite file belongs to one
 * process alone.
 */
export async function exclusively<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  if (payload.db.name !== "postgres") return task();
  const connection = await (payload.db as unknown as PostgresAdapter).pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [LOCK]);
    return await task();
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    connection.release(true);
  }
}

/**
 * Runs a task of very many small writes to a SQLite file without waiting for the disk after each of them, which is
 * several times faster. A power cut can undo the last writes, but never harms the file.
 */
export async function unsynced<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  if (payload.db.name !== "sqlite") return task();
  const { client } = payload.db as unknown as SQLiteAdapter;
  await client.execute("PRAGMA synchronous = NORMAL");
  try {
    return await task();
  } finally {
    await client.execute("PRAGMA synchronous = FULL");
  }
}
