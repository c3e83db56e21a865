/** What a backup holds, and how it lies in its file: `backup.json`, the database, and the parts of the data folder that cannot be made again. */
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { create, extract } from "tar";
import { z } from "zod";
import { noteBackup } from "../lib/last-backup.ts";
import { RESTORING, withinWorkingFolder } from "../lib/working-folder.ts";
import { MIN_SECRET_LENGTH } from "../config/session-secret.ts";
import type { Settings } from "../config/settings.ts";
import { copyDatabase, faultOfCopy, isVacant, kindOf, restoreDatabase } from "./database.ts";

/** The part of the data folder that holds leads which wait for the database. */
const JOURNAL = "journal";
const UPLOADS = "media";
/** The parts that are folders, with a name for the content that only they have. */
const FOLDERS = { [UPLOADS]: "uploads", [JOURNAL]: "leads that no database has taken yet" };
/** Parts of the data folder that a backup takes along, if they are there: uploads, leads that wait for the database, the secret of sessions. */
const SECRET = "payload-secret";
const PARTS = [...Object.keys(FOLDERS), SECRET];
/** Parts that are made anew; those of another site's pictures must not stay. */
const MADE_ANEW = ["pictures", "cards", "documents", "parts"];
const ABOUT = "backup.json";
const DATABASE = "database";
const VERSION = 1;
/** What a backup consists of, as tar calls it. A link would lead out of the data folder. */
const FOLDER_TYPES: ReadonlySet<string> = new Set(["Directory", "GNUDumpDir"]);
const OURS: ReadonlySet<string> = new Set(["File", "OldFile", "ContiguousFile", ...FOLDER_TYPES]);
/** Bytes of the head that tar gives each file and folder. */
const ENTRY_HEAD = 512;
const GIGABYTE = 1e9;
/**
 * How many times its own size a backup may unpack to, and bytes that any may: a database that has just been vacuumed packs to a tenth, uploads
 * hardly at all. One that was made to fill the disk unpacks to a thousand times its size.
 */
const MAX_RATIO = 30;
const MIN_ROOM = GIGABYTE;

const about = z.object({
  version: z.literal(VERSION),
  made: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  uploads: z.enum(["here", "bucket"]),
});

export type About = z.infer<typeof about>;

/** A backup that cannot be made or restored; `message` is one line fit for the terminal. */
export class BackupError extends Error {
  override name = "BackupError";
}

/**
 * Writes a backup of the site to a new file while the site runs. The file appears when it is whole. The journal is taken before the database,
 * so that a lead that goes from the one into the other meanwhile is in the backup; should it be in both, it is stored once all the same. Uploads
 * are taken before the database and after it, so that every file it names is in the backup; those in a bucket are not taken.
 * @param target where the compressed tar file is to be
 * @param others data folders of other processes of the site, of which the journals are taken along
 * @throws BackupError when the target exists, Error when the database cannot be copied
 */
export async function makeBackup(settings: Settings, target: string, others: readonly string[] = []): Promise<About> {
  if (await exists(target)) throw new BackupError(`${target} is there already`);
  await mkdir(path.dirname(target), { recursive: true });
  return withinWorkingFolder(path.dirname(target), ".waymark-backup-", async (folder) => {
    const about: About = {
      version: VERSION,
      made: new Date().toISOString(),
      database: kindOf(settings),
      uploads: settings.s3 ? "bucket" : "here",
    };
    await writeFile(path.join(folder, ABOUT), JSON.stringify(about));
    const copyPart = (part: string) => copyAll(path.join(settings.dataDir, part), path.join(folder, part));
    await copyPart(JOURNAL);
    // A lead waits in one of them, under a name of its own.
    for (const other of others) await copyAll(path.join(other, JOURNAL), path.join(folder, JOURNAL));
    // Also those replaced during the copy of the database; the site never writes into a file again.
    await copyPart(UPLOADS);
    await copyDatabase(settings, path.join(folder, DATABASE));
    for (const part of PARTS.filter((name) => name !== JOURNAL)) await copyPart(part);
    const unfinished = path.join(folder, "finished.tar.gz");
    const parts = (await readdir(folder)).toSorted();
    await create({ file: unfinished, cwd: folder, gzip: true, portable: true, mode: 0o600 }, parts);
    await rename(unfinished, target);
    for (const dataDir of [settings.dataDir, ...others]) await noteBackup({ dataDir }, about.made);
    return about;
  });
}

/**
 * Copies a file, or a folder with all that is in it, if it is there, and what was not copied before. The site takes files away while it is read. Those of the journal are in the
 * database by then, or among those that were put aside, which is why the folders within a folder come last.
 */
