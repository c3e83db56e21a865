import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { DAY } from "#shared/lib/durations.ts";
import { execute } from "../db/raw-sql.ts";
import { currentTime } from "../lib/time.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { KINDS, MIN_COUNT, OTHER, type Kind } from "./kinds.ts";

/** Spans of days that counts are shown of, up to today. */
export const PERIODS = [30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

/** A count; null below the least count that staff may see. */
export type ShownCount = number | null;

export interface Table {
  kind: Kind;
  rows: { value: string; count: ShownCount }[];
  /** Values too rare to be named. */
  unnamed: number;
}

export interface Report {
  /** Views of pages on each day of the period, the first day first. */
  days: { day: string; count: ShownCount }[];
  /** Views of all days together, as far as they may be shown. */
  views: number;
  tables: Table[];
}

/** The period that an address names; the shortest for any other. */
export function periodOf(value: unknown): Period {
  return PERIODS.find((days) => String(days) === value) ?? PERIODS[0];
}

/** The counts of the last days, without those too small to be shown. */
export async function readWebAnalytics({ db }: Payload, period: Period, now = currentTime()): Promise<Report> {
  const names = Array.from({ length: period }, (_, index) => isoDay(now - (period - 1 - index) * DAY));
  const first = names[0] ?? "";
  const [byDay, sums] = await Promise.all([
    execute<{ day: string; total: unknown }>(
      db,
      sql`select day, sum(count) as total from insight_counts where kind = 'page' and day >= ${first} group by day`,
    ),
    execute<{ kind: Kind; value: string; total: unknown }>(
      db,
      sql`select kind, value, sum(count) as total from insight_counts where day >= ${first}
          group by kind, value order by sum(count) desc, value`,
    ),
  ]);
  const totals = new Map(byDay.map(({ day, total }) => [day, Number(total)]));
  const days = names.map((day) => ({ day, count: shownCount(totals.get(day) ?? 0) }));
  return {
    days,
    views: days.reduce((sum, { count }) => sum + (count ?? 0), 0),
    tables: (Object.keys(KINDS) as Kind[]).map((kind) =>
      tableOf(
        kind,
        sums.flatMap((row) => (row.kind === kind ? [{ value: row.value, count: shownCount(Number(row.total)) }] : [])),
      ),
    ),
  };
}

/** A day or a value without a count is no secret: it identifies nobody. */
function shownCount(count: number): ShownCount {
  return count > 0 && count < MIN_COUNT ? null : count;
}

function tableOf(kind: Kind, all: Table["rows"]): Table {
  const isNamed = ({ value, count }: Table["rows"][number]) => count !== null || (!KINDS[kind].isOpen && value !== OTHER);
  const rows = all.filter(isNamed);
  return { kind, rows, unnamed: all.length - rows.length };
}
