/** What the site changes of Payload: `docs/patches.md` lists it all. */
import path from "node:path";
import type { SanitizedConfig } from "payload";
import { isPostgres } from "../db/database.ts";
import { termsAsText } from "../db/term-columns.ts";
import { writeLabels } from "./bilingual-labels.ts";
import { guardLocks } from "./guard-locks.ts";
import { refuseHiddenOrders } from "./hidden-orders.ts";
import { keepLiveVersions } from "./keep-live-version.ts";
import { searchLiterally } from "./literal-likes.ts";
import { indexLocales } from "./locale-indexes.ts";
import { noteDatabaseFaults } from "./note-database-faults.ts";
import { keepOneLatest } from "./one-latest-version.ts";
import type { AdapterPatch } from "./patch-adapter.ts";
import { publishOneLanguage } from "./publish-one-language.ts";
import { keepTimes } from "./server-times.ts";
import { storeSessionsAlone } from "./sessions-alone.ts";
import { skipEmptyTranslations } from "./skip-empty-translations.ts";
import { onSqliteClient } from "./sqlite-client.ts";
import { readNumbersStrictly } from "./strict-numbers.ts";
import { withSureTransactions } from "./transactions.ts";

/** Connections of the pool of one process; besides it has one that looks whether the server lives and one that listens (docs/operating/deploy.md). */
const MAX_CONNECTIONS = 10;
/** Milliseconds to wait for a connection to PostgreSQL, and for one that is free where all are taken. */
const CONNECTION_TIMEOUT = 5000;
/** Milliseconds that a statement may take; more than it waits for locks. None of the site's takes a tenth of it. */
const QUERY_TIMEOUT = 6000;
/** Milliseconds to wait for rows and tables that somebody else has locked, as a write does on SQLite. */
const LOCK_TIMEOUT = 5000;
/**
 * Statements are not compiled before they run: of Payload's, which join many tables that are small, PostgreSQL expects so much that it
 * compiles each anew, for 0.3 to 0.8 s in place of a few milliseconds.
 */
const POSTGRES_OPTIONS = "-c jit=off";

/** Of both database adapters, from the innermost to the outermost. */
const ADAPTER_PATCHES: AdapterPatch[] = [
  searchLiterally,
  skipEmptyTranslations,
  storeSessionsAlone,
  keepLiveVersions,
  keepOneLatest,
  publishOneLanguage,
  withSureTransactions,
  noteDatabaseFaults,
];

/** Of the config that Payload has built, in this order. */
const CONFIG_PATCHES = [guardLocks, keepTimes, refuseHiddenOrders, readNumbersStrictly, writeLabels];

const patchAdapter: AdapterPatch = (adapter) => ADAPTER_PATCHES.reduce((patched, patch) => patch(patched), adapter);

/** A built config with all that the site changes of it. */
export function patchConfig(config: SanitizedConfig): SanitizedConfig {
  return CONFIG_PATCHES.reduce((patched, patch) => patch(patched), config);
}

/**
 * The database behind an address: PostgreSQL for `postgres://`, otherwise a SQLite file. Only the driver in use is loaded, which takes a
 * second of the start.
 */
export async function databaseAdapter(url: string) {
  if (isPostgres(url)) {
    const [{ postgresAdapter }, { index }] = await Promise.all([
      import("@payloadcms/db-postgres"),
      import("@payloadcms/db-postgres/drizzle/pg-core"),
    ]);
    const postgres = postgresAdapter({
      pool: {
        connectionString: url,
        max: MAX_CONNECTIONS,
        connectionTimeoutMillis: CONNECTION_TIMEOUT,
        query_timeout: QUERY_TIMEOUT,
        lock_timeout: LOCK_TIMEOUT,
        options: POSTGRES_OPTIONS,
        keepAlive: true,
      },
      push: false,
      migrationDir: path.resolve("cms/db/migrations/postgres"),
      beforeSchemaInit: [termsAsText],
      afterSchemaInit: [indexLocales(index)],
    });
    return patchAdapter(postgres);
  }
  const [{ sqliteAdapter }, { index }] = await Promise.all([
    import("@payloadcms/db-sqlite"),
    import("@payloadcms/db-sqlite/drizzle/sqlite-core"),
  ]);
  const sqlite = sqliteAdapter({
    client: { url },
    push: false,
    autoIncrement: true,
    migrationDir: path.resolve("cms/db/migrations/sqlite"),
    afterSchemaInit: [indexLocales(index)],
  });
  return patchAdapter(onSqliteClient(sqlite, url));
}
