import { setTimeout as pause } from "node:timers/promises";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import type { Client } from "pg";
import { log } from "../lib/log/index.ts";
import { currentRequest } from "../lib/log/request-context.ts";

/** Milliseconds between two looks. */
const INTERVAL = 1000;
/** Milliseconds that an answer may take. */
const TIMEOUT_MS = 1500;

export interface DatabaseWatch {
  /** Whether the database was out of reach at the last two looks. */
  isUnavailable: () => boolean;
  /** Looks now. It ends within two seconds, whatever the database does. */
  canBeReached: () => Promise<boolean>;
  stop: () => void;
}

/** Thrown when the database has not answered in time, and at once where it is known not to. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly code = "DATABASE_UNAVAILABLE";
  constructor(message = "The database does not answer") {
    super(message);
  }
}

/** When a statement last failed for a reason that passes, in milliseconds of `performance.now()`. */
let lastFault = -1;

/** Notes that the database could not do now what it could do later, and for which request. */
export function noteDatabaseFault(): void {
  lastFault = performance.now();
  const request = currentRequest();
  if (request) request.hasDatabaseFailed = true;
}

/**
 * Whether the database failed since then, whoever asked it: reads that requests share belong to the first of them.
 * @param begun milliseconds of `performance.now()`
 */
export function hasDatabaseFailedSince(begun: number): boolean {
  return lastFault >= begun;
}

/** How a database is asked whether it lives. */
interface Probe {
  /** @throws when the database does not answer in time */
  ask: () => Promise<unknown>;
  stop: () => void;
}

/** The content systems whose database is known to be out of reach: nobody needs to wait for what their driver says of it. */
const unavailable = new WeakSet<Payload>();

/**
 * Fails at once where a read would wait for a database that is known not to answer.
 * @throws DatabaseUnavailable
 */
export function requireDatabase(cms: Payload): void {
  if (unavailable.has(cms)) throw new DatabaseUnavailable();
}

/**
 * Looks all the time whether the database answers. It counts as out of reach when it has not at two looks, one after the other, and until
 * it answers again.
 */
export function watchDatabase(cms: Payload, interval = INTERVAL): DatabaseWatch {
  const probe = cms.db.name === "postgres" ? ofPostgres(cms.db as unknown as PostgresAdapter) : ofSqlite(cms);
  let faults = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<boolean> | undefined;
  let stopped = false;

  async function lookOnce(): Promise<boolean> {
    const answers = await probe.ask().then(
      () => true,
      () => false,
    );
    faults = answers ? 0 : faults + 1;
    if (answers && unavailable.delete(cms)) log.warn("The database answers again");
    if (faults === 2) {
      unavailable.add(cms);
      log.error("The database does not answer");
    }
    return answers;
  }
  function look(): Promise<boolean> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }
  async function goOn(): Promise<void> {
    const answers = await look();
    // One failure may be a lost connection: whether it is more is known at the next look.
    if (!stopped) timer = setTimeout(() => void goOn(), answers || unavailable.has(cms) ? interval : 0).unref();
  }
  void goOn();
  return {
    isUnavailable: () => unavailable.has(cms),
    canBeReached: look,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      probe.stop();
    },
  };
}

function ofSqlite(cms: Payload): Probe {
  return { ask: () => withTimeout(cms.count({ collection: "users" })), stop: () => undefined };
}

/** Asks on a connection of its own: one of the pool may be long in coming because many wait for one. */
function ofPostgres({ pg, poolOptions }: PostgresAdapter): Probe {
  let client: Client | undefined;
  const drop = () => {
    const dropped = client;
    client = undefined;
    void dropped?.end().catch(() => undefined);
  };
  async function ask(): Promise<void> {
    if (!client) {
      const opened: Client = new pg.Client({
        ...poolOptions,
        application_name: "waymark watch",
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
      });
      opened.on("error", drop);
      client = opened;
      await opened.connect();
    }
    await client?.query("select 1");
  }
  return {
    ask: () =>
      withTimeout(ask()).catch((error: unknown) => {
        drop();
        throw error;
      }),
    stop: drop,
  };
}

/**
 * Waits for the database, or fails when that takes too long.
 * @param patience milliseconds
 * @throws DatabaseUnavailable
 */
export async function withTimeout<T>(answer: Promise<T>, patience = TIMEOUT_MS): Promise<T> {
  answer.catch(() => undefined);
  const late = Symbol();
  const first = await Promise.race([answer, pause(patience, late, { ref: false })]);
  if (first === late) throw new DatabaseUnavailable(`The database has not answered within ${patience} ms`);
  return first as T;
}
