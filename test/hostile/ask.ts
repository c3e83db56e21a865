/**
 * The thread of those who have nothing to do with the files: a colleague at the desk and visitors of the site. The test's own thread reads
 * and sends the files, and would note late what has come.
 */
import { randomUUID } from "node:crypto";
import { constants, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Where they ask, the headers of the colleague, the milliseconds between two requests, after which one hangs, and which are too many. */
export interface Asking {
  url: string;
  colleague: Record<string, string>;
  pauseMs: number;
  hangMs: number;
  answeredMs: number;
}

/** The milliseconds of each one's slowest answer, and those that were wrong. */
export interface Answered {
  desk: number;
  site: number;
  faults: string[];
}

const { url, colleague, pauseMs, hangMs, answeredMs } = workerData as Asking;
/** Milliseconds of an answer that is told to whoever looks into some. */
const SLOW = 200;
const answered: Answered = { desk: 0, site: 0, faults: [] };
const over = new AbortController();

/** How late this thread itself was, in milliseconds since it began: it waits for processor and memory that a visitor's machine has. */
let late = 0;
const BEAT = 10;
const PUNCTUAL = 20;
let beatAt = performance.now();
function beat(): void {
  const now = performance.now();
  if (now - beatAt > PUNCTUAL) late += now - beatAt - BEAT;
  beatAt = now;
}

/** Visitors have machines of their own: this thread does not wait for a processor that the files keep. Only root may say so. */
function takePrecedence(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    // It waits with the others.
  }
}

async function ask(who: "desk" | "site", address: () => string, headers: Record<string, string>): Promise<void> {
  while (!over.signal.aborted) {
    const path = address();
    beat();
    const begun = performance.now() - late;
    const status = await fetch(url + path, { headers, signal: AbortSignal.timeout(hangMs) }).then(
      async (response) => (await response.arrayBuffer(), response.status),
      (error: unknown) => String(error),
    );
    beat();
    const took = performance.now() - late - begun;
    answered[who] = Math.max(answered[who], took);
    if (process.env["HOSTILE_LOG"] && took > SLOW)
      process.stdout.write(
        `${who} ${path} ${Math.round(took)} ms, this thread late by ${Math.round(late)} ms in all, ${new Date().toISOString()}\n`,
      );
    if (status !== 200 || took > answeredMs) answered.faults.push(`${path}: ${status} after ${Math.round(took)} ms`);
    await pause(pauseMs);
  }
}

takePrecedence();
setInterval(beat, BEAT).unref();
parentPort?.once("message", () => over.abort());
await Promise.all([
  ask("desk", () => `/api/products?limit=1&depth=0&where[code][equals]=${randomUUID()}`, colleague),
  ask("site", () => "/en/products", {}),
  ask("site", () => `/en/search?q=${randomUUID().slice(0, 8)}`, {}),
]);
parentPort?.postMessage(answered, []);
