import type { Payload } from "payload";
import { DAY } from "#shared/lib/durations.ts";
import type { BrowserReport as Stored } from "../config/payload-types.ts";
import { repeat } from "../lib/repeat.ts";
import type { BrowserReport } from "./read-reports.ts";

/** Different reports in the store; forged ones can only push out others of as little weight. */
export const MAX_KINDS = 200;
/** Days after its last occurrence until a report is deleted. */
export const KEPT_DAYS = 30;
/** Milliseconds between two deletions of old reports. */
const INTERVAL = DAY / 4;

const collection = "browser-reports";
type StoredReport = Pick<Stored, "id" | "browsers">;

/** Counts reports of one browser: each kind is one record. */
export async function countReports(cms: Payload, reports: readonly BrowserReport[], browser: string, now = new Date()): Promise<void> {
  for (const report of reports) await countOne(cms, report, browser, now.toISOString());
}

async function countOne({ db }: Payload, report: BrowserReport, browser: string, lastAt: string): Promise<void> {
  const key = [report.kind, report.directive, report.blocked, report.path].join(" ");
  const existing = await db.findOne<StoredReport>({ collection, where: { key: { equals: key } } });
  if (existing) {
    const browsers = existing.browsers.split(", ").includes(browser) ? existing.browsers : `${existing.browsers}, ${browser}`;
    await db.updateOne({ collection, id: existing.id, data: { count: { $inc: 1 }, browsers, lastAt } as never, returning: false });
    return;
  }
  const { totalDocs } = await db.count({ collection });
  if (totalDocs >= MAX_KINDS) {
    const { docs } = await db.find<StoredReport>({ collection, sort: ["count", "lastAt"], limit: 1, pagination: false });
    if (docs[0]) await db.deleteOne({ collection, where: { id: { equals: docs[0].id } } });
  }
  await db.create({ collection, data: { ...report, key, browsers: browser, count: 1, lastAt } });
}

/** Deletes reports that have not recurred for long. */
export async function forgetOldReports({ db }: Payload, now = Date.now()): Promise<void> {
  await db.deleteMany({ collection, where: { lastAt: { less_than: new Date(now - KEPT_DAYS * DAY).toISOString() } } });
}

/** Deletes old reports now and four times a day, until the returned function is called. */
export function startForgettingReports(cms: Payload): () => void {
  return repeat(() => forgetOldReports(cms), INTERVAL, "Old reports could not be forgotten");
}
