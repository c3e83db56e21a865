import { createHash } from "node:crypto";
import type { PayloadRequest } from "payload";
import { execute } from "./raw-sql.ts";

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
