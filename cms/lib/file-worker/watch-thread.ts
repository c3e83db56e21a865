/**
 * A thread that ends its process when that holds more memory or has worked longer than it may, or when nobody waits for it any more. It runs
 * while a native library or an endless loop holds the process's main thread, on every system, whatever the process that began it is busy with.
 */
import { workerData } from "node:worker_threads";
import { MEMORY_SIGNAL, TIME_SIGNAL } from "./file-worker.ts";
import { SECONDS, TASK, type Watched } from "./watch-process.ts";

/** Milliseconds between two looks: in them a reader takes some tens of megabytes. */
const INTERVAL = 20;
const MICROSECONDS = 1_000_000;

const { most, parent, task } = workerData as Watched;
const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let watched = 0;
let began = 0;
for (;;) {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, MEMORY_SIGNAL);
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  const number = Atomics.load(task, TASK);
  if (number !== watched) [watched, began] = [number, worked()];
  const seconds = Atomics.load(task, SECONDS);
  if (seconds > 0 && worked() - began > seconds) process.kill(process.pid, TIME_SIGNAL);
  Atomics.wait(pause, 0, 0, INTERVAL);
}

/** Seconds for which the process has worked: on a busy machine they are few of those that passed. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