async function copyAll(source: string, target: string): Promise<void> {
  const stats = await unlessGone(stat(source));
  if (!stats) return;
  if (!stats.isDirectory()) {
    if (await exists(target)) return;
    await unlessGone(copyFile(source, target));
    // A lead waits since then.
    await unlessGone(utimes(target, stats.atime, stats.mtime));
    return;
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  const entries = (await unlessGone(readdir(source, { withFileTypes: true }))) ?? [];
  for (const { name } of entries.toSorted((one, other) => Number(one.isDirectory()) - Number(other.isDirectory())))
    await copyAll(path.join(source, name), path.join(target, name));
}

/** The result of reading a file or folder; null when it does not exist, or no longer. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Puts a backup into a data folder and database that hold nothing yet.
 * @throws BackupError when the file is no backup, fits other settings, or something is there already; nothing is changed then
 */
export async function restoreBackup(settings: Settings, file: string): Promise<About> {
  if (!(await exists(file))) throw new BackupError(`There is no file ${file}`);
  if (!(await isVacant(settings)))
    throw new BackupError("There is a database already. Restore into an empty one, or move this one away first");
  for (const [part, content] of Object.entries(FOLDERS)) {
    if (await holdsSomething(path.join(settings.dataDir, part)))
      throw new BackupError(`There are ${content} in ${path.join(settings.dataDir, part)} already. Restore into an empty data folder`);
  }
  await mkdir(settings.dataDir, { recursive: true });
  return withinWorkingFolder(settings.dataDir, RESTORING, async (folder) => {
    const foreign: string[] = [];
    const { size: packed } = await stat(file);
    const most = Math.max(MIN_ROOM, packed * MAX_RATIO);
    let unpacked = 0;
    const isOurs = (name: string, entry: object) => {
      unpacked += ENTRY_HEAD + ("size" in entry && typeof entry.size === "number" ? entry.size : 0);
      if (unpacked > most) return false;
      if (!("type" in entry) || !OURS.has(String(entry.type))) {
        foreign.push(name);
        return false;
      }
      // Whatever modes another program gave it: only its owner may read it, and nothing in it runs.
      Object.assign(entry, { mode: FOLDER_TYPES.has(String(entry.type)) ? 0o700 : 0o600 });
      return true;
    };
    const fault = await extract({ file, cwd: folder, strict: true, filter: isOurs }).then(
      () => null,
      (error: unknown) => error,
    );
    if (unpacked > most)
      throw new BackupError(
        `${file} is no backup: unpacked it has more than ${Math.floor(most / GIGABYTE)} GB, and ${MAX_RATIO} times its size`,
      );
    if (fault) {
      const isFull = fault instanceof Error && "code" in fault && fault.code === "ENOSPC";
      throw new BackupError(
        isFull ? `There is no room for ${file} in ${settings.dataDir}` : `${file} cannot be read: it is no backup, or not whole`,
      );
    }
    if (foreign[0] !== undefined) throw new BackupError(`${file} is no backup: ${foreign[0]} in it is neither a file nor a folder`);
    const about = await readAbout(folder, file);
    if (about.database !== kindOf(settings))
      throw new BackupError(`The backup is of a ${about.database} database, DATABASE_URL names another kind`);
    const faultOfDatabase = await faultOfCopy(about.database, path.join(folder, DATABASE));
    if (faultOfDatabase) throw new BackupError(`${file} cannot be restored: ${faultOfDatabase}`);
    const secret = await unlessGone(readFile(path.join(folder, SECRET), "utf8"));
    if (secret !== null && secret.trim().length < MIN_SECRET_LENGTH)
      throw new BackupError(`${file} cannot be restored: ${SECRET} in it is no whole secret`);
    await restoreDatabase(settings, path.join(folder, DATABASE));
    for (const part of PARTS) {
      if (await exists(path.join(folder, part))) await rename(path.join(folder, part), path.join(settings.dataDir, part));
    }
    for (const part of MADE_ANEW) await rm(path.join(settings.dataDir, part), { recursive: true, force: true });
    return about;
  });
}

async function readAbout(folder: string, file: string): Promise<About> {
  const text = await readFile(path.join(folder, ABOUT), "utf8").catch(() => "");
  const read = about.safeParse(parseJson(text));
  if (!read.success) throw new BackupError(`${file} is no backup that this version can read`);
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function holdsSomething(folder: string): Promise<boolean> {
  const entries = await unlessGone(readdir(folder));
  return entries !== null && entries.length > 0;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
