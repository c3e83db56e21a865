/** All patches of Payload; `docs/patches.md` lists them. */
import path from "node:path";
import type { SanitizedConfig } from "payload";
import { isPostgres } from "../db/database.ts";
import { dropLocaleType, openColumnsAsText } from "../db/text-columns.ts";
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

/**
 * Connections in the pool of one process. It has two more: one that checks whether the server is alive, and one that listens
 * (docs/operating/deploy.md).
 */
const MAX_CONNECTIONS = 10;
/** Milliseconds to wait for a connection to PostgreSQL, and for a free one in the pool. */
const CONNECTION_TIMEOUT = 5000;
/** Milliseconds of a statement; longer than the wait for locks. The site's own take less than a tenth of it. */
const QUERY_TIMEOUT = 6000;
/** Milliseconds to wait for locked rows and tables, as for a write on SQLite. */
const LOCK_TIMEOUT = 5000;
/**
 * Disables just-in-time compilation: PostgreSQL overestimates the cost of Payload's statements, which join many small tables, and would
 * compile each for 0.3 to 0.8 s instead of running it in a few milliseconds.
 */
const POSTGRES_OPTIONS = "-c jit=off";

/** Patches of both database adapters, from the innermost to the outermost. */
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

/** Patches of Payload's built config, in this order. */
const CONFIG_PATCHES = [guardLocks, keepTimes, refuseHiddenOrders, readNumbersStrictly, writeLabels];

const patchAdapter: AdapterPatch = (adapter) => ADAPTER_PATCHES.reduce((patched, patch) => patch(patched), adapter);

/** Applies all patches to a built config. */
export function patchConfig(config: SanitizedConfig): SanitizedConfig {
  return CONFIG_PATCHES.reduce((patched, patch) => patch(patched), config);
}

/**
 * The database adapter for an address: PostgreSQL for `postgres://`, otherwise a SQLite file. Loads only the driver in use, because each
 * takes a second of the start.
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
      beforeSchemaInit: [openColumnsAsText],
      afterSchemaInit: [dropLocaleType, indexLocales(index)],
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
