import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file whole: who reads it meanwhile finds the old one or the new one. Makes its folder. */
export async function keep(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, target);
}

/** Removes the files of a folder that were written longest ago, until no more than `most` are left. */
export async function dropOldest(folder: string, most: number): Promise<void> {
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
