import { createHmac } from "node:crypto";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { SECOND } from "#shared/lib/durations.ts";
import { log } from "./log/index.ts";
import { currentRequest, UNKNOWN_CLIENT } from "./log/request-context.ts";
import { settings } from "../config/settings.ts";

/** Programs on this machine that ask for themselves. No request that came by a proxy counts as theirs (`server/http/client-address.ts`). */
const OWN_MACHINE = /^(?:127\.|0:0:0:0::\/)/;
const key = createHmac("sha256", settings.payloadSecret).update("names of counters").digest("hex");

interface Limit {
  /** What is counted, unlike all else that is. */
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

export interface Limiter {
  /** Counts one more. Rejects with a `RateLimiterRes` when there is no more room. */
  consume: (key: string) => Promise<RateLimiterRes>;
  /** Counts one less. */
  reward: (key: string) => Promise<unknown>;
  /** Forgets what was counted. */
  delete: (key: string) => Promise<unknown>;
}

/** A counter: in PostgreSQL, where all processes share it, or in memory, as it is in PostgreSQL's place while that cannot be reached. */
export function limiter({ db }: Pick<Payload, "db">, limit: Limit): Limiter {
  const inMemory = new RateLimiterMemory(limit);
  if (db.name !== "postgres") return inMemory;
  const { pool } = db as unknown as PostgresAdapter;
  let shared: Promise<RateLimiterPostgres | null> | undefined;
  const counter = async () => {
    shared ??= inPostgres(pool, { ...limit, insuranceLimiter: inMemory }).catch((error: unknown) => {
      log.warn({ err: error }, "The table of limits could not be made");
      // The next one tries again.
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

/** A counter whose table is there: before that it would count in memory, for itself alone. */
function inPostgres(
  storeClient: PostgresAdapter["pool"],
  limit: Limit & { insuranceLimiter: RateLimiterMemory },
): Promise<RateLimiterPostgres> {
  return new Promise((resolve, reject) => {
    const made: RateLimiterPostgres = new RateLimiterPostgres(
      { ...limit, storeClient, storeType: "pool", tableName: "form_limits" },
      (error?: Error) => (error ? reject(error) : resolve(made)),
    );
  });
}

/** The log says once that clients cannot be told apart. */
let isTold = false;

/** What the client of the request being answered is counted as; null for programs on this machine, which are not counted. */
export function countedClient(): string | null {
  const client = currentRequest()?.client ?? UNKNOWN_CLIENT;
  if (client === UNKNOWN_CLIENT && !isTold) {
    isTold = true;
    log.warn("Visitors cannot be told apart and count as one: name the proxy in TRUSTED_PROXIES, and have it set X-Forwarded-For");
  }
  return OWN_MACHINE.test(client) ? null : client;
}

/** How many times the share of a /64 network a /48 has: providers give a site of many networks one of these. */
const SHARE_OF_48 = 3;
/** The first three groups of a client that is a /64 network. */
const IPV6_SITE = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/;

/** What a client is counted as, and how many times a client's share each of them has: whoever has a /48 network has 65,536 of /64. */
export function networksOf(client: string): { network: string; share: number }[] {
  const [, site] = IPV6_SITE.exec(client) ?? [];
  return [{ network: client, share: 1 }, ...(site ? [{ network: `${site}::/48`, share: SHARE_OF_48 }] : [])];
}

/** Addresses are not kept: what is counted is named by a keyed digest. */
function digest(name: string): string {
  return createHmac("sha256", key).update(name).digest("base64url");
}

/** Counts one more. @returns seconds to wait, 0 when there is room */
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

/** Counts one more. @returns how many there are, and the seconds until they are forgotten */
export async function countOne(counter: Limiter, name: string): Promise<{ count: number; seconds: number }> {
  const counted = await counter.consume(digest(name)).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error;
    // Not being able to count is no reason to lose what a visitor sends.
    log.warn({ err: error }, "What a client sends could not be counted");
    return null;
  });
  return { count: counted?.consumedPoints ?? 0, seconds: Math.max(1, Math.ceil((counted?.msBeforeNext ?? 0) / SECOND)) };
}

/** Takes back that one was counted. */
export async function takeBackOne(counter: Limiter, name: string): Promise<void> {
  await counter.reward(digest(name)).catch((error: unknown) => log.warn({ err: error }, "What was counted could not be taken back"));
}

/** Begins to count anew. */
export async function countAnew(counter: Limiter, name: string): Promise<void> {
  await counter.delete(digest(name)).catch((error: unknown) => log.warn({ err: error }, "What was counted could not be forgotten"));
}
