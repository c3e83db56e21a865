import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { log } from "./log/index.ts";

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
}

/** A counter: in PostgreSQL, where all processes share it, or in memory, as it is in PostgreSQL's place while that cannot be reached. */
export function limiter({ db }: Pick<Payload, "db">, limit: Limit): Limiter {
  const inMemory = new RateLimiterMemory(limit);
  if (db.name !== "postgres") return inMemory;
  const { pool } = db as unknown as PostgresAdapter;
  let shared: Promise<RateLimiterPostgres | null> | undefined;
  return {
    consume: async (key) => {
      shared ??= inPostgres(pool, { ...limit, insuranceLimiter: inMemory }).catch((error: unknown) => {
        log.warn({ err: error }, "The table of limits could not be made");
        // The next one tries again.
        shared = undefined;
        return null;
      });
      return ((await shared) ?? inMemory).consume(key);
    },
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
