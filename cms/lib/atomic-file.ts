import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { log } from "./log/index.ts";

/**
 * Stores a generated file for later requests. Only logs a failure, as on a full disk, because the caller has the bytes.
 * @param maxFiles files that its folder may hold; beyond that, those that were written longest ago are removed
 */
export async function storeIfPossible(target: string, bytes: Buffer, maxFiles = Infinity): Promise<void> {
  try {
    await writeAtomically(target, bytes);
    if (maxFiles < Infinity) await dropOldest(path.dirname(target), maxFiles);
  } catch (error) {
    log.warn({ err: error, file: path.basename(target) }, "What was made could not be kept");
  }
}

/** Writes a file atomically, so that readers find the old or the new one, and creates its folder. */
async function writeAtomically(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Two requests may write the same file at once.
  const partial = `${target}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, target);
}

async function dropOldest(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have removed it meanwhile.
      return {
        file,
        written: await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      };
    }),
  );
  const old = files.sort((a, b) => a.written - b.written).slice(0, files.length - maxFiles);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
