import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "./cms.ts";

/** Jobs that wait, and processes that look for them at the same moment. */
const JOBS = 3;
const LOOKS = 4;

/** That each job is done once, whichever the database. `skipped`: where there is no such database. */
export function describeTakingJobs(database: string, databaseUrl: () => Promise<string | undefined>, skipped = false): void {
  describe.skipIf(skipped)(`a job that waits on ${database}`, () => {
    let test: TestCms;
    let faq: number;
    beforeAll(async () => {
      test = await openCms(await databaseUrl());
      const data = { slug: "later", topic: "choosing", question: "?", answer: "!", order: 1, _status: "draft" } as const;
      faq = (await test.cms.create({ collection: "faqs", data })).id;
    });
    afterAll(() => test.close());

    const queue = () =>
      test.cms.jobs.queue({ task: "schedulePublish", input: { type: "publish", doc: { relationTo: "faqs", value: faq } } });
    /** Looks several times at once. @returns the numbers of what was done */
    async function done(look: () => ReturnType<TestCms["cms"]["jobs"]["run"]>): Promise<number[]> {
      const looks = await Promise.all(Array.from({ length: LOOKS }, look));
      return looks.flatMap(({ jobStatus = {} }) => Object.keys(jobStatus).map(Number)).toSorted((a, b) => a - b);
    }

    it("is done once, however many look for jobs", async () => {
      const ids = [];
      for (let job = 0; job < JOBS; job += 1) ids.push((await queue()).id);
      expect(await done(() => test.cms.jobs.run({ queue: "default" }))).toEqual(ids);
      expect(await test.cms.findByID({ collection: "faqs", id: faq })).toMatchObject({ _status: "published" });
      expect(await test.cms.count({ collection: "payload-jobs" })).toEqual({ totalDocs: 0 });
    });

    it("is done once when it is called by its number", async () => {
      const { id } = await queue();
      expect(await done(() => test.cms.jobs.runByID({ id }))).toEqual([id]);
    });

    it("is done by another when whoever took it has died", async () => {
      const { id } = await queue();
      const took = (minutes: number) =>
        test.cms.db.updateJobs({
          id,
          data: { processing: true, updatedAt: new Date(Date.now() - minutes * 60_000).toISOString() },
          req: {},
        });
      await took(9);
      expect(await done(() => test.cms.jobs.run({ queue: "default" }))).toEqual([]);
      await test.cms.db.updateJobs({ id, data: { processing: false }, req: {} });
      await took(11);
      expect(await done(() => test.cms.jobs.run({ queue: "default" }))).toEqual([id]);
    });
  });
}
