import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type * as Queue from "#cms/jobs/job-queue.ts";
import type * as Worker from "#cms/jobs/worker.ts";
import { openCms, type TestCms } from "./cms.ts";

/** Jobs that wait, and processes that look for them at the same moment. */
const JOBS = 3;
const LOOKS = 4;
const MINUTE = 60_000;

/** That each job is done once, whichever the database. `skipped`: where there is no such database. */
export function describeJobs(database: string, databaseUrl: () => Promise<string | undefined>, skipped = false): void {
  describe.skipIf(skipped)(`a job that waits on ${database}`, () => {
    let test: TestCms;
    let room: typeof Queue & typeof Worker;
    beforeAll(async () => {
      test = await openCms(await databaseUrl());
      room = { ...(await import("#cms/jobs/job-queue.ts")), ...(await import("#cms/jobs/worker.ts")) };
    });
    afterEach(() => test.cms.delete({ collection: "notices", where: {} }));
    afterAll(() => test?.close());

    let made = 0;
    async function queue(data: object = {}): Promise<number> {
      made += 1;
      const notice = { channel: "webhook", target: "x", state: "waiting", key: `${made}`, ...room.queuedFields(), ...data } as const;
      return (await test.cms.create({ collection: "notices", data: notice })).id;
    }
    const read = (id: number) => test.cms.findByID({ collection: "notices", id, depth: 0 });
    const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
    /** A queue whose jobs do this, and which of them were done. */
    function doing(run: () => Promise<void> = async () => undefined) {
      const done: number[] = [];
      const jobs: Queue.JobQueue = {
        collection: "notices",
        only: { channel: "webhook" },
        pauses: [MINUTE],
        run: async (_cms, { id }) => {
          done.push(id);
          await run();
          return { state: "sent" };
        },
        failed: async () => ({ state: "failed" }),
      };
      return { jobs, done };
    }

    it("is done once, however many look for jobs", async () => {
      const ids: number[] = [];
      for (let job = 0; job < JOBS; job += 1) ids.push(await queue());
      await queue({ channel: "sales" });
      const { jobs, done } = doing();
      const look = async () => {
        while (await room.runNext(test.cms, jobs));
      };
      await Promise.all(Array.from({ length: LOOKS }, look));
      expect(done.toSorted((a, b) => a - b)).toEqual(ids);
      for (const id of ids) expect(await read(id)).toMatchObject({ state: "sent", attempts: 1, nextAt: null, takenUntil: null });
    });

    it("is done again when whoever took it has died, and not while that one is at it", async () => {
      await queue({ attempts: 1, nextAt: ago(5), takenUntil: ago(-0.5) });
      const { jobs, done } = doing();
      expect(await room.runNext(test.cms, jobs)).toBe(false);
      const dead = await queue({ attempts: 1, nextAt: ago(5), takenUntil: ago(0.1) });
      expect(await room.runNext(test.cms, jobs)).toBe(true);
      expect(done).toEqual([dead]);
      expect((await read(dead)).attempts).toBe(2);
    });

    it("rests when three tries have come to no end, and is tried again once somebody queues it anew", async () => {
      const { jobs, done } = doing();
      const id = await queue();
      for (let crash = 0; crash < room.MAX_STALLED; crash += 1) {
        const job = await room.claimNext(test.cms, jobs);
        expect(job).toMatchObject({ id, stalled: crash });
        await test.cms.db.updateOne({ collection: "notices", id, data: { takenUntil: ago(1) }, returning: false });
      }
      expect(await room.runNext(test.cms, jobs)).toBe(true);
      expect(done).toEqual([]);
      expect(await read(id)).toMatchObject({ state: "failed", nextAt: null, takenUntil: null, lastFault: new room.StalledError().message });
      await test.cms.update({ collection: "notices", id, data: room.queuedFields() });
      expect(await room.runNext(test.cms, jobs)).toBe(true);
      expect(done).toEqual([id]);
      expect(await read(id)).toMatchObject({ state: "sent", stalled: 0 });
    });

    it("does not count as one that ends its process when that stops in good order, or when a try has failed", async () => {
      const id = await queue();
      const failing = doing(() => Promise.reject(new Error("HTTP 500"))).jobs;
      for (let stop = 0; stop <= room.MAX_STALLED; stop += 1) {
        const job = await room.claimNext(test.cms, failing);
        expect(job?.stalled).toBe(0);
        if (job) await room.releaseLease(test.cms, failing, job);
      }
      expect(await room.runNext(test.cms, failing)).toBe(true);
      expect((await read(id)).lastFault).toBe("HTTP 500");
    });

    it("belongs to whoever does it, however long that takes", async () => {
      const id = await queue();
      let end = () => {};
      const { jobs } = doing(() => new Promise((resolve) => (end = resolve)));
      const running = room.runNext(test.cms, jobs, undefined, 20);
      const until = async () => Date.parse((await read(id)).takenUntil ?? "");
      await expect.poll(until).toBeGreaterThan(0);
      const first = await until();
      await expect.poll(until).toBeGreaterThan(first);
      end();
      expect(await running).toBe(true);
      expect(await read(id)).toMatchObject({ state: "sent", takenUntil: null });
    });

    it("is not ended by whoever did it before it was queued anew", async () => {
      const id = await queue();
      const again = doing(async () => {
        await test.cms.update({ collection: "notices", id, data: room.queuedFields() });
        // Another worker takes it before the first one has noted its end.
        await room.runNext(test.cms, doing(() => Promise.reject(new Error("HTTP 500"))).jobs);
      });
      await room.runNext(test.cms, again.jobs);
      expect(await read(id)).toMatchObject({ state: "waiting", lastFault: "HTTP 500", nextAt: expect.any(String) as string });
    });

    it("is tried again after a pause, unless no later try can succeed", async () => {
      const later = await queue();
      const { jobs } = doing(() => Promise.reject(new Error("HTTP 500")));
      expect([await room.runNext(test.cms, jobs), await room.runNext(test.cms, jobs)]).toEqual([true, false]);
      expect(await read(later)).toMatchObject({ state: "waiting", attempts: 1, lastFault: "HTTP 500", takenUntil: null });
      const milliseconds = (await room.untilNext(test.cms, jobs)) ?? 0;
      expect([milliseconds > MINUTE / 2, milliseconds <= MINUTE]).toEqual([true, true]);
      const job = await queue();
      await room.runNext(test.cms, doing(() => Promise.reject(new room.PermanentFailure("Gone"))).jobs);
      expect(await read(job)).toMatchObject({ state: "failed", nextAt: null, takenUntil: null, lastFault: "Gone" });
    });
  });
}
