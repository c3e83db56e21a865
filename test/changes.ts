import type { Payload } from "payload";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { onChange, type Change } from "#cms/cache/event-bus.ts";
import type { TestCms } from "./cms.ts";

const FAQ = { topic: "choosing", question: "?", answer: "!", order: 1 } as const;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/** Tests of changes for either database. The returned list holds the events of the running test. */
export function describeChanges(
  database: string,
  open: () => Promise<TestCms>,
  more?: (test: () => TestCms, changes: Change[]) => void,
): void {
  describe(`changes of the content in ${database}`, () => {
    const changes: Change[] = [];
    let test: TestCms;
    let stop: () => void;

    beforeAll(async () => {
      test = await open();
      stop = onChange((change) => changes.push(change));
    });
    beforeEach(() => void changes.splice(0));
    afterAll(async () => {
      stop();
      await test?.close();
    });

    const publish = (slug: string) => test.cms.create({ collection: "faqs", data: { ...FAQ, slug, _status: "published" } });
    const save = (id: number, data: object, draft = false) => test.cms.update({ collection: "faqs", id, data, draft });
    /** The events since the last look, in short. */
    const news = () => changes.splice(0).map(({ collection, slug, kind }) => `${collection} ${slug} ${kind}`);

    it("are told once, with what happened to the record in the eyes of visitors", async () => {
      const { id } = await publish("loud");
      expect(changes).toEqual([{ collection: "faqs", id, slug: "loud", languages: ["zh", "en"], kind: "published" }]);
      changes.splice(0);
      await save(id, { answer: "!!" });
      expect(news()).toEqual(["faqs loud changed"]);
      await save(id, { slug: "renamed" });
      expect(news()).toEqual(["faqs loud withdrawn", "faqs renamed published"]);
      await save(id, { _status: "draft" });
      expect(news()).toEqual(["faqs renamed withdrawn"]);
      await save(id, { _status: "published" });
      expect(news()).toEqual(["faqs renamed published"]);
      await test.cms.delete({ collection: "faqs", id });
      expect(news()).toEqual(["faqs renamed withdrawn"]);
      await test.cms.updateGlobal({ slug: "interface-texts", data: { entries: [] } });
      expect(changes).toEqual([{ collection: "interface-texts", id: null, slug: null, languages: ["zh", "en"], kind: "changed" }]);
    });

    it("are not told of drafts, beside nothing or beside what is published", async () => {
      const { id: unseen } = await test.cms.create({ collection: "faqs", data: { ...FAQ, slug: "unseen", _status: "draft" }, draft: true });
      await save(unseen, { answer: "…" }, true);
      await test.cms.delete({ collection: "faqs", id: unseen });
      expect(news()).toEqual([]);
      const { id } = await publish("seen");
      changes.splice(0);
      await save(id, { slug: "planned", answer: "…" }, true);
      expect(news()).toEqual([]);
      await save(id, { _status: "published" });
      expect(news()).toEqual(["faqs seen withdrawn", "faqs planned published"]);
    });

    it("are told of a file once something can show it: not when it is new, but when it is described or replaced, and when it goes", async () => {
      const file = { name: "new.svg", mimetype: "image/svg+xml", data: Buffer.from(SVG), size: SVG.length };
      const { id } = await test.cms.create({ collection: "media", data: { alt: "甲" }, file, overrideAccess: true });
      expect(news()).toEqual([]);
      await test.cms.update({ collection: "media", id, data: { alt: "乙" }, overrideAccess: true });
      expect(news()).toEqual(["media null changed"]);
      await test.cms.update({ collection: "media", id, data: {}, file: { ...file, name: "other.svg" }, overrideAccess: true });
      expect(news()).toEqual(["media null changed"]);
      await test.cms.delete({ collection: "media", id, overrideAccess: true });
      expect(news()).toEqual(["media null withdrawn"]);
    });

    it("are told after the commit, and not at all when it is rolled back", async () => {
      const { cms } = test;
      await inTransaction(cms, "commit", async (req) => {
        await cms.create({ collection: "faqs", data: { ...FAQ, slug: "committed", _status: "published" }, req });
        expect(changes.map(({ slug }) => slug)).toEqual([]);
      });
      expect(changes.map(({ slug }) => slug)).toEqual(["committed"]);
      await inTransaction(cms, "rollback", async (req) => {
        await cms.create({ collection: "faqs", data: { ...FAQ, slug: "undone", _status: "published" }, req });
      });
      expect(changes.map(({ slug }) => slug)).toEqual(["committed"]);
    });

    it("are told to nobody who has stopped listening", async () => {
      const published: Change[] = [];
      const stopHearing = onChange((change) => published.push(change));
      await publish("heard");
      stopHearing();
      await publish("unheard");
      expect(published.map(({ slug }) => slug)).toEqual(["heard"]);
      expect(changes).toHaveLength(2);
    });

    more?.(() => test, changes);
  });
}

/** Runs `task` in a transaction of the database, and commits it or rolls it back. */
export async function inTransaction(
  cms: Payload,
  end: "commit" | "rollback",
  task: (req: { transactionID: number | string }) => Promise<void>,
) {
  const transactionID = await cms.db.beginTransaction();
  if (transactionID === null) throw new Error("The database has no transactions");
  await task({ transactionID });
  await (end === "commit" ? cms.db.commitTransaction(transactionID) : cms.db.rollbackTransaction(transactionID));
}
