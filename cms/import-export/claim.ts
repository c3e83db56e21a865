import type { Payload } from "payload";
import { execute } from "../db/raw-sql.ts";

/**
 * Queues a validated file for writing. Checks and updates in one statement, because another call in between would write the file twice.
 * @returns whether this call has queued it
 */
export async function claimForWriting({ db }: Payload, id: number, onlyGood: boolean): Promise<boolean> {
  const now = `'${new Date().toISOString()}'`;
  const claimed = await execute(
    db,
    `update imports set state = 'writing', only_good = ${onlyGood}, done = 0, attempts = 0, next_at = ${now}, taken_until = null,
     updated_at = ${now}
     where id = ${id} and state = 'checked' returning id`,
  );
  return claimed.length > 0;
}

/**
 * Deletes an import, unless it is being validated or written, or waits for that.
 * @returns whether it is deleted
 */
export async function forgetImport({ db }: Payload, id: number): Promise<boolean> {
  const forgotten = await execute(db, `delete from imports where id = ${id} and ${idleCondition()} returning id`);
  return forgotten.length > 0;
}

/** The number of a user's files that are being validated now. */
export async function countChecking({ db }: Payload, user: number): Promise<number> {
  const [row] = await execute<{ count: unknown }>(
    db,
    `select count(*) as count from imports where user_id = ${user} and state = 'checking' and taken_until > '${new Date().toISOString()}'`,
  );
  return Number(row?.count ?? 0);
}

/** Deletes a user's unwritten imports, including interrupted ones and those that wait to be validated. */
export async function forgetUnwritten({ db }: Payload, user: number): Promise<void> {
  const isWaiting = "(state = 'checking' and taken_until is null)";
  await execute(db, `delete from imports where user_id = ${user} and state <> 'written' and (${idleCondition()} or ${isWaiting})`);
}

/** The SQL condition that no work on an import runs or will. Part of the statement that acts on it, because work may begin in between. */
function idleCondition(): string {
  return `(state not in ('checking', 'writing') or next_at is null or taken_until <= '${new Date().toISOString()}')`;
}
