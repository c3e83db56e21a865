import { setTimeout as pause } from "node:timers/promises";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import type { Client } from "pg";
import { log } from "../lib/log/index.ts";
import { currentRequest } from "../lib/log/request-context.ts";

/** Milliseconds between two checks. */
const INTERVAL = 1000;
/** Milliseconds for an answer. */
const TIMEOUT_MS = 1500;

export interface DatabaseWatch {
  /** Whether the database was out of reach at the last two checks. */
  isUnavailable: () => boolean;
  /** Checks now. Resolves within two seconds, whatever the database does. */
  canBeReached: () => Promise<boolean>;
  stop: () => void;
}

/** Thrown when the database does not answer in time, and at once while the last check found it away. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly code = "DATABASE_UNAVAILABLE";
  constructor(message = "The database does not answer") {
    super(message);
  }
}

/** When a statement last failed with a transient error, in milliseconds of `performance.now()`. */
let lastFault = -1;

/** Records a transient error of the database, for the current request too. */
export function noteDatabaseFault(): void {
  lastFault = performance.now();
  const request = currentRequest();
  if (request) request.hasDatabaseFailed = true;
}

/**
 * Whether the database failed since then, for any request, because a shared read belongs to the first request only.
 * @param start milliseconds of `performance.now()`
 */
export function hasDatabaseFailedSince(start: number): boolean {
  return lastFault >= start;
}

/** Checks whether a database answers. */
interface DatabaseProbe {
  /** @throws when the database does not answer in time */
  ask: () => Promise<unknown>;
  stop: () => void;
}

/** The content systems whose database is out of reach, so that reads need not wait for their driver. */
const unavailable = new WeakSet<Payload>();

/**
 * Fails at once while the last check found the database away.
 * @throws DatabaseUnavailable
 */
export function requireDatabase(cms: Payload): void {
  if (unavailable.has(cms)) throw new DatabaseUnavailable();
}

/**
 * Checks the database continuously. It counts as out of reach after two failed checks in a row, until it answers again.
 */
export function watchDatabase(cms: Payload, interval = INTERVAL): DatabaseWatch {
  const probe = cms.db.name === "postgres" ? postgresProbe(cms.db as unknown as PostgresAdapter) : sqliteProbe(cms);
  let faults = 0;
  let timer: NodeJS.Timeout | undefined;
  let pendingCheck: Promise<boolean> | undefined;
  let isStopped = false;

  async function checkOnce(): Promise<boolean> {
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
  function check(): Promise<boolean> {
    pendingCheck ??= checkOnce().finally(() => {
      pendingCheck = undefined;
    });
    return pendingCheck;
  }
  async function checkRepeatedly(): Promise<void> {
    const answers = await check();
    // One failure may be a lost connection, so the next check follows at once.
    if (!isStopped) timer = setTimeout(() => void checkRepeatedly(), answers || unavailable.has(cms) ? interval : 0).unref();
  }
  void checkRepeatedly();
  return {
    isUnavailable: () => unavailable.has(cms),
    canBeReached: check,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      probe.stop();
    },
  };
}

function sqliteProbe(cms: Payload): DatabaseProbe {
  return { ask: () => withTimeout(cms.count({ collection: "users", overrideAccess: true })), stop: () => undefined };
}

/** Uses its own connection, because the pool may have a long queue. */
function postgresProbe({ pg, poolOptions }: PostgresAdapter): DatabaseProbe {
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
 * Waits for the database, and fails when that takes too long.
 * @param patience milliseconds
 * @throws DatabaseUnavailable
 */
export async function withTimeout<T>(answer: Promise<T>, patience = TIMEOUT_MS): Promise<T> {
  answer.catch(() => undefined);
  const timedOut = Symbol();
  const first = await Promise.race([answer, pause(patience, timedOut, { ref: false })]);
  if (first === timedOut) throw new DatabaseUnavailable(`The database has not answered within ${patience} ms`);
  return first as T;
}
