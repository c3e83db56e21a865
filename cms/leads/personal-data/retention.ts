import type { Payload } from "payload";
import { DAY } from "#shared/lib/durations.ts";
import { log } from "../../lib/log/index.ts";
import { repeat } from "../../lib/repeat.ts";
import { eraseRecords, note } from "./erase.ts";
import { aboutLeads } from "./find-person.ts";

/** Milliseconds between two deletions of old records. */
const INTERVAL = DAY / 4;
/** Leads of one transaction, so that others do not wait long for the database. */
const AT_ONCE = 100;

/** Deletes leads older than `days`, with their related records. @returns the number */
export async function eraseOld(cms: Payload, days: number, now = Date.now()): Promise<number> {
  const where = { createdAt: { less_than: new Date(now - days * DAY).toISOString() } };
  const select = { createdAt: true } as const;
  const query = { where, select, depth: 0, limit: AT_ONCE, sort: "createdAt", trash: true, pagination: false } as const;
  let erased = 0;
  for (;;) {
    const { docs: leads } = await cms.find({ collection: "leads", ...query, overrideAccess: true });
    if (leads.length === 0) return erased;
    const about = await aboutLeads(cms, leads);
    await eraseRecords(cms, { leads, ...about }, (req) => note(cms, "delete", { leads: leads.length }, req));
    erased += leads.length;
  }
}

/** Deletes records older than `days`, now and four times a day, until the returned function is called; 0 keeps everything. */
export function startRetention(cms: Payload, days: number): () => void {
  if (days === 0) return () => undefined;
  const look = async () => {
    const count = await eraseOld(cms, days);
    if (count > 0) log.info(`${count} leads older than ${days} days were erased`);
  };
  return repeat(look, INTERVAL, "Old leads could not be erased");
}
