/** A copy of the database, taken while the site runs, and its way back. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, copyFile, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { Client } from "pg";
import { fileOf } from "../db/sqlite/client.ts";
import type { Settings } from "../config/settings.ts";

const run = promisify(execFile);

/** Milliseconds to wait for a writer of the SQLite file. */
const TIMEOUT_MS = 30_000;
/** Where Debian keeps PostgreSQL's programs, a folder for each version. */
const POSTGRES = "/usr/lib/postgresql";
/** Bytes of what PostgreSQL's programs may say. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

export type DatabaseKind = "sqlite" | "postgres";

/** Which kind of database the settings name. */
export function kindOf({ databaseUrl }: Pick<Settings, "databaseUrl">): DatabaseKind {
  return databaseUrl.startsWith("file:") ? "sqlite" : "postgres";
}

/**
 * Writes a copy of the database, as it is at one moment, to a new file.
 * @throws Error when there is no database, or PostgreSQL's `pg_dump` is missing or fails
 */
export async function copyDatabase(settings: Pick<Settings, "databaseUrl">, file: string): Promise<void> {
  if (kindOf(settings) === "postgres") {
    await postgres("pg_dump", "--format=custom", "--no-owner", `--file=${file}`, settings.databaseUrl);
    return;
  }
  const source = fileOf(settings.databaseUrl);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`);
  const database = new DatabaseSync(source, { timeout: TIMEOUT_MS });
  try {
    database.prepare("vacuum into ?").run(file);
  } finally {
    database.close();
  }
}

/** How a copy of each kind of database begins. */
const HEADS = { sqlite: "SQLite format 3\0", postgres: "PGDMP" };

/** The fault of a copy of a database, in words; "" for a copy that can be restored. */
export async function faultOfCopy(kind: DatabaseKind, file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return "there is no database in it";
  const head = Buffer.from(HEADS[kind]);
  const begin = Buffer.alloc(head.length);
  const opened = await open(file);
  await opened.read(begin, 0, head.length, 0).finally(() => opened.close());
  if (!begin.equals(head)) return "the database in it is none";
  return kind === "postgres" || isWhole(file) ? "" : "the database in it is damaged";
}

function isWhole(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare("pragma quick_check(1)").get()?.["quick_check"] === "ok";
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Whether there is nothing yet where the database is to go: no file, or no table. */
export async function isVacant(settings: Pick<Settings, "databaseUrl">): Promise<boolean> {
  if (kindOf(settings) === "sqlite") return !existsSync(fileOf(settings.databaseUrl));
  const client = new Client({ connectionString: settings.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from information_schema.tables where table_schema = 'public' limit 1");
    return rows.length === 0;
  } finally {
    await client.end();
  }
}

/**
 * Puts a copy where the settings want the database, which must be vacant.
 * @throws Error when PostgreSQL's `pg_restore` is missing or fails; nothing is restored then
 */
export async function restoreDatabase(settings: Pick<Settings, "databaseUrl">, file: string): Promise<void> {
  if (kindOf(settings) === "postgres") {
    await postgres("pg_restore", "--single-transaction", "--exit-on-error", "--no-owner", `--dbname=${settings.databaseUrl}`, file);
    return;
  }
  const target = fileOf(settings.databaseUrl);
  // Leftover files of the previous database do not belong to the restored one.
  for (const ending of ["-wal", "-shm"]) await rm(target + ending, { force: true });
  await mkdir(path.dirname(target), { recursive: true });
  // Under its name it is whole: the site would take the half of one for its own.
  const unfinished = `${target}.unfinished`;
  await copyFile(file, unfinished);
  // Accounts and what visitors wrote are in it: it is its owner's alone.
  await chmod(unfinished, 0o600);
  await rename(unfinished, target);
}

async function postgres(program: string, ...values: string[]): Promise<void> {
  try {
    await run(programPath(program), values, { maxBuffer: MAX_OUTPUT_BYTES });
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    const missing = `${program} is needed for PostgreSQL: install the client programs of your server's version`;
    throw new Error(code === "ENOENT" ? missing : `${program} failed: ${stderr?.trim()}`, { cause: error });
  }
}

/** The newest of Debian's versions, which reads all older servers; elsewhere the one in the PATH. */
function programPath(program: string): string {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const binary = versions.map((version) => path.join(POSTGRES, version, "bin", program)).find((file) => existsSync(file));
  return binary ?? program;
}
