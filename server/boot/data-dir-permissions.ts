import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { log } from "#cms/lib/log/index.ts";
import type { Settings } from "#cms/config/settings.ts";

/** What the process writes is its own user's business: leads, password hashes, the secret that signs sessions. */
const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/** Keeps other users of the machine out of the data folder, also where an earlier version or a copy has let them in. */
export function keepDataPrivate({ dataDir }: Pick<Settings, "dataDir">): void {
  process.umask(OTHERS);
  try {
    mkdirSync(dataDir, { recursive: true, mode: FOLDER });
    chmodSync(dataDir, FOLDER);
    for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(path.join(dataDir, entry.name), FILE);
    }
  } catch (error) {
    // A volume may belong to somebody else, who then decides.
    log.warn({ err: error }, "The data folder could not be closed to others");
  }
}
