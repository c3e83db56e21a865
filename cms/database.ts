import path from "node:path";
import { postgresAdapter, type PostgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter, type SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { migrations as postgresMigrations } from "./migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "./migrations/sqlite/index.ts";

/** Milliseconds to wait for another process that writes to the SQLite file, such as a backup. */
const BUSY_TIMEOUT = 5000;
/** An arbitrary number that all processes of the site know; PostgreSQL's advisory locks are named by numbers. */
const LOCK = 729_611;

/** The database behind an address: PostgreSQL for `postgres://`, otherwise a SQLite file. */
export function database(url: string) {
  if (/^postgres(ql)?:/.test(url)) {
    return postgresAdapter({ pool: { connectionString: url }, push: false, migrationDir: path.resolve("cms/migrations/postgres") });
  }
  return sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT,
    autoIncrement: true,
    migrationDir: path.resolve("cms/migrations/sqlite"),
  });
}

/** Brings the schema up to date. It only ever changes through the committed migrations. */
export async function migrate(payload: Payload): Promise<void> {
  const db = payload.db as unknown as PostgresAdapter | SQLiteAdapter;
  if (db.name === "postgres") await exclusively(payload, () => (db as PostgresAdapter).migrate({ migrations: postgresMigrations }));
  else await (db as SQLiteAdapter).migrate({ migrations: sqliteMigrations });
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
