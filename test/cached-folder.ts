import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between looks whether another process has made it. */
const LOOK_AGAIN = 250;
const CACHE_FOLDER = path.resolve("node_modules/.cache/seeded");
/** What every database of the tests depends on, and every picture of their sites. */
const SOURCES = [
  "demo/content",
  "shared",
  "cms",
  "server/routes/pictures",
  "package-lock.json",
  "test/cut-off-seeding.ts",
  "test/seed-folder.ts",
];
const STATE = Symbol.for("state of the sources of seeded content");
/** Folders of the cms room that its data does not depend on: the admin's shell and views. */
const WITHOUT_DATA = /^cms\/(?:next|admin)\/|\.test(?:-data)?\.ts$/;

/**
 * A folder that is made once for each state of the content and of the schema, to be copied from.
 * @param kind its name among those of a state
 * @param make fills a folder that is there
 */
export async function cachedFolder(kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const state = stateOfSources();
  const made = sharedFolder(kind);
  await mkdir(CACHE_FOLDER, { recursive: true });
  while (!existsSync(made)) {
    if (await isFirst(made)) await makeAside(made, make, state);
    else await pause(LOOK_AGAIN);
  }
  return made;
}

/** Where a folder of a kind stands for the state of the content and of the schema, whether or not it is there yet. */
export function sharedFolder(kind: string): string {
  return path.join(CACHE_FOLDER, `${stateOfSources()}-${kind}`);
}

/** Whether no other process is making it. One that was ended while it did has left its mark, which counts no longer. */
async function isFirst(made: string): Promise<boolean> {
  const mark = `${made}.making`;
  const owner = await readFile(mark, "utf8").catch(() => "");
  if (owner && !isRunning(Number(owner))) await rm(mark, { force: true });
  return writeFile(mark, String(process.pid), { flag: "wx" }).then(
    () => true,
    () => false,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function makeAside(made: string, make: (folder: string) => Promise<void>, state: string): Promise<void> {
  // Of its own: what a process has begun that was ended may still be writing.
  const underway = await mkdtemp(`${made}.underway-`);
  try {
    // Whoever made it may have ended between the look for it and the mark.
    if (existsSync(made)) return;
    await make(underway);
    for (const name of await readdir(CACHE_FOLDER)) {
      if (!name.startsWith(state)) await rm(path.join(CACHE_FOLDER, name), { recursive: true, force: true });
    }
    await rename(underway, made).catch((error: unknown) => {
      // Another process may have made it as well.
      if (!existsSync(made)) throw error;
    });
  } finally {
    await rm(`${made}.making`, { force: true });
    await rm(underway, { recursive: true, force: true });
  }
}

/** Hashed once in a process: to read them takes 0.2 s, and this module is loaded anew for each file of tests. */
function stateOfSources(): string {
  return ((process as { [STATE]?: string })[STATE] ??= hashOfSources());
}

function hashOfSources(): string {
  const sum = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow).filter((name) => !WITHOUT_DATA.test(name)))
    sum.update(`${file}\0`).update(readFileSync(file));
  return sum.digest("hex").slice(0, 16);
}

function filesBelow(source: string): string[] {
  if (path.extname(source)) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${path.sep}.next`))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
    .toSorted();
}
