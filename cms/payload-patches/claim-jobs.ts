/**
 * Why: Payload looks for jobs that wait and then takes them, so that two processes can both do one; and it leaves the transaction
 *   of a failed change of a job open.
 * Upstream: https://github.com/payloadcms/payload/pull/17441 (merged for 4), https://github.com/payloadcms/payload/pull/17979
 *   (open)
 * For: payload 3.90.1: updateJobs with processing: true, and the table payload_jobs.
 * Not needed when: Payload is 4, which has a processingToken and never writes processing: true alone: delete the file;
 *   claim-jobs.*.integration.test.ts must stay green.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Job, UpdateJobs } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";
import { execute } from "../db/raw-sql.ts";

/** Milliseconds after which whoever took a publishing at a set time has died: it takes some seconds. */
const LEASE = 10 * 60_000;

type Claim = Parameters<UpdateJobs>[0];

/**
 * The adapter, letting one process of several take each job that waits. Payload looks for what is not taken and then takes it: two
 * processes that look at the same moment, as they do each minute, would both do it. Here one statement takes it, and says who was first.
 * A publishing that was taken by a process that died is taken again.
 */
export function claimJobsOnce<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const update = db.updateJobs.bind(db) as UpdateJobs;
    const updateOrTake = async (change: Claim): Promise<Job[] | null> => {
      if (change.data["processing"] !== true) return update(change);
      const ids = await take(db, change);
      const { data, req, returning } = change;
      return ids.length === 0 ? [] : update({ data, req, returning, where: { id: { in: ids } } } as Claim);
    };
    // Payload leaves the transaction of a failed change open, and on SQLite nobody else could write any more.
    db.updateJobs = async (change: Claim) =>
      updateOrTake(change).catch(async (error: unknown) => {
        const transaction = await change.req?.transactionID;
        if (transaction !== undefined && transaction !== null) await db.rollbackTransaction(transaction);
        throw error;
      });
  });
}

/** Takes those of the wanted jobs that nobody has taken. @returns their numbers */
async function take(db: BaseDatabaseAdapter, { id, where, sort, limit, req }: Claim): Promise<number[]> {
  const run = (raw: string) => execute<{ id: number }>(db, raw, req);
  let wanted = [Number(id)];
  if (where) {
    const lapsed = `processing and completed_at is null and updated_at < '${new Date(Date.now() - LEASE).toISOString()}'`;
    await run(`update payload_jobs set processing = false where task_slug = 'schedulePublish' and ${lapsed}`);
    const { docs } = await db.find<{ id: number }>({
      collection: "payload-jobs",
      where,
      pagination: false,
      ...(sort && { sort }),
      ...(limit && { limit }),
      ...(req && { req }),
    });
    wanted = docs.map((job) => job.id);
  }
  if (wanted.length === 0) return [];
  const taken = await run(
    `update payload_jobs set processing = true where processing is not true and id in (${wanted.map(Number).join()}) returning id`,
  );
  return taken.map((job) => job.id);
}
