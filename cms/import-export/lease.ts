import type { Payload } from "payload";
import { execute } from "../db/raw-sql.ts";
import { log } from "../lib/log/index.ts";
import { silentSince } from "./interrupted.ts";

/**
 * Has a file that was judged begin to be written. One statement does it, since between looking and taking another call could do the
 * same, and the file would be written twice at once.
 * @returns whether it begins by this call
 */
export async function claimForWriting({ db }: Payload, id: number, onlyGood: boolean): Promise<boolean> {
  const taken = await execute(
    db,
    `update imports set state = 'writing', only_good = ${onlyGood}, done = 0, updated_at = '${new Date().toISOString()}'
     where id = ${id} and state = 'checked' returning id`,
  );
  return taken.length > 0;
}

/**
 * Forgets a file, unless it is being judged or written.
 * @returns whether it is forgotten
 */
export async function forget({ db }: Payload, id: number): Promise<boolean> {
  const forgotten = await execute(db, `delete from imports where id = ${id} and ${isLeft()} returning id`);
  return forgotten.length > 0;
}

/** Forgets what somebody brought and did not write: also what was interrupted, since its process will never end it. */
export async function forgetUnwritten({ db }: Payload, user: number): Promise<void> {
  await execute(db, `delete from imports where user_id = ${user} and state <> 'written' and ${isLeft()}`);
}

/** Milliseconds between two notes that a file is being worked on. */
const NOTE_EVERY = 20_000;

/** Notes again and again that a file is being worked on, until that has ended. What fails of it does nothing else than leave a note out. */
export async function withLease<Result>({ db }: Payload, id: number, working: Promise<Result>, every = NOTE_EVERY): Promise<Result> {
  const note = () =>
    execute(
      db,
      `update imports set updated_at = '${new Date().toISOString()}' where id = ${id} and state in ('checking', 'writing')`,
    ).catch((error: unknown) => log.warn({ err: error }, "An import could not be noted as going on"));
  const notes = setInterval(() => void note(), every);
  try {
    return await working;
  } finally {
    clearInterval(notes);
  }
}

/** Whether nothing is at work on a file. It is asked in the statement that acts on it, since work may begin in between. */
function isLeft(): string {
  return `(state not in ('checking', 'writing') or updated_at <= '${silentSince().toISOString()}')`;
}
