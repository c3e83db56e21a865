import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "../../config/settings.ts";
import { idsOf, type NewLead } from "./new-lead.ts";

/** The subfolder for leads that can never be stored. */
const REFUSED = "refused";
/** The extension of entries. */
const ENTRY = ".json";
/** The extension of incomplete entries. One that stays was interrupted, and its sender got no confirmation. */
const UNFINISHED = ".unfinished";
/** Milliseconds after which an incomplete entry counts as abandoned. A later write to it fails, and its sender gets an error. */
const MAX_WRITING = 60_000;

/**
 * A folder of leads that the database has not stored yet, one file each. The file's name is the lead's id, so that each lead exists once,
 * and the file is on disk when `append` returns.
 */
export class Journal {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a lead to disk. @throws when the disk fails */
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
   * Deletes abandoned incomplete entries.
   * @returns whether some are left that may still be written
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

  /** The names of the waiting leads. */
  async waiting(): Promise<string[]> {
    return (await this.#entries(ENTRY)).map((entry) => entry.slice(0, -ENTRY.length));
  }

  /** Seconds that the oldest lead has waited; 0 for none. */
  async longestWait(): Promise<number> {
    const times = (await this.waiting()).map((name) =>
      stat(this.#file(name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ),
    );
    return Math.max(0, Date.now() - Math.min(Date.now(), ...(await Promise.all(times)))) / 1000;
  }

  /** The names of all leads on disk, including those set aside. */
  async all(): Promise<string[]> {
    const aside = await new Journal(path.join(this.#folder, REFUSED)).waiting();
    return [...(await this.waiting()), ...aside.map((name) => path.join(REFUSED, name))];
  }

  /** A lead on disk; null if another process has stored it meanwhile. @throws SyntaxError for an invalid file */
  async read(name: string): Promise<NewLead | null> {
    const text = await readFile(this.#file(name), "utf8").catch(() => "null");
    return withForm(JSON.parse(text) as NewLead | WithoutForm | null);
  }

  /** Deletes a stored lead. */
  async remove(name: string): Promise<void> {
    await forget(this.#file(name));
  }

  /** Sets aside a lead that can never be stored, for a person to inspect. */
  async putAside(name: string): Promise<void> {
    const aside = path.join(this.#folder, REFUSED);
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(this.#file(name), path.join(aside, `${name}${ENTRY}`));
  }

  /** The files in the folder with an extension. */
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

/** An entry by a version that kept messages in a collection of their own, and no form of a lead. */
type WithoutForm = Omit<NewLead, "data"> & { collection: "leads" | "messages"; data: Omit<NewLead["data"], "form"> };

function withForm(entry: NewLead | WithoutForm | null): NewLead | null {
  if (!entry || !("collection" in entry)) return entry;
  const { collection, data, ...lead } = entry;
  return { ...lead, data: { form: collection === "leads" ? "buy" : "message", ...data } };
}

/** Deletes a file, which another process may have deleted already. */
function forget(file: string): Promise<void> {
  return rm(file, { force: true });
}

/** Syncs the folder, because only that writes a file's name to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
