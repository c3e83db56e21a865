import type { Payload } from "payload";
import { execute } from "../../db/raw-sql.ts";
import type { Notice } from "../../config/payload-types.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds after a failed try until the next one; after the last of them a notice has failed. */
export const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** Milliseconds in which a notice belongs to the process that sends it; longer than a mail server or webhook is waited for. */
const LEASE = 60 * SECOND;

/**
 * Takes the next notice of a channel whose time has come, so that no other process sends it. A process that dies meanwhile leaves it
 * to the others after a minute. One statement does it, since between looking and taking another process could do the same. What was
 * noted in the future was noted before the clock was set back, and would wait until then.
 */
export async function claimNext(cms: Payload, channel: Notice["channel"]): Promise<Notice | null> {
  const now = new Date();
  const isDue = `(next_at <= ${time(now)} or updated_at > ${time(now, LEASE)})`;
  const isFree = `(taken_until is null or taken_until <= ${time(now)} or taken_until > ${time(now, 2 * LEASE)})`;
  const due = `state = 'waiting' and ${isDue} and ${isFree}`;
  const [taken] = await execute(
    cms.db,
    `update notices set attempts = attempts + 1, taken_until = ${time(now, LEASE)}
     where id = (select id from notices where channel = '${channel}' and ${due} order by next_at, id limit 1 ${rowLock(cms)})
       and ${due} returning id`,
  );
  if (!taken) return null;
  return cms.findByID({ collection: "notices", id: Number(taken["id"]), depth: 0 });
}

/** Notes that a notice has arrived. */
export async function noteSent(cms: Payload, { id }: Notice): Promise<void> {
  await note(cms, id, { state: "sent", sentAt: new Date().toISOString(), nextAt: null, lastFault: null });
}

/** Notes why a notice has not arrived, and when it is tried again: after the next pause, or no more. */
export async function noteFailed(cms: Payload, { id, attempts }: Notice, fault: string): Promise<void> {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) await note(cms, id, { state: "failed", nextAt: null, lastFault: fault });
  else await note(cms, id, { nextAt: new Date(Date.now() + pause).toISOString(), lastFault: fault });
}

/** Begins anew with a notice that has failed or waits long. */
export async function sendAgain(cms: Payload, id: number): Promise<void> {
  await note(cms, id, { state: "waiting", attempts: 0, nextAt: new Date().toISOString() });
}

/** Milliseconds until the next notice of a channel is due; null when none waits. */
export async function untilNext(cms: Payload, channel: Notice["channel"]): Promise<number | null> {
  const { docs } = await cms.find({
    collection: "notices",
    where: { channel: { equals: channel }, state: { equals: "waiting" } },
    sort: "nextAt",
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0]?.nextAt ? Math.max(0, Date.parse(docs[0].nextAt) - Date.now()) : null;
}

/** How many notices wait to be told, and for how many seconds the oldest of them has. What is planned for a later day does not wait yet. */
export async function waiting(cms: Payload): Promise<{ count: number; seconds: number }> {
  const { docs, totalDocs } = await cms.find({
    collection: "notices",
    where: {
      and: [
        { state: { equals: "waiting" } },
        { or: [{ attempts: { greater_than: 0 } }, { nextAt: { less_than_equal: new Date().toISOString() } }] },
      ],
    },
    sort: "createdAt",
    limit: 1,
    depth: 0,
    select: { createdAt: true },
  });
  const [oldest] = docs;
  return { count: totalDocs, seconds: oldest ? Math.max(0, (Date.now() - Date.parse(oldest.createdAt)) / SECOND) : 0 };
}

/** A SQLite file belongs to one site, of which one process sends: what an earlier one was sending when it died is nobody's now. */
export async function releaseLeases(cms: Payload): Promise<void> {
  if (cms.db.name === "sqlite") await execute(cms.db, "update notices set taken_until = null where state = 'waiting'");
}

async function note(cms: Payload, id: number, data: Partial<Notice>): Promise<void> {
  await cms.update({ collection: "notices", id, depth: 0, data: { ...data, takenUntil: null } });
}

/** On PostgreSQL processes pass over the rows that others are taking. */
function rowLock(cms: Payload): string {
  return cms.db.name === "postgres" ? "for update skip locked" : "";
}

function time(now: Date, later = 0): string {
  return `'${new Date(now.getTime() + later).toISOString()}'`;
}
