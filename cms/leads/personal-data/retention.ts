import type { Payload } from "payload";
import { DAY } from "#shared/lib/durations.ts";
import { log } from "../../lib/log/index.ts";
import { repeat } from "../../lib/repeat.ts";
import { eraseRecords, note } from "./erase.ts";
import { aboutLeads } from "./find-person.ts";

/** Milliseconds between two deletions of old records. */
const INTERVAL = DAY / 4;
/** Leads or messages of one transaction, so that others do not wait long for the database. */
const AT_ONCE = 100;

/** Deletes leads and messages older than `days`, with their related records. @returns the number */
export async function eraseOld(cms: Payload, days: number, now = Date.now()): Promise<number> {
  const where = { createdAt: { less_than: new Date(now - days * DAY).toISOString() } };
  const select = { createdAt: true } as const;
  const query = { where, select, depth: 0, limit: AT_ONCE, sort: "createdAt", trash: true, pagination: false } as const;
  let erased = 0;
  for (;;) {
    const [{ docs: leads }, { docs: messages }] = await Promise.all([
      cms.find({ collection: "leads", ...query, overrideAccess: true }),
      cms.find({ collection: "messages", ...query, overrideAccess: true }),
    ]);
    const count = leads.length + messages.length;
    if (count === 0) return erased;
    const about = await aboutLeads(cms, { leads, messages });
    await eraseRecords(cms, { leads, messages, ...about }, (req) =>
      note(cms, "delete", { leads: leads.length, messages: messages.length }, req),
    );
    erased += count;
  }
}

/** Deletes records older than `days`, now and four times a day, until the returned function is called; 0 keeps everything. */
export function startRetention(cms: Payload, days: number): () => void {
  if (days === 0) return () => undefined;
  const look = async () => {
    const count = await eraseOld(cms, days);
    if (count > 0) log.info(`${count} leads and messages older than ${days} days were erased`);
  };
  return repeat(look, INTERVAL, "Old leads and messages could not be erased");
}
