import { createHmac } from "node:crypto";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { SECOND } from "#shared/lib/durations.ts";
import { log } from "./log/index.ts";
import { currentRequest, UNKNOWN_CLIENT } from "./log/request-context.ts";
import { settings } from "../config/settings.ts";

/** Programs on this machine. Requests through a proxy never have this key (`server/http/client-address.ts`). */
const OWN_MACHINE = /^(?:127\.|0:0:0:0::\/)/;
const key = createHmac("sha256", settings.payloadSecret).update("names of counters").digest("hex");

interface Limit {
  /** The name of the counter. */
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

export interface Limiter {
  /** Counts one more. Rejects with a `RateLimiterRes` beyond the limit. */
  consume: (key: string) => Promise<RateLimiterRes>;
  /** Counts one less. */
  reward: (key: string) => Promise<unknown>;
  /** Resets the count. */
  delete: (key: string) => Promise<unknown>;
}

/** A rate limiter: in PostgreSQL, where all processes share it, or in memory, also while PostgreSQL is away. */
export function limiter({ db }: Pick<Payload, "db">, limit: Limit): Limiter {
  const inMemory = new RateLimiterMemory(limit);
  if (db.name !== "postgres") return inMemory;
  const { pool } = db as unknown as PostgresAdapter;
  let shared: Promise<RateLimiterPostgres | null> | undefined;
  const counter = async () => {
    shared ??= inPostgres(pool, { ...limit, insuranceLimiter: inMemory }).catch((error: unknown) => {
      log.warn({ err: error }, "The table of limits could not be made");
      // The next call retries.
      shared = undefined;
      return null;
    });
    return (await shared) ?? inMemory;
  };
  return {
    consume: async (key) => (await counter()).consume(key),
    reward: async (key) => (await counter()).reward(key),
    delete: async (key) => (await counter()).delete(key),
  };
}

/** A counter with its table ready; before that it would count in memory, for this process alone. */
function inPostgres(
  storeClient: PostgresAdapter["pool"],
  limit: Limit & { insuranceLimiter: RateLimiterMemory },
): Promise<RateLimiterPostgres> {
  return new Promise((resolve, reject) => {
    const counter: RateLimiterPostgres = new RateLimiterPostgres(
      { ...limit, storeClient, storeType: "pool", tableName: "form_limits" },
      (error?: Error) => (error ? reject(error) : resolve(counter)),
    );
  });
}

/** Whether the log has the warning about unknown clients. */
let isWarned = false;

/** The key of the current request's client; null for programs on this machine, which have no limit. */
export function countedClient(): string | null {
  const client = currentRequest()?.client ?? UNKNOWN_CLIENT;
  if (client === UNKNOWN_CLIENT && !isWarned) {
    isWarned = true;
    log.warn("Visitors cannot be told apart and count as one: name the proxy in TRUSTED_PROXIES, and have it set X-Forwarded-For");
  }
  return OWN_MACHINE.test(client) ? null : client;
}

/** The limit of a /48 network as a multiple of a /64's, because providers give a site of many networks one of these. */
const SHARE_OF_48 = 3;
/** The first three groups of a client that is a /64 network. */
const IPV6_SITE = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/;

/** The networks of a client, with their limits as multiples of a client's, because a /48 network contains 65,536 of /64. */
export function networksOf(client: string): { network: string; share: number }[] {
  const [, site] = IPV6_SITE.exec(client) ?? [];
  return [{ network: client, share: 1 }, ...(site ? [{ network: `${site}::/48`, share: SHARE_OF_48 }] : [])];
}

/** A keyed digest of a name, so that no address is stored. */
function digest(name: string): string {
  return createHmac("sha256", key).update(name).digest("base64url");
}

/** Counts one more. @returns seconds to wait, 0 within the limit */
export async function secondsToWait(counter: Limiter, name: string): Promise<number> {
  try {
    await counter.consume(digest(name));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / SECOND));
    // Not being able to count is no reason to lose what a visitor sends.
    log.warn({ err: error }, "What a client sends could not be counted");
    return 0;
  }
}

/** Counts one more. @returns the count, and the seconds until its reset */
export async function countOne(counter: Limiter, name: string): Promise<{ count: number; seconds: number }> {
  const counted = await counter.consume(digest(name)).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error;
    // Not being able to count is no reason to lose what a visitor sends.
    log.warn({ err: error }, "What a client sends could not be counted");
    return null;
  });
  return { count: counted?.consumedPoints ?? 0, seconds: Math.max(1, Math.ceil((counted?.msBeforeNext ?? 0) / SECOND)) };
}

/** Counts one less. */
export async function takeBackOne(counter: Limiter, name: string): Promise<void> {
  await counter.reward(digest(name)).catch((error: unknown) => log.warn({ err: error }, "What was counted could not be taken back"));
}

/** Begins to count anew. */
export async function countAnew(counter: Limiter, name: string): Promise<void> {
  await counter.delete(digest(name)).catch((error: unknown) => log.warn({ err: error }, "What was counted could not be forgotten"));
}
