import { createHash } from "node:crypto";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload, PayloadRequest } from "payload";
import { execute } from "./raw-sql.ts";

/** An arbitrary number that all processes of the site take for what one of them does at a time. */
const PROCESS_LOCK = 729_611;
/** Milliseconds: the longest that a timer of Node can wait. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** On SQLite whoever writes has the turn of all, so it is enough to write nothing. */
const NOTHING_WRITTEN = "delete from payload_migrations where false";

/**
 * Takes a turn that one transaction has at a time, until it ends. What is then read within it holds until what follows from it is written.
 * Whoever takes several takes the one for less first, so that no two wait for each other.
 * @param name what the turn is for: those who take one of the same name wait for each other
 * @param req has a transaction; without one there is nothing that the turn could last for
 * @throws what the database says when the turn has not come after its patience: somebody else may try again
 */
export async function takeAdvisoryLock(name: string, { payload: { db }, transactionID }: Turned): Promise<void> {
  const statement = db.name === "postgres" ? `select pg_advisory_xact_lock(${numberOf(name)})` : NOTHING_WRITTEN;
  await execute(db, statement, { transactionID });
}

type Turned = Pick<PayloadRequest, "payload" | "transactionID">;

/** PostgreSQL names its locks by numbers of 64 bits. */
function numberOf(name: string): bigint {
  return createHash("sha256").update(name).digest().readBigInt64BE();
}

/**
 * Runs `task` while no other process of the site runs one on the same PostgreSQL database. A SQLite file belongs to one
 * process alone.
 */
export async function exclusively<T>(payload: Payload, task: () => Promise<T>): Promise<T> {
  if (payload.db.name !== "postgres") return task();
  const connection = await (payload.db as unknown as PostgresAdapter).pool.connect();
  try {
    // However long the other one migrates and seeds.
    await connection.query("set lock_timeout = 0");
    const wait = { text: "select pg_advisory_lock($1)", values: [PROCESS_LOCK], query_timeout: MAX_TIMEOUT };
    await connection.query(wait);
    return await task();
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    connection.release(true);
  }
}
