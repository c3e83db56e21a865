/** The thread that watches the site's process (`watchdog.ts`). In plain JavaScript: what strips types takes ten times its memory. */
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

const STANDARD_ERROR = 2;

/**
 * Milliseconds between two looks, and looks without a turn of the event loop until the process counts as frozen.
 * @type {{ turns: Int32Array; interval: number; frozen: number }}
 */
const { turns, interval, frozen } = workerData;
let lastBeat = 0;
let silent = 0;

setInterval(() => {
  const now = Atomics.load(turns, 0);
  silent = now === lastBeat ? silent + 1 : 0;
  lastBeat = now;
  if (silent < frozen) return;
  const line = { level: "fatal", time: new Date().toISOString(), msg: "The site's process is frozen and is killed" };
  try {
    writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, "SIGKILL");
  }
}, interval);
