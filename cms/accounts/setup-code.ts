import { randomInt, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "../config/settings.ts";

/** RFC 4648 base32: no two signs that look alike. 24 of them are 120 bits. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 24;

function codeFile(): string {
  return path.join(settings.dataDir, "setup-code");
}

/** Where the code is while somebody uses it: nobody else can then. */
function usedFile(): string {
  return `${codeFile()}-in-use`;
}

async function storedCode(): Promise<string | null> {
  const text = await readFile(codeFile(), "utf8").catch(() => null);
  return text?.trim() || null;
}

/**
 * The code that allows making the first administrator: the kept one, or a new one, readable by the owner only. Null while
 * somebody is using it: a second one would let in a second administrator.
 */
export async function makeSetupCode(): Promise<string | null> {
  const stored = await storedCode();
  if (stored) return stored;
  if (existsSync(usedFile())) return null;
  const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(codeFile(), `${code}\n`, { mode: 0o600 });
  return code;
}

/**
 * Takes the code for whoever knows it, so that one code makes one administrator however many ask at the same moment. The
 * comparison takes a time that tells nothing about the code. False when `given` is not the code, or there is none.
 */
export async function takeSetupCode(given: unknown): Promise<boolean> {
  const stored = await storedCode();
  if (!stored || typeof given !== "string") return false;
  const [a, b] = [Buffer.from(stored), Buffer.from(given.trim().toUpperCase())];
  if (a.length !== b.length || !timingSafeEqual(a, b)) return false;
  // Renaming is one step of the file system: of several that try, one succeeds.
  return rename(codeFile(), usedFile()).then(
    () => true,
    () => false,
  );
}

/** Gives a taken code back: the administrator could not be made with it, or the process ended meanwhile. */
export async function giveBackSetupCode(): Promise<void> {
  await rename(usedFile(), codeFile()).catch(() => undefined);
}

/** Removes the code, once there is an administrator. */
export async function removeSetupCode(): Promise<void> {
  await Promise.all([codeFile(), usedFile()].map((file) => rm(file, { force: true })));
}
