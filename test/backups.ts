import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { copySeeded } from "./seeded.ts";

const run = promisify(execFile);

/** Makes a folder with a site's data in `site`, for the tests of a file. @returns a path within it, once the tests run */
export function folderWithSite(): (...parts: string[]) => string {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-backup-test-"));
    await copySeeded(path.join(folder, "site"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (...parts) => path.join(folder, ...parts);
}

/** Runs one of the two commands as an operator does. */
export function command(name: "backup" | "restore", dataDir: string, values: string[], databaseUrl = "", bucket = {}) {
  const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...bucket };
  return run(process.execPath, ["tools/cli.ts", name, ...values], { env }).catch((error: { stderr: string }) => error);
}

/** A sum over each file below a folder. */
export async function sums(below: string): Promise<Record<string, string>> {
  const files = (await readdir(below, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const entries = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [
      path.relative(below, file),
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
