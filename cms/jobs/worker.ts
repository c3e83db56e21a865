import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { log } from "../lib/log/index.ts";
import {
  claimNext,
  extendLease,
  LEASE,
  MAX_STALLED,
  noteDone,
  noteFailed,
  releaseLease,
  releaseLeases,
  Stalled,
  untilNext,
  type Job,
  type JobQueue,
} from "./job-queue.ts";
import { asleep } from "./wake.ts";

/** Milliseconds after which a process looks for what another one has left, or asks a database again that has failed, at the latest. */
const MAX_SLEEP = 5000;
/** Milliseconds between two looks at what is due and in the hands of another process. */
const MIN_SLEEP = 250;
/** Milliseconds that jobs have to end once the process stops. */
const STOP_PATIENCE = 5000;

/**
 * Does the jobs of these queues until the returned function is called; that ends when none is being done any more, after so many
 * milliseconds at the latest: what has not ended by then waits in the database for the next start, or for another process.
 */
export function startJobs(cms: Payload, queues: readonly JobQueue[]): (patience?: number) => Promise<void> {
  const stop = new AbortController();
  const begun = releaseLeases(cms, queues).catch((error: unknown) => log.error({ err: error }, "Jobs could not be looked through"));
  const workers = queues.flatMap((queue) =>
    Array.from({ length: queue.workers ?? 1 }, () => begun.then(() => workOn(cms, queue, stop.signal))),
  );
  return async (patience = STOP_PATIENCE) => {
    stop.abort();
    const late = Symbol();
    const first = await Promise.race([Promise.all(workers), pause(patience, late, { ref: false })]);
    if (first !== late) return;
    log.warn("The process stops in the midst of a job; it is done again after the next start");
    await Promise.all(Array.from(running, ([job, queue]) => releaseLease(cms, queue, job)));
  };
}

/** The jobs that this process is at. */
const running = new Map<Job, JobQueue>();

async function workOn(cms: Payload, queue: JobQueue, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await runNext(cms, queue, signal)) continue;
      await asleep(Math.max(MIN_SLEEP, Math.min((await untilNext(cms, queue)) ?? MAX_SLEEP, MAX_SLEEP)), signal);
    } catch (error) {
      log.error({ err: error }, "Jobs could not be looked through");
      await asleep(MAX_SLEEP, signal);
    }
  }
}

/**
 * Does the next job that is due, and notes how that went.
 * @param every milliseconds after which it is said again that somebody is at it
 * @returns whether there was one
 */
export async function runNext(
  cms: Payload,
  queue: JobQueue,
  signal: AbortSignal = new AbortController().signal,
  every = LEASE / 3,
): Promise<boolean> {
  const job = await claimNext(cms, queue);
  if (!job) return false;
  if (job.stalled >= MAX_STALLED) {
    await noteFailed(cms, queue, job, new Stalled());
    return true;
  }
  running.set(job, queue);
  let extended = Promise.resolve();
  const heartbeat = setInterval(() => {
    extended = extended
      .then(() => extendLease(cms, queue, job))
      .catch((error: unknown) => log.warn({ err: error }, "The lease of a job could not be extended"));
  }, every);
  const [outcome] = await Promise.allSettled([queue.run(cms, job, signal)]);
  clearInterval(heartbeat);
  running.delete(job);
  await extended;
  if (outcome.status === "fulfilled") await noteDone(cms, queue, job, outcome.value);
  else await noteFailed(cms, queue, job, outcome.reason);
  return true;
}
