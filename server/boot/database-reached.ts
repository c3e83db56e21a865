import { existsSync } from "node:fs";
import path from "node:path";
import { isPostgres } from "#cms/db/database.ts";
import { SettingsError, type Settings } from "#cms/config/settings.ts";
import { fileOf } from "#cms/db/sqlite/client.ts";
import { retryWithBackoff } from "../http/retry.ts";

/** Milliseconds that the server has to answer a try. */
const TIMEOUT_MS = 5000;
/** What PostgreSQL says of an account that it does not let in: SQLSTATE class 28. */
const REFUSED = /^28/;
/** Error classes of a database that cannot answer now: starting or stopping (57), or full (53). Every other error is an answer. */
const NOT_NOW = /^5[37]/;

/**
 * Waits for PostgreSQL, which may begin later than the site when a whole machine starts. A SQLite file is there or is made, in a folder
 * that is there.
 * @throws SettingsError when the server is there and does not let the site in, or the file's folder is missing
 */
export async function databaseReached({ databaseUrl }: Pick<Settings, "databaseUrl">): Promise<void> {
  if (!isPostgres(databaseUrl)) {
    if (existsSync(path.dirname(fileOf(databaseUrl)))) return;
    throw new SettingsError("DATABASE_URL: the folder of its file is not there");
  }
  const ask = () => askPostgres(databaseUrl);
  await retryWithBackoff(
    `PostgreSQL cannot be reached yet at ${hostAndDatabase(databaseUrl)}; another try follows`,
    ask,
    (error) => error instanceof SettingsError,
  );
}

/** Where a connection leads to, without the account and its password: `db.example.com:5432/waymark`. */
function hostAndDatabase(connectionString: string): string {
  if (!URL.canParse(connectionString)) return "the address in DATABASE_URL";
  const { hostname, port, pathname } = new URL(connectionString);
  return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
}

async function askPostgres(connectionString: string): Promise<void> {
  const { Client, DatabaseError } = await import("pg");
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: "waymark start",
  });
  // The query reports a lost connection, too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? "") : null;
    if (code && REFUSED.test(code))
      throw new SettingsError(`DATABASE_URL: PostgreSQL at ${hostAndDatabase(connectionString)} does not let this account in`);
    if (code === null || NOT_NOW.test(code)) throw error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
