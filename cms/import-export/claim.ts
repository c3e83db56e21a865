import type { Payload } from "payload";
import { execute } from "../db/raw-sql.ts";

/**
 * Has a file that was validated wait to be written. One statement does it, since between looking and taking another call could do the
 * same, and the file would be written twice.
 * @returns whether it is written by this call
 */
export async function claimForWriting({ db }: Payload, id: number, onlyGood: boolean): Promise<boolean> {
  const now = `'${new Date().toISOString()}'`;
  const taken = await execute(
    db,
    `update imports set state = 'writing', only_good = ${onlyGood}, done = 0, attempts = 0, next_at = ${now}, taken_until = null,
     updated_at = ${now}
     where id = ${id} and state = 'checked' returning id`,
  );
  return taken.length > 0;
}

/**
 * Forgets a file, unless it is being validated or written, or waits for that.
 * @returns whether it is forgotten
 */
export async function forget({ db }: Payload, id: number): Promise<boolean> {
  const forgotten = await execute(db, `delete from imports where id = ${id} and ${isLeft()} returning id`);
  return forgotten.length > 0;
}

/** How many files of somebody are being validated at this moment. */
export async function countChecking({ db }: Payload, user: number): Promise<number> {
  const [row] = await execute<{ count: unknown }>(
    db,
    `select count(*) as count from imports where user_id = ${user} and state = 'checking' and taken_until > '${new Date().toISOString()}'`,
  );
  return Number(row?.count ?? 0);
}

/** Forgets what somebody brought and did not write: also what was interrupted, and what still waits to be validated. */
export async function forgetUnwritten({ db }: Payload, user: number): Promise<void> {
  const isWaiting = "(state = 'checking' and taken_until is null)";
  await execute(db, `delete from imports where user_id = ${user} and state <> 'written' and (${isLeft()} or ${isWaiting})`);
}

/** Whether nothing is at work on a file, nor will be. It is asked in the statement that acts on it, since work may begin in between. */
function isLeft(): string {
  return `(state not in ('checking', 'writing') or next_at is null or taken_until <= '${new Date().toISOString()}')`;
}
