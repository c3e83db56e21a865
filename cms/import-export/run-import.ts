import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { OUT_OF_MEMORY, TIME_SIGNAL } from "../lib/file-worker/file-worker.ts";

/** How the process ends when visitors may see something changed. */
export const SAW_CHANGES = 10;
/** How the process ends when a disk was full. */
export const HAD_NO_ROOM = 11;
/** What the process says whenever it has come further. */
export const FURTHER = "further";

/** Bytes of its memory. With Payload it holds 200 MB, and a workbook of 10,000 products takes 350 MB more while it is read. */
export const MAX_MEMORY = 600 * 1024 * 1024;
/** Megabytes of its heap, which is part of its memory. */
const MAX_HEAP_MB = 448;
/** Seconds of the processor that reading its file may take: one of 10,000 products takes twenty on a slow one. */
export const READ_SECONDS = 90;
/** Milliseconds in which it must come further: such a file is read in a few seconds, and 25 lines of it are written in half a second. */
const MAX_HALT = 5 * 60_000;
const SCRIPT = fileURLToPath(new URL("../import-process.ts", import.meta.url));

/** Thrown when the process came no further and was killed. */
export class Halted extends Error {
  override name = "Halted";
}

/** Thrown when a disk of the database or of the files was full. */
export class DiskFull extends Error {
  override name = "DiskFull";
}

/** Thrown when the process took more memory than it may, or more time to read its file. */
export class TooHeavy extends Error {
  override name = "TooHeavy";
}

/**
 * Runs an import in a process of its own, so that the site goes on answering. It ends with this process, however that ends.
 * @param options what runs, milliseconds in which it must come further, and what ends it
 * @returns whether visitors may see anything changed
 * @throws Halted, TooHeavy, DiskFull, or another Error when the process failed or was ended
 */
export async function runInOwnProcess(
  id: number,
  { script = SCRIPT, longestHalt = MAX_HALT, signal }: { script?: string; longestHalt?: number; signal?: AbortSignal } = {},
): Promise<boolean> {
  // Not by `fork`: the admin's bundler would look for a script that is chosen only here.
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, "--max-semi-space-size=8", script, String(id)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  let isHalted = false;
  const watch = setTimeout(() => {
    isHalted = true;
    // It may be spinning, and heeds nothing else then.
    child.kill("SIGKILL");
  }, longestHalt);
  child.on("message", (message) => message === FURTHER && watch.refresh());
  try {
    const [code, ending] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    if (isHalted) throw new Halted(`The import has come no further for ${longestHalt} ms`);
    if (OUT_OF_MEMORY.has(ending) || ending === TIME_SIGNAL) throw new TooHeavy(`The import was ended for its memory or time (${ending})`);
    if (code === HAD_NO_ROOM) throw new DiskFull("A disk is full");
    if (code !== 0 && code !== SAW_CHANGES) throw new Error(`The import ended with ${code}`);
    return code === SAW_CHANGES;
  } finally {
    clearTimeout(watch);
  }
}
