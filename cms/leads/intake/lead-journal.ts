import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "../../config/settings.ts";
import { idsOf, type NewLead } from "./new-lead.ts";

/** Below the journal: what can never be stored. */
const REFUSED = "refused";
/** Entries end so. */
const ENTRY = ".json";
/** What is being written ends so; or was cut off while it was, and then its sender was told of no success. */
const UNFINISHED = ".unfinished";
/** Milliseconds after which nobody writes it any more. Should somebody do so after all, it fails, and its sender is told so. */
const MAX_WRITING = 60_000;

/**
 * A folder of leads that the database has not taken yet, one file each. A file is named by the lead's id, so that the
 * same lead is there once, and it is on disk when `append` has ended.
 */
export class Journal {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a lead to disk. @throws when the disk does not take it */
  async append(lead: NewLead): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = path.join(this.#folder, `${randomUUID()}${UNFINISHED}`);
    try {
      await writeFile(unfinished, JSON.stringify(lead), { flag: "wx", mode: 0o600, flush: true });
      await rename(unfinished, this.#file(idsOf(lead).ids[0]));
      await syncFolder(this.#folder);
    } catch (error) {
      await forget(unfinished);
      throw error;
    }
  }

  /**
   * Forgets what was cut off while it was written.
   * @returns whether something is left of which that cannot be told yet
   */
  async removeCutOff(): Promise<boolean> {
    let isLeft = false;
    for (const entry of await this.#entries(UNFINISHED)) {
      const file = path.join(this.#folder, entry);
      const stats = await stat(file).catch(() => null);
      if (stats && Date.now() - stats.mtimeMs > MAX_WRITING) await forget(file);
      else isLeft ||= stats !== null;
    }
    return isLeft;
  }

  /** The names of the leads that wait. */
  async waiting(): Promise<string[]> {
    return (await this.#entries(ENTRY)).map((entry) => entry.slice(0, -ENTRY.length));
  }

  /** For how many seconds the oldest lead has waited; 0 when none does. */
  async longestWait(): Promise<number> {
    const times = (await this.waiting()).map((name) =>
      stat(this.#file(name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ),
    );
    return Math.max(0, Date.now() - Math.min(Date.now(), ...(await Promise.all(times)))) / 1000;
  }

  /** The names of all leads on disk, those that were put aside included. */
  async all(): Promise<string[]> {
    const aside = await new Journal(path.join(this.#folder, REFUSED)).waiting();
    return [...(await this.waiting()), ...aside.map((name) => path.join(REFUSED, name))];
  }

  /** A lead on disk; null when another process has stored it meanwhile. @throws SyntaxError for a file that is none */
  async read(name: string): Promise<NewLead | null> {
    const text = await readFile(this.#file(name), "utf8").catch(() => "null");
    return JSON.parse(text) as NewLead | null;
  }

  /** Forgets a lead that is stored. */
  async remove(name: string): Promise<void> {
    await forget(this.#file(name));
  }

  /** Puts a lead aside that can never be stored, for a person to look at. */
  async putAside(name: string): Promise<void> {
    const aside = path.join(this.#folder, REFUSED);
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(this.#file(name), path.join(aside, `${name}${ENTRY}`));
  }

  /** What lies in the folder by the end of its name. */
  async #entries(end: string): Promise<string[]> {
    const entries = await readdir(this.#folder).catch(() => []);
    return entries.filter((entry) => entry.endsWith(end));
  }

  #file(name: string): string {
    return path.join(this.#folder, `${name}${ENTRY}`);
  }
}

/** The journal of this process's data folder. */
export const journal = new Journal(path.join(settings.dataDir, "journal"));

/** Removes a file; another process may have done so. */
function forget(file: string): Promise<void> {
  return rm(file, { force: true });
}

/** A file's name is on disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
