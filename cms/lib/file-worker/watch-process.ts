import { Worker } from "node:worker_threads";

/** The data of the watching thread. */
export interface WatchLimits {
  /** Bytes of memory at most. */
  maxMemory: number;
  /** The parent process. */
  parent: number;
  /** The number of the current task, and its limit of processor time in seconds; 0 between tasks. */
  task: Int32Array;
}

export const TASK = 0;
export const SECONDS = 1;

/**
 * Ends this process once it exceeds its memory, or once its parent has ended (`watch-thread.ts`).
 * @param maxMemory bytes
 * @returns a function that limits a task: call it with the number and the seconds at the start, and with 0 seconds at the end
 */
export function watchProcess(maxMemory: number): (number: number, seconds: number) => void {
  const task = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchLimits = { maxMemory, parent: process.ppid, task };
  new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData }).unref();
  return (number, seconds) => {
    Atomics.store(task, TASK, number);
    Atomics.store(task, SECONDS, seconds);
  };
}
