import type { CollectionSlug, Payload } from "payload";
import { execute } from "../db/raw-sql.ts";

/** A job that a process has claimed. */
export interface Job {
  id: number;
  /** How many tries have begun, this one included. */
  attempts: number;
  /** How many tries before this one came to no end, one after the other. */
  stalled: number;
  /** Until when it is the process's own, as the record says while it is. */
  takenUntil: string;
}

/** Jobs of one kind. Each is a record of a collection with `jobFields`: it waits as long as it has a time for its next try. */
export interface JobQueue {
  collection: CollectionSlug;
  /** Values of the records that belong to it. Queues of one collection do not wait for each other. */
  only?: Record<string, string>;
  /** Jobs that one process does at a time; 1 by default. */
  workers?: number;
  /** Milliseconds after a failed try until the next one; after the last of them a job has failed. */
  pauses: readonly number[];
  /**
   * Does a job. It is done at least once: by a process that dies before it has noted the end it is done again.
   * @param signal aborted when the process stops
   * @returns what is noted in the record with the end
   * @throws Error whose message is noted; PermanentFailure where no later try can succeed
   */
  run: (cms: Payload, job: Job, signal: AbortSignal) => Promise<Record<string, unknown>>;
  /** What is noted in the record of a job that has failed. */
  failed?: (cms: Payload, job: Job, error: unknown) => Promise<Record<string, unknown>>;
}

/** What no later try will do either. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** Milliseconds that a job belongs to the process that does it, unless that one says again that it is at it. */
export const LEASE = 60_000;
/** Tries that came to no end, one after the other, after which a job rests: it may be what ends its process. */
export const MAX_STALLED = 3;
/** Characters kept of the message of an error. */
const MAX_FAULT_LENGTH = 500;

/** Why a job rests that has ended its process, or was ended with it, too often. */
export class Stalled extends PermanentFailure {
  override name = "Stalled";
  constructor() {
    super(`${MAX_STALLED} tries came to no end: each time its process ended, or was ended`);
  }
}

/** What makes a job of a record, to be tried for the first time at `at`. */
export function queued(at = new Date()): { attempts: number; nextAt: string; takenUntil: null } {
  return { attempts: 0, nextAt: at.toISOString(), takenUntil: null };
}

/**
 * Claims the next job that is due, so that no other process does it. A process that dies meanwhile leaves it to the others when its lease
 * has run out. One statement does it, since between looking and claiming another process could do the same. What was noted in the future
 * was noted before the clock was set back, and would wait until then.
 */
export async function claimNext(cms: Payload, { collection, only = {} }: JobQueue): Promise<Job | null> {
  const now = new Date();
  const table = tableOf(collection);
  const isDue = `next_at is not null and (next_at <= ${time(now)} or updated_at > ${time(now, LEASE)})`;
  const isFree = `(taken_until is null or taken_until <= ${time(now)} or taken_until > ${time(now, 2 * LEASE)})`;
  const takenUntil = new Date(now.getTime() + LEASE).toISOString();
  const claimable = [isDue, isFree, ...Object.entries(only).map(([column, value]) => `${column} = '${value}'`)].join(" and ");
  // On PostgreSQL processes pass over the rows that others are claiming.
  const rowLock = cms.db.name === "postgres" ? "for update skip locked" : "";
  const [claimed] = await execute<{ id: unknown; attempts: unknown; stalled: unknown }>(
    cms.db,
    // A lease that is still there is of a try that has come to no end.
    `update ${table} set attempts = attempts + 1, taken_until = '${takenUntil}',
       stalled = case when taken_until is null then 0 else coalesce(stalled, 0) + 1 end
     where id = (select id from ${table} where ${claimable} order by next_at, id limit 1 ${rowLock})
       and ${claimable} returning id, attempts, stalled`,
  );
  return claimed ? { id: Number(claimed.id), attempts: Number(claimed.attempts), stalled: Number(claimed.stalled), takenUntil } : null;
}

/** Lets a job belong to its process for another while, if it still does. */
export async function extendLease({ db }: Payload, { collection }: JobQueue, job: Job): Promise<void> {
  const takenUntil = new Date(Date.now() + LEASE).toISOString();
  const isOwn = `id = ${job.id} and taken_until = '${job.takenUntil}'`;
  const extended = await execute(db, `update ${tableOf(collection)} set taken_until = '${takenUntil}' where ${isOwn} returning id`);
  if (extended.length > 0) job.takenUntil = takenUntil;
}

/** Gives back a job that ends with its process in good order, so that this try does not count as one that came to no end. */
export async function releaseLease({ db }: Payload, { collection }: JobQueue, job: Job): Promise<void> {
  await execute(db, `update ${tableOf(collection)} set taken_until = null where id = ${job.id} and taken_until = '${job.takenUntil}'`);
}

/** Notes that a job is done. One that has deleted its record needs no note. */
export async function noteDone(cms: Payload, queue: JobQueue, job: Job, data: Record<string, unknown>): Promise<void> {
  await note(cms, queue, job, { ...data, nextAt: null, lastFault: null });
}

/** Notes why a try has failed, and when the next one is: after the next pause, or never. */
export async function noteFailed(cms: Payload, queue: JobQueue, job: Job, error: unknown): Promise<void> {
  const lastFault = (error instanceof Error ? error.message : "Failed").slice(0, MAX_FAULT_LENGTH);
  const pause = error instanceof PermanentFailure ? undefined : queue.pauses[job.attempts - 1];
  if (pause !== undefined) await note(cms, queue, job, { nextAt: new Date(Date.now() + pause).toISOString(), lastFault });
  else await note(cms, queue, job, { ...(await queue.failed?.(cms, job, error)), nextAt: null, lastFault });
}

/** One that was queued anew meanwhile, or claimed by another process after its lease, is no longer this process's to end. */
async function note({ db }: Payload, { collection }: JobQueue, job: Job, data: Record<string, unknown>): Promise<void> {
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

/** A SQLite file belongs to one site, of which one process does the jobs: what an earlier one was doing when it died is nobody's now. */
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
