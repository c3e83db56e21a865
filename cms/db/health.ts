import { setTimeout as pause } from "node:timers/promises";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import type { Client, Pool, PoolClient } from "pg";
import { log } from "../lib/log/index.ts";

/** Milliseconds between two looks. */
const INTERVAL = 1000;
/** Milliseconds that an answer may take. */
const PATIENCE = 1500;

export interface DatabaseWatch {
  /** Whether the database was out of reach at the last two looks. */
  isUnavailable: () => boolean;
  /** Looks now. It ends within two seconds, whatever the database does. */
  canBeReached: () => Promise<boolean>;
  stop: () => void;
}

/** Thrown when the database has not answered in time; and at once, in place of waiting, as long as PostgreSQL does not answer. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  readonly code = "DATABASE_AWAY";
  constructor(message = "The database does not answer") {
    super(message);
  }
}

/** How a database is asked whether it lives, and what is done when it does not. */
interface Probe {
  /** @throws when the database does not answer in time */
  ask: () => Promise<unknown>;
  /** Whoever waits for the database is told at once, from now on until it answers again. */
  cut: () => void;
  mend: () => void;
  stop: () => void;
}

/**
 * Looks all the time whether the database answers. When it has not at two looks, one after the other, nobody waits for it any more: on
 * PostgreSQL calls that are underway and those to come fail at once until it answers again.
 */
export function watchDatabase(cms: Payload, interval = INTERVAL): DatabaseWatch {
  const probe = cms.db.name === "postgres" ? ofPostgres(cms.db as unknown as PostgresAdapter) : ofSqlite(cms);
  let away = false;
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
    if (answers && away) {
      away = false;
      probe.mend();
      log.warn("The database answers again");
    }
    if (faults >= 2 && !away) {
      away = true;
      probe.cut();
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
    if (!stopped) timer = setTimeout(() => void goOn(), answers || away ? interval : 0).unref();
  }
  void goOn();
  return {
    isUnavailable: () => away,
    canBeReached: look,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      probe.stop();
    },
  };
}

function ofSqlite(cms: Payload): Probe {
  const nothing = () => undefined;
  return { ask: () => inTime(cms.count({ collection: "users" })), cut: nothing, mend: nothing, stop: nothing };
}

/** Asks on a connection of its own: one of the pool may be long in coming because many wait for one. */
function ofPostgres({ pg, pool, poolOptions }: PostgresAdapter): Probe {
  const circuit = circuitOf(pool as unknown as Pool);
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
        connectionTimeoutMillis: PATIENCE,
        query_timeout: PATIENCE,
      });
      opened.on("error", drop);
      client = opened;
      await opened.connect();
    }
    await client?.query("select 1");
  }
  return {
    ask: () =>
      inTime(ask()).catch((error: unknown) => {
        drop();
        throw error;
      }),
    ...circuit,
    stop: drop,
  };
}

/** Lets the calls of a pool fail at once while it is cut. */
function circuitOf(pool: Pool): Pick<Probe, "cut" | "mend"> {
  const known = new WeakSet<PoolClient>();
  const busy = new Set<PoolClient>();
  let isCut = false;
  pool.on("acquire", (client) => {
    busy.add(client);
    if (known.has(client)) return;
    known.add(client);
    // One that is lost between two statements of a transaction has nobody else who listens, and would end the process.
    client.on("error", (error) => log.warn({ err: error }, "A connection to PostgreSQL was lost"));
  });
  pool.on("release", (_error, client) => busy.delete(client));
  const connect = pool.connect.bind(pool) as { (callback: Connected): void; (): Promise<PoolClient> };
  const guarded = (callback?: Connected): unknown => {
    if (!isCut) return callback ? connect(callback) : connect();
    return callback ? callback(new DatabaseAway()) : Promise.reject(new DatabaseAway());
  };
  pool.connect = guarded as Pool["connect"];
  return {
    cut: () => {
      isCut = true;
      // A statement that is underway fails by this.
      for (const client of busy) void (client as unknown as Client).end().catch(() => undefined);
      // Connections that nobody uses may be dead, too: new ones are opened later.
      for (let idle = pool.idleCount; idle > 0; idle -= 1)
        void connect().then(
          (client) => client.release(true),
          () => undefined,
        );
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** How a pool gives a connection out, or says why it does not. */
type Connected = (error: Error | undefined, client?: PoolClient, release?: (error?: Error | boolean) => void) => void;

/**
 * Waits for the database, or fails when that takes too long.
 * @param patience milliseconds
 * @throws DatabaseAway
 */
export async function inTime<T>(answer: Promise<T>, patience = PATIENCE): Promise<T> {
  answer.catch(() => undefined);
  const late = Symbol();
  const first = await Promise.race([answer, pause(patience, late, { ref: false })]);
  if (first === late) throw new DatabaseAway(`The database has not answered within ${patience} ms`);
  return first as T;
}
