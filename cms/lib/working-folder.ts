import { mkdtempSync, rmSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DAY } from "#shared/lib/durations.ts";

/** Signals that end a command, and its exit codes: 128 plus the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
/** Retries of the removal when a file appears in the folder meanwhile. */
const MAX_RETRIES = 5;
/** The machine or container of the process ids in folder names. */
const HOST = hostname().replaceAll(/[^\w.]/g, "_");

/**
 * Runs a task with a temporary folder, and removes it at the end, also when a signal ends the command, because it contains copies of what
 * visitors wrote. First removes the folders of killed commands.
 * @param prefix of the names of such folders in `parent`
 */
export async function withinWorkingFolder<T>(parent: string, prefix: string, task: (folder: string) => Promise<T>): Promise<T> {
  await removeLeftovers(parent, prefix);
  let folder: string | undefined;
  const end = (signal: keyof typeof SIGNALS) => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: MAX_RETRIES });
    process.exit(SIGNALS[signal]);
  };
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  // Listens before it creates the folder synchronously, because a signal in between would leave the folder behind.
  for (const signal of signals) process.on(signal, end);
  try {
    folder = mkdtempSync(path.join(parent, `${prefix}${HOST}-${process.pid}-`));
    return await task(folder);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: MAX_RETRIES });
    for (const signal of signals) process.off(signal, end);
  }
}

/** The prefix of the folder in the data folder into which a backup is unpacked. */
export const RESTORING = ".restore-";

/** Removes the folders of ended commands: this machine's by process id, and all that are a day old. */
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
    // The process of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
