import type { Payload } from "payload";
import { DAY, HOUR, MINUTE } from "#shared/lib/durations.ts";
import { settings } from "../../config/settings.ts";
import { execute } from "../../db/raw-sql.ts";
import { PermanentFailure, queuedFields, type Job, type JobQueue } from "../../jobs/job-queue.ts";
import { log } from "../../lib/log/index.ts";
import { engines, type Engine } from "./engines.ts";
import { COLLECTION } from "./with-engine-pings.ts";

const PAUSES = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** Baidu counts its days in China, seven hours and more before most others. */
const OFFSET_OF_CHINA = 8 * HOUR;

interface Ping {
  id: number;
  place: string;
}

/** One call tells an engine of all due addresses: the claimed job takes the others along. */
export const enginePingQueues: readonly JobQueue[] = engines.map((engine) => ({
  collection: COLLECTION,
  only: { engine: engine.name },
  pauses: PAUSES,
  run: async (cms, job) => {
    const claim = job.takenUntil;
    const own = await cms.findByID({ collection: COLLECTION, id: job.id, depth: 0, select: { place: true }, overrideAccess: true });
    const others = await claimOthers(cms, engine, job);
    const batch = [{ id: job.id, place: own.place }, ...others];
    try {
      const count = await engine.tell(batch.map(({ place }) => settings.siteUrl + place));
      // A record that was changed meanwhile is no longer claimed, and waits for the next call.
      await forget(cms, batch.slice(0, count), [claim, job.takenUntil]);
      if (count < batch.length) await postpone(cms, engine, batch.slice(count));
    } catch (error) {
      const pause = error instanceof PermanentFailure ? undefined : PAUSES[job.attempts - 1];
      const next = pause === undefined ? "null" : `'${new Date(Date.now() + pause).toISOString()}'`;
      await change(cms, others, `attempts = ${job.attempts}, next_at = ${next}, taken_until = null`, `taken_until = '${claim}'`);
      throw error;
    }
    return {};
  },
  failed: async (_cms, _job, error) => {
    log.error({ err: error, engine: engine.name }, "A search engine could not be told of changes");
    return {};
  },
}));

/** Claims what else is due for an engine, failed notices included, because their cause may be gone. */
async function claimOthers(cms: Payload, { name, most }: Engine, { id, takenUntil }: Job): Promise<Ping[]> {
  const now = new Date().toISOString();
  const free = `(next_at is null or next_at <= '${now}') and (taken_until is null or taken_until <= '${now}')`;
  // On PostgreSQL processes skip the rows that others are claiming.
  const rowLock = cms.db.name === "postgres" ? "for update skip locked" : "";
  const rows = await execute<{ id: unknown; place: string }>(
    cms.db,
    `update engine_pings set taken_until = '${takenUntil}'
     where id in (select id from engine_pings where engine = '${name}' and id <> ${id} and ${free} order by id limit ${most - 1} ${rowLock})
     returning id, place`,
  );
  return rows.map((row) => ({ id: Number(row.id), place: row.place }));
}

async function forget(cms: Payload, pings: readonly Ping[], claims: readonly string[]): Promise<void> {
  if (pings.length === 0) return;
  const claimed = `taken_until in (${claims.map((until) => `'${until}'`).join(", ")})`;
  await execute(cms.db, `delete from engine_pings where id in (${idsOf(pings)}) and ${claimed}`);
}

/** Postpones an engine's remaining notices to the morning when its quota is used up. */
async function postpone(cms: Payload, { name }: Engine, pings: readonly Ping[]): Promise<void> {
  const { nextAt } = queuedFields(tomorrowInChina());
  const data = `attempts = 0, next_at = '${nextAt}', taken_until = null, last_fault = null`;
  await change(cms, pings, data);
  await execute(
    cms.db,
    `update engine_pings set ${data} where engine = '${name}' and next_at <= '${new Date().toISOString()}' and taken_until is null`,
  );
}

function tomorrowInChina(): Date {
  const midnight = Math.ceil((Date.now() + OFFSET_OF_CHINA + 1) / DAY) * DAY - OFFSET_OF_CHINA;
  return new Date(midnight + MINUTE);
}

async function change(cms: Payload, pings: readonly Ping[], data: string, where = "true"): Promise<void> {
  if (pings.length > 0) await execute(cms.db, `update engine_pings set ${data} where id in (${idsOf(pings)}) and ${where}`);
}

function idsOf(pings: readonly Ping[]): string {
  return pings.map(({ id }) => id).join(", ");
}
