import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { DAY, MINUTE } from "#shared/lib/durations.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";
import { execute } from "../db/raw-sql.ts";
import { log } from "../lib/log/index.ts";
import { repeat } from "../lib/repeat.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";
import { PendingCounts } from "./pending-counts.ts";
import { KEPT_MONTHS, KINDS, OTHER, type Count, type Kind } from "./kinds.ts";

/** Rows of one statement. */
const AT_ONCE = 100;
/** Milliseconds between two deletions of old counts. */
const INTERVAL = DAY / 4;

/** Adds counts to the stored ones. All processes together store no more values of a day than the limit of each kind. */
export async function storeCounts(cms: Payload, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const { db } = cms;
  const req: Pick<PayloadRequest, "payload" | "transactionID"> = { payload: cms };
  await withinTransaction(req, async () => {
    await takeAdvisoryLock("insight", req);
    const days = sql.join(
      Array.from(new Set(counts.map(({ day }) => day)), (day) => sql`${day}`),
      sql`, `,
    );
    const stored = await execute<Count>(db, sql`select day, kind, value from insight_counts where day in (${days})`, req);
    const rows = boundCounts(counts, stored);
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const values = rows.slice(start, start + AT_ONCE).map(({ day, kind, value, count }) => sql`(${day}, ${kind}, ${value}, ${count})`);
      await execute(
        db,
        sql`insert into insight_counts (day, kind, value, count) values ${sql.join(values, sql`, `)}
            on conflict (day, kind, value) do update set count = insight_counts.count + excluded.count`,
        req,
      );
    }
  });
}

/** The counts to add; values beyond the limit of a kind and a day count as one value. */
function boundCounts(counts: readonly Count[], stored: readonly Count[]): Count[] {
  const values = new Map<string, Set<string>>();
  const valuesOf = (day: string, kind: Kind): Set<string> => {
    const key = `${day} ${kind}`;
    const dayValues = values.get(key) ?? new Set();
    values.set(key, dayValues);
    return dayValues;
  };
  for (const { day, kind, value } of stored) if (value !== OTHER) valuesOf(day, kind).add(value);
  const rows = new Map<string, Count>();
  for (const one of counts) {
    const ofKind = valuesOf(one.day, one.kind);
    const value = ofKind.has(one.value) || ofKind.size < KINDS[one.kind].most ? one.value : OTHER;
    if (value !== OTHER) ofKind.add(value);
    const key = `${one.day} ${one.kind} ${value}`;
    rows.set(key, { ...one, value, count: one.count + (rows.get(key)?.count ?? 0) });
  }
  return [...rows.values()];
}

/** Deletes the counts of days that are too long ago. */
export async function forgetOldCounts({ db }: Payload, now = Date.now()): Promise<void> {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - KEPT_MONTHS);
  await execute(db, sql`delete from insight_counts where day < ${isoDay(first)}`);
}

export interface WebAnalytics {
  /** Counts one thing. */
  count: (kind: Kind, value: string) => void;
  /** Stores the counts in memory, and stops counting. */
  stop: () => Promise<void>;
}

/** Counts in memory, stores the counts each minute, and deletes old ones now and four times a day. */
export function startWebAnalytics(cms: Payload): WebAnalytics {
  const pending = new PendingCounts();
  const store = async () => {
    const counts = pending.take();
    await storeCounts(cms, counts).catch((error: unknown) => {
      pending.putBack(counts);
      log.warn({ err: error }, "Counts of visits could not be stored");
    });
  };
  let storing = Promise.resolve();
  const storeNext = () => (storing = storing.then(store));
  const timer = setInterval(() => void storeNext(), MINUTE).unref();
  const stopForgetting = repeat(() => forgetOldCounts(cms), INTERVAL, "Old counts could not be deleted");
  return {
    count: (kind, value) => pending.add(kind, value),
    stop: () => {
      clearInterval(timer);
      stopForgetting();
      return storeNext();
    },
  };
}
