import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SettingsError } from "./setting-values.ts";

/** Characters of the secret of sessions, at least. */
export const MIN_SECRET_LENGTH = 16;

/** The secret that signs sessions: given, or made once and kept in the data folder. */
export function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, "payload-secret");
  try {
    if (!existsSync(file)) makeSecret(dataDir, file);
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length >= MIN_SECRET_LENGTH) return secret;
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR: the secret of sessions cannot be kept there (${error instanceof Error ? error.message : "unknown"})`,
    );
  }
  throw new SettingsError(`DATA_DIR: ${file} holds no whole secret; delete it, and another one is made`);
}

/** Makes the file of the secret, which is whole as soon as it is there. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
