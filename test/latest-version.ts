import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "./cms.ts";

const AHEAD = new Date("2040-01-01T00:00:00Z");

/** That a record has one latest version, whatever the clock did. `skipped`: where there is no such database. */
export function describeLatestVersion(database: string, databaseUrl: () => Promise<string | undefined>, skipped = false): void {
  describe.skipIf(skipped)(`the latest version of a record on ${database}`, () => {
    let test: TestCms;
    beforeAll(async () => {
      test = await openCms(await databaseUrl());
    });
    afterEach(() => vi.useRealTimers());
    afterAll(() => test?.close());

    it("is the one that was stored last, also where the clock ran ahead and was put back", async () => {
      const data = { slug: "clock", order: 1, topic: "choosing", question: "Then", answer: "!", _status: "published" } as const;
      const { id } = await test.cms.create({ collection: "faqs", data });
      const other = await test.cms.create({ collection: "faqs", data: { ...data, slug: "other" } });
      const save = (question: string) => test.cms.update({ collection: "faqs", id, draft: true, data: { question, _status: "draft" } });
      vi.useFakeTimers({ toFake: ["Date"], now: AHEAD });
      await save("Ahead");
      vi.useRealTimers();
      await save("Now");
      const where = { latest: { equals: true } };
      const { docs } = await test.cms.findVersions({ collection: "faqs", where, sort: "id", pagination: false });
      expect(docs.map(({ parent, version }) => [parent, version.question])).toEqual([
        [other.id, "Then"],
        [id, "Now"],
      ]);
      const listed = await test.cms.find({ collection: "faqs", draft: true, pagination: false });
      expect(listed.docs.map((doc) => doc.id).toSorted((a, b) => a - b)).toEqual([id, other.id]);
    });
  });
}
