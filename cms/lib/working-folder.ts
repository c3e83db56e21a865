import { mkdtempSync, rmSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DAY } from "#shared/lib/durations.ts";

/** Signals by which a command is ended, and what it then exits with: 128 and the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
/** How often removing begins anew where a file comes into the folder meanwhile. */
const MAX_RETRIES = 5;
/** The machine, or container, whose processes the numbers in names are of. */
const HOST = hostname().replaceAll(/[^\w.]/g, "_");

/**
 * Runs a task with a folder of its own that is gone when it has ended, also when the command is ended by a signal; what commands left that were
 * killed is removed before. The folder holds copies of what visitors wrote.
 * @param prefix how such folders in `parent` begin
 */
export async function withinWorkingFolder<T>(parent: string, prefix: string, task: (folder: string) => Promise<T>): Promise<T> {
  await removeLeftovers(parent, prefix);
  let folder: string | undefined;
  const end = (signal: keyof typeof SIGNALS) => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: MAX_RETRIES });
    process.exit(SIGNALS[signal]);
  };
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  // Listens before the folder is there, and makes it at one go: a signal between the two would end the command and leave the folder.
  for (const signal of signals) process.on(signal, end);
  try {
    folder = mkdtempSync(path.join(parent, `${prefix}${HOST}-${process.pid}-`));
    return await task(folder);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: MAX_RETRIES });
    for (const signal of signals) process.off(signal, end);
  }
}

/** How the folder in the data folder begins into which a backup is unpacked. */
export const RESTORING = ".restore-";

/** Removes the folders of commands that are gone: of this machine's by their number, and of all that are a day old. */
export async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(parent, name);
    const [, host, pid] = /^(.+)-(\d+)-\w+$/.exec(name.slice(prefix.length)) ?? [];
    const isGone = (host === HOST && !isRunning(Number(pid))) || Date.now() - (await stat(folder)).mtimeMs > DAY;
    if (isGone) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
