import { Worker } from "node:worker_threads";

/** What the watching thread is told. */
export interface Watched {
  /** Bytes of memory at most. */
  most: number;
  /** The process that began this one. */
  parent: number;
  /** The number of the present task, and the seconds of work that it may take; 0 between two of them. */
  task: Int32Array;
}

export const TASK = 0;
export const SECONDS = 1;

/**
 * Has this process end once it holds more memory than it may, or once the process that began it has ended (`watch-thread.ts`).
 * @param most bytes
 * @returns what bounds the work of a task: to be called with its number and its seconds when it begins, and with 0 seconds at its end
 */
export function watchProcess(most: number): (number: number, seconds: number) => void {
  const task = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: Watched = { most, parent: process.ppid, task };
  new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData }).unref();
  return (number, seconds) => {
    Atomics.store(task, TASK, number);
    Atomics.store(task, SECONDS, seconds);
  };
}
