import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { OUT_OF_MEMORY, TIME_SIGNAL } from "../lib/file-worker/file-worker.ts";
import { lowerPriority, NICENESS } from "../lib/lower-priority.ts";

/** The exit code for a full disk. */
export const HAD_NO_ROOM = 11;
/** The message of the process at each progress. */
export const FURTHER = "further";
/** Its last message: the records that visitors may see changed. */
export interface ImportChanges {
  changed: number[];
}

/** Bytes of its memory. With Payload it needs 200 MB, and a workbook of 10,000 products 250 MB more while it is read. */
export const MAX_MEMORY = 500 * 1024 * 1024;
/** Megabytes of its heap, a part of its memory. */
const MAX_HEAP_MB = 384;
/** CPU seconds for reading its file: one of 10,000 products takes twenty on a slow processor. */
export const READ_SECONDS = 90;
/** Milliseconds between two messages of progress: reading such a file takes a few seconds, and writing 25 of its lines half a second. */
const MAX_HALT = 5 * 60_000;
const SCRIPT = fileURLToPath(new URL("../import-process.ts", import.meta.url));

/** Thrown when the process made no progress and was killed. */
export class Halted extends Error {
  override name = "Halted";
}

/** Thrown for a full disk of the database or of the files. */
export class DiskFull extends Error {
  override name = "DiskFull";
}

/** Thrown when the process exceeded its memory, or its time for reading the file. */
export class TooHeavy extends Error {
  override name = "TooHeavy";
}

/**
 * Runs an import in a separate process, so that the site continues to answer. The process ends together with this one.
 * @param options the script, the milliseconds between two messages of progress, and a signal to abort
 * @returns the records that visitors may see changed
 * @throws Halted, TooHeavy, DiskFull, or another Error when the process failed or was aborted
 */
export async function runInOwnProcess(
  id: number,
  { script = SCRIPT, longestHalt = MAX_HALT, signal }: { script?: string; longestHalt?: number; signal?: AbortSignal } = {},
): Promise<number[]> {
  // Without `fork`, because the admin's bundler would try to resolve the script.
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, "--max-semi-space-size=8", script, String(id)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  lowerPriority(child, NICENESS.files);
  let isHalted = false;
  const watch = setTimeout(() => {
    isHalted = true;
    // A busy process ignores other signals.
    child.kill("SIGKILL");
  }, longestHalt);
  let changed: number[] = [];
  child.on("message", (message: typeof FURTHER | ImportChanges) => {
    if (message === FURTHER) watch.refresh();
    else ({ changed } = message);
  });
  try {
    // Its last message may come after its end.
    const [exit] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
    const [code, ending] = exit as [number | null, NodeJS.Signals | null];
    if (isHalted) throw new Halted(`The import has come no further for ${longestHalt} ms`);
    if (OUT_OF_MEMORY.has(ending) || ending === TIME_SIGNAL) throw new TooHeavy(`The import was ended for its memory or time (${ending})`);
    if (code === HAD_NO_ROOM) throw new DiskFull("A disk is full");
    if (code !== 0) throw new Error(`The import ended with ${code}`);
    return changed;
  } finally {
    clearTimeout(watch);
  }
}
