import type { CollectionSlug, Payload } from "payload";
import { execute } from "../db/raw-sql.ts";

/** A job that a process has claimed. */
export interface Job {
  id: number;
  /** Attempts so far, this one included. */
  attempts: number;
  /** Consecutive attempts before this one that did not end. */
  stalled: number;
  /** The end of the process's lease, as the record has it. */
  takenUntil: string;
}

/** Jobs of one kind. Each is a record of a collection with `jobFields` and waits while it has a time for its next attempt. */
export interface JobQueue {
  collection: CollectionSlug;
  /** Values of the records of this queue, where several share a collection. */
  only?: Record<string, string>;
  /** Concurrent jobs of a process; 1 by default. */
  workers?: number;
  /** Milliseconds between attempts; after the last pause the job has failed. */
  pauses: readonly number[];
  /**
   * Does a job, at least once: when a process dies before it has stored the end, another attempt follows.
   * @param signal aborted when the process stops
   * @returns the fields to store with the end
   * @throws Error whose message is stored; PermanentFailure where no later attempt can succeed
   */
  run: (cms: Payload, job: Job, signal: AbortSignal) => Promise<Record<string, unknown>>;
  /** The fields to store when a job has failed. */
  failed?: (cms: Payload, job: Job, error: unknown) => Promise<Record<string, unknown>>;
}

/** A failure that no later attempt will mend. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** Milliseconds of a lease, which the process extends while it works. */
export const LEASE = 60_000;
/** Consecutive attempts without an end after which a job rests, because it may be what ends its process. */
export const MAX_STALLED = 3;
/** Characters of a stored error message. */
const MAX_FAULT_LENGTH = 500;

/** The failure of a job whose process has ended during too many attempts. */
export class StalledError extends PermanentFailure {
  override name = "Stalled";
  constructor() {
    super(`${MAX_STALLED} tries came to no end: each time its process ended, or was ended`);
  }
}

/** The fields that queue a record as a job, with its first attempt at `at`. */
export function queuedFields(at = new Date()): { attempts: number; nextAt: string; takenUntil: null } {
  return { attempts: 0, nextAt: at.toISOString(), takenUntil: null };
}

/**
 * Claims the next job that is due, so that no other process does it. When a process dies, others can claim its job after the lease. Selects
 * and claims in one statement, because another process could claim the job in between. Treats times in the future that only a clock set
 * back explains as due, because such jobs would wait until then.
 */
export async function claimNext(cms: Payload, { collection, only = {} }: JobQueue): Promise<Job | null> {
  const now = new Date();
  const table = tableOf(collection);
  const isDue = `next_at is not null and (next_at <= ${time(now)} or updated_at > ${time(now, LEASE)})`;
  const isFree = `(taken_until is null or taken_until <= ${time(now)} or taken_until > ${time(now, 2 * LEASE)})`;
  const takenUntil = new Date(now.getTime() + LEASE).toISOString();
  const claimable = [isDue, isFree, ...Object.entries(only).map(([column, value]) => `${column} = '${value}'`)].join(" and ");
  // On PostgreSQL processes skip the rows that others are claiming.
  const rowLock = cms.db.name === "postgres" ? "for update skip locked" : "";
  const [claimed] = await execute<{ id: unknown; attempts: unknown; stalled: unknown }>(
    cms.db,
    // A remaining lease belongs to an attempt that did not end.
    `update ${table} set attempts = attempts + 1, taken_until = '${takenUntil}',
       stalled = case when taken_until is null then 0 else coalesce(stalled, 0) + 1 end
     where id = (select id from ${table} where ${claimable} order by next_at, id limit 1 ${rowLock})
       and ${claimable} returning id, attempts, stalled`,
  );
  return claimed ? { id: Number(claimed.id), attempts: Number(claimed.attempts), stalled: Number(claimed.stalled), takenUntil } : null;
}

/** Extends the process's lease of a job, if it still has it. */
export async function extendLease({ db }: Payload, { collection }: JobQueue, job: Job): Promise<void> {
  const takenUntil = new Date(Date.now() + LEASE).toISOString();
  const isOwn = `id = ${job.id} and taken_until = '${job.takenUntil}'`;
  const extended = await execute(db, `update ${tableOf(collection)} set taken_until = '${takenUntil}' where ${isOwn} returning id`);
  if (extended.length > 0) job.takenUntil = takenUntil;
}

/** Releases a job when its process stops in good order, so that the attempt does not count as stalled. */
export async function releaseLease({ db }: Payload, { collection }: JobQueue, job: Job): Promise<void> {
  await execute(db, `update ${tableOf(collection)} set taken_until = null where id = ${job.id} and taken_until = '${job.takenUntil}'`);
}

/** Stores that a job is done, unless the job has deleted its record. */
export async function noteDone(cms: Payload, queue: JobQueue, job: Job, data: Record<string, unknown>): Promise<void> {
  await finish(cms, queue, job, { ...data, nextAt: null, lastFault: null });
}

/** Stores why an attempt has failed, and the time of the next one, if any. */
export async function noteFailed(cms: Payload, queue: JobQueue, job: Job, error: unknown): Promise<void> {
  const lastFault = (error instanceof Error ? error.message : "Failed").slice(0, MAX_FAULT_LENGTH);
  const pause = error instanceof PermanentFailure ? undefined : queue.pauses[job.attempts - 1];
  if (pause !== undefined) await finish(cms, queue, job, { nextAt: new Date(Date.now() + pause).toISOString(), lastFault });
  else await finish(cms, queue, job, { ...(await queue.failed?.(cms, job, error)), nextAt: null, lastFault });
}

/** Ends an attempt, unless the job was queued again or another process has claimed it after the lease. */
async function finish({ db }: Payload, { collection }: JobQueue, job: Job, data: Record<string, unknown>): Promise<void> {
  const where = { id: { equals: job.id }, takenUntil: { equals: job.takenUntil } };
  await db.updateOne({ collection, where, data: { ...data, takenUntil: null }, returning: false });
}

/** Milliseconds until the next job is due; null when none waits. */
export async function untilNext({ db }: Payload, { collection, only = {} }: JobQueue): Promise<number | null> {
  const belongs = Object.entries(only).map(([field, value]) => ({ [field]: { equals: value } }));
  const { docs } = await db.find<{ nextAt: string }>({
    collection,
    where: { and: [{ nextAt: { exists: true } }, ...belongs] },
    sort: "nextAt",
    limit: 1,
    pagination: false,
  });
  return docs[0] ? Math.max(0, Date.parse(docs[0].nextAt) - Date.now()) : null;
}

/** Ends the leases of an earlier process: a SQLite file has one process for jobs, so a lease at its start is stale. */
export async function releaseLeases({ db }: Payload, queues: readonly JobQueue[]): Promise<void> {
  if (db.name !== "sqlite") return;
  for (const table of new Set(queues.map(({ collection }) => tableOf(collection))))
    await execute(db, `update ${table} set taken_until = ${time(new Date())} where taken_until is not null`);
}

function tableOf(collection: CollectionSlug): string {
  return collection.replaceAll("-", "_");
}

function time(now: Date, later = 0): string {
  return `'${new Date(now.getTime() + later).toISOString()}'`;
}
