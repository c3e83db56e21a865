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
  StalledError,
  untilNext,
  type Job,
  type JobQueue,
} from "./job-queue.ts";
import { sleep } from "./wake.ts";

/** Milliseconds after which a process looks for jobs of other processes, or asks a failed database again, at the latest. */
const MAX_SLEEP = 5000;
/** Milliseconds between two looks for jobs that are due but leased by another process. */
const MIN_SLEEP = 250;
/** Milliseconds for running jobs when the process stops. */
const STOP_PATIENCE = 5000;

/**
 * Does the jobs of these queues until the returned function is called, which waits for running jobs for at most `patience` milliseconds.
 * Jobs that have not ended by then wait in the database for the next start or another process.
 */
export function startJobs(cms: Payload, queues: readonly JobQueue[]): (patience?: number) => Promise<void> {
  const stop = new AbortController();
  const released = releaseLeases(cms, queues).catch((error: unknown) => log.error({ err: error }, "Jobs could not be looked through"));
  const workers = queues.flatMap((queue) =>
    Array.from({ length: queue.workers ?? 1 }, () => released.then(() => workOn(cms, queue, stop.signal))),
  );
  return async (patience = STOP_PATIENCE) => {
    stop.abort();
    const timedOut = Symbol();
    const first = await Promise.race([Promise.all(workers), pause(patience, timedOut, { ref: false })]);
    if (first !== timedOut) return;
    log.warn("The process stops in the midst of a job; it is done again after the next start");
    await Promise.all(Array.from(running, ([job, queue]) => releaseLease(cms, queue, job)));
  };
}

/** The running jobs of this process. */
const running = new Map<Job, JobQueue>();

async function workOn(cms: Payload, queue: JobQueue, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await runNext(cms, queue, signal)) continue;
      await sleep(Math.max(MIN_SLEEP, Math.min((await untilNext(cms, queue)) ?? MAX_SLEEP, MAX_SLEEP)), signal);
    } catch (error) {
      log.error({ err: error }, "Jobs could not be looked through");
      await sleep(MAX_SLEEP, signal);
    }
  }
}

/**
 * Does the next job that is due, and stores the outcome.
 * @param leaseInterval milliseconds between two extensions of the lease
 * @returns whether a job was due
 */
export async function runNext(
  cms: Payload,
  queue: JobQueue,
  signal: AbortSignal = new AbortController().signal,
  leaseInterval = LEASE / 3,
): Promise<boolean> {
  const job = await claimNext(cms, queue);
  if (!job) return false;
  if (job.stalled >= MAX_STALLED) {
    await noteFailed(cms, queue, job, new StalledError());
    return true;
  }
  running.set(job, queue);
  let extended = Promise.resolve();
  const heartbeat = setInterval(() => {
    extended = extended
      .then(() => extendLease(cms, queue, job))
      .catch((error: unknown) => log.warn({ err: error }, "The lease of a job could not be extended"));
  }, leaseInterval);
  const [outcome] = await Promise.allSettled([queue.run(cms, job, signal)]);
  clearInterval(heartbeat);
  running.delete(job);
  await extended;
  if (outcome.status === "fulfilled") await noteDone(cms, queue, job, outcome.value);
  else await noteFailed(cms, queue, job, outcome.reason);
  return true;
}
