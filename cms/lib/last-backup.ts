import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Settings } from "../config/settings.ts";

const FILE = "last-backup.json";
const note = z.object({ made: z.iso.datetime() });

/** Notes when the last backup was made, for the desk. */
export async function noteBackup({ dataDir }: Pick<Settings, "dataDir">, made: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, FILE), JSON.stringify({ made }));
}

/** When the last backup was made, in ISO form; null when none is known of. */
export async function lastBackup({ dataDir }: Pick<Settings, "dataDir">): Promise<string | null> {
  try {
    return note.parse(JSON.parse(await readFile(path.join(dataDir, FILE), "utf8"))).made;
  } catch {
    return null;
  }
}
