import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Settings } from "../config/settings.ts";

const FILE = "last-backup.json";
const backupNote = z.object({ made: z.iso.datetime() });

/** Stores the time of the last backup, for the desk. */
export async function noteBackup({ dataDir }: Pick<Settings, "dataDir">, madeAt: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, FILE), JSON.stringify({ made: madeAt }));
}

/** The time of the last backup, in ISO form; null when unknown. */
export async function lastBackup({ dataDir }: Pick<Settings, "dataDir">): Promise<string | null> {
  try {
    return backupNote.parse(JSON.parse(await readFile(path.join(dataDir, FILE), "utf8"))).made;
  } catch {
    return null;
  }
}
