import { randomInt, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "./settings.ts";

/** RFC 4648 base32: no two signs that look alike. 24 of them are 120 bits. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 24;

function codeFile(): string {
  return path.join(settings.dataDir, "setup-code");
}

async function keptCode(): Promise<string | null> {
  const text = await readFile(codeFile(), "utf8").catch(() => null);
  return text?.trim() || null;
}

/** The code that allows making the first administrator: the kept one, or a new one, readable by the owner only. */
export async function makeSetupCode(): Promise<string> {
  const kept = await keptCode();
  if (kept) return kept;
  const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(codeFile(), `${code}\n`, { mode: 0o600 });
  return code;
}

/** Whether `given` is the kept code, in a time that tells nothing about it. False when there is no code. */
export async function isSetupCode(given: unknown): Promise<boolean> {
  const kept = await keptCode();
  if (!kept || typeof given !== "string") return false;
  const [a, b] = [Buffer.from(kept), Buffer.from(given.trim().toUpperCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Removes the code, once there is an administrator. */
export async function removeSetupCode(): Promise<void> {
  await rm(codeFile(), { force: true });
}
