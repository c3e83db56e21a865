import type { Payload } from "payload";
import { log } from "../log/index.ts";
import { eraseRecords, note } from "./erase.ts";
import { aboutEnquiries, ENQUIRIES } from "./find.ts";

const DAY = 24 * 60 * 60_000;
/** Milliseconds between two looks for what is too old. */
const INTERVAL = DAY / 4;
/** Leads or messages that are erased at a time, so that nobody waits long for the database. */
const AT_ONCE = 100;

/** Erases leads and messages that came more than `days` ago, with all that belongs to them. @returns how many */
export async function eraseOld(cms: Payload, days: number, now = Date.now()): Promise<number> {
  const before = new Date(now - days * DAY).toISOString();
  let erased = 0;
  for (;;) {
    const [leads = [], messages = []] = await Promise.all(
      ENQUIRIES.map(async (collection) => {
        const where = { createdAt: { less_than: before } };
        return (await cms.find({ collection, where, depth: 0, limit: AT_ONCE, sort: "createdAt", trash: true, pagination: false })).docs;
      }),
    );
    const count = leads.length + messages.length;
    if (count === 0) return erased;
    const records = { leads, messages } as Pick<Parameters<typeof eraseRecords>[1], "leads" | "messages">;
    const about = await aboutEnquiries(cms, records);
    await eraseRecords(cms, { ...records, ...about }, (req) =>
      note(cms, "delete", { leads: leads.length, messages: messages.length }, req),
    );
    erased += count;
  }
}

/** Erases what is older than `days`, now and four times a day, until the returned function is called; 0 keeps everything. */
export function startRetention(cms: Payload, days: number): () => void {
  if (days === 0) return () => undefined;
  const look = () =>
    void eraseOld(cms, days).then(
      (count) => count > 0 && log.info(`${count} leads and messages older than ${days} days were erased`),
      (error: unknown) => log.error({ err: error }, "Old leads and messages could not be erased"),
    );
  const timer = setInterval(look, INTERVAL).unref();
  look();
  return () => clearInterval(timer);
}
