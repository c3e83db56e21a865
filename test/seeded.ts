import { execFile } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { cachedFolder, sharedFolder } from "./cached-folder.ts";

const run = promisify(execFile);

/**
 * Fills a data folder with a SQLite database that holds the demonstration content, and its media. Seeding takes half a minute, so it
 * is done once for each state of the content and of the schema, and copied from then on.
 * @param folder a folder that is empty or not there yet
 */
export async function copySeeded(folder: string): Promise<void> {
  cpSync(await seedOnce(), folder, { recursive: true });
}

/**
 * As `copySeeded`, for a site that is asked for pictures: the sizes that one such site has made are there for the others. Their names tell
 * the version of the upload, which is the same in all copies.
 */
export async function copySeededSite(folder: string): Promise<void> {
  await copySeeded(folder);
  const pictures = sharedFolder("pictures");
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, path.join(folder, "pictures"));
}

/** Makes what `copySeeded` copies, so that no test waits for it within its time. */
export async function prepareSeeded(): Promise<void> {
  await seedOnce();
}

/**
 * Fills a data folder with a SQLite database that has been through all migrations and holds nothing.
 * @param folder a folder that is empty or not there yet
 */
export async function copyEmpty(folder: string): Promise<void> {
  cpSync(await cachedFolder("empty", (made) => openOnce("empty", { DATA_DIR: made })), folder, { recursive: true });
}

function seedOnce(): Promise<string> {
  return cachedFolder("seeded", async (made) => {
    // The migrations take six seconds.
    await copyEmpty(made);
    await openOnce("seeded", { DATA_DIR: made });
  });
}

/**
 * Opens the content system in a process of its own, which brings its database through all migrations.
 * @param env where its data are
 */
export async function openOnce(kind: "empty" | "seeded", env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const { DATABASE_URL: _other, SITE_LANGUAGES: _others, ...environment } = process.env;
  await run(process.execPath, [path.resolve("test/seed-folder.ts"), kind], { env: { ...environment, NODE_ENV: "production", ...env } });
}
