/**
 * A thread that ends its process when that exceeds its memory or processor time, or when the parent has ended. It runs even while a native
 * library or an endless loop blocks the main thread, on every system, however busy the parent is.
 */
import { workerData } from "node:worker_threads";
import { MEMORY_SIGNAL, TIME_SIGNAL } from "./file-worker.ts";
import { SECONDS, TASK, type WatchLimits } from "./watch-process.ts";

/** Milliseconds between two checks, in which a reader may take some tens of megabytes. */
const INTERVAL = 20;
const MICROSECONDS = 1_000_000;

const { maxMemory: most, parent, task } = workerData as WatchLimits;
const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let currentTask = 0;
let startSeconds = 0;
for (;;) {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, MEMORY_SIGNAL);
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  const number = Atomics.load(task, TASK);
  if (number !== currentTask) [currentTask, startSeconds] = [number, workedSeconds()];
  const seconds = Atomics.load(task, SECONDS);
  if (seconds > 0 && workedSeconds() - startSeconds > seconds) process.kill(process.pid, TIME_SIGNAL);
  Atomics.wait(pause, 0, 0, INTERVAL);
}

/** Seconds of processor time; on a busy machine more time has elapsed. */
function workedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
