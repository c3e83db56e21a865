import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { log } from "./log/index.ts";

/**
 * Keeps what was made, so that it need not be made again. On a full disk it is not kept: it can be given out all the same.
 * @param most files that its folder may hold; beyond that, those that were written longest ago are removed
 */
export async function storeIfPossible(target: string, bytes: Buffer, most = Infinity): Promise<void> {
  try {
    await keep(target, bytes);
    if (most < Infinity) await dropOldest(path.dirname(target), most);
  } catch (error) {
    log.warn({ err: error, file: path.basename(target) }, "What was made could not be kept");
  }
}

/** Writes a file whole: who reads it meanwhile finds the old one or the new one. Makes its folder. */
async function keep(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Two who want the same may make it at once.
  const partial = `${target}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, target);
}

async function dropOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= most) return;
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
  const old = files.sort((a, b) => a.written - b.written).slice(0, files.length - most);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
