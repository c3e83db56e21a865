import { createHash } from "node:crypto";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload, PayloadRequest } from "payload";
import { execute } from "./raw-sql.ts";

/** The number of the lock that one process of the site holds at a time; arbitrary. */
const PROCESS_LOCK = 729_611;
/** Milliseconds: the longest timer of Node. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** On SQLite a write takes the lock of the whole database, so a statement that writes nothing suffices. */
const EMPTY_WRITE = "delete from payload_migrations where false";

/**
 * Takes a lock that one transaction holds at a time, until it ends. What the transaction reads afterwards stays true until it writes. Take
 * several locks from the narrow to the wide one, so that no two transactions wait for each other.
 * @param name transactions with the same name wait for each other
 * @param req has a transaction, for which the lock lasts
 * @throws the database's error when its timeout passes first
 */
export async function takeAdvisoryLock(name: string, { payload: { db }, transactionID }: LockRequest): Promise<void> {
  const statement = db.name === "postgres" ? `select pg_advisory_xact_lock(${numberOf(name)})` : EMPTY_WRITE;
  await execute(db, statement, { transactionID });
}

type LockRequest = Pick<PayloadRequest, "payload" | "transactionID">;

/** PostgreSQL names its locks by numbers of 64 bits. */
function numberOf(name: string): bigint {
  return createHash("sha256").update(name).digest().readBigInt64BE();
}

/**
 * Runs `task` while no other process of the site runs one on the same PostgreSQL database. A SQLite file belongs to one process.
 */
export async function withProcessLock<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  if (payload.db.name !== "postgres") return task();
  const connection = await (payload.db as unknown as PostgresAdapter).pool.connect();
  try {
    // Waits without limit, because the other process may migrate and seed.
    await connection.query("set lock_timeout = 0");
    const wait = { text: "select pg_advisory_lock($1)", values: [PROCESS_LOCK], query_timeout: MAX_TIMEOUT };
    await connection.query(wait);
    return await task();
  } finally {
    // Closing the connection releases the lock in every case.
    connection.release(true);
  }
}
