import { spawn } from "node:child_process";
import { once } from "node:events";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { afterCommit } from "./transactions.ts";
import { SLOW } from "../../test/slow.ts";

const faq = { topic: "choosing", question: "待机多久？", answer: "三年。", order: 1, _status: "published" } as const;

/** Opens the same database, saves a record, and dies when its version is about to be stored. */
const DYING = `
  const { getCms } = await import("#cms/index.ts");
  const cms = await getCms();
  cms.db.createVersion = () => process.kill(process.pid, "SIGKILL");
  await cms.create({ collection: "faqs", data: ${JSON.stringify({ ...faq, slug: "half" })} });
`;

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());

const countStored = async (slug: string) => (await test.cms.find({ collection: "faqs", where: { slug: { equals: slug } } })).totalDocs;

describe("a save", () => {
  it("that is killed half-way leaves nothing", SLOW, async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", DYING], { stdio: ["ignore", "ignore", "inherit"] });
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
    expect(await countStored("half")).toBe(0);
  });

  it("that fails half-way leaves nothing, so that it can be tried again", async () => {
    const { createVersion } = test.cms.db;
    test.cms.db.createVersion = () => Promise.reject(new Error("No space left"));
    await expect(test.cms.create({ collection: "faqs", data: { ...faq, slug: "again" } })).rejects.toThrow("No space left");
    test.cms.db.createVersion = createVersion;
    expect(await countStored("again")).toBe(0);
    await test.cms.create({ collection: "faqs", data: { ...faq, slug: "again" } });
    expect(await countStored("again")).toBe(1);
  });

  it("does not mix with others at the same time", async () => {
    const slugs = Array.from({ length: 12 }, (_, index) => `side-${index}`);
    const saves = await Promise.allSettled(
      slugs.map((slug, index) => test.cms.create({ collection: "faqs", data: { ...faq, slug: index % 3 ? slug : "Not a slug" } })),
    );
    expect(saves.map(({ status }) => status)).toEqual(slugs.map((_, index) => (index % 3 ? "fulfilled" : "rejected")));
    expect(await Promise.all(slugs.map(countStored))).toEqual(slugs.map((_, index) => (index % 3 ? 1 : 0)));
  });
});

describe("what waits for a commit", () => {
  async function transaction() {
    const req = await createLocalReq({}, test.cms);
    const id = await test.cms.db.beginTransaction();
    if (id === null) throw new Error("There are no transactions");
    req.transactionID = id;
    return { req, id };
  }

  it("runs once, after it", async () => {
    const { req, id } = await transaction();
    const calls: number[] = [];
    const created = test.cms.create({ collection: "faqs", data: { ...faq, slug: "told" }, req });
    await created;
    afterCommit(req, () => calls.push(1));
    expect(calls).toEqual([]);
    await test.cms.db.commitTransaction(id);
    await test.cms.db.commitTransaction(id);
    expect(calls).toEqual([1]);
    expect(await countStored("told")).toBe(1);
  });

  it("never runs after a rollback, and at once without a transaction", async () => {
    const { req, id } = await transaction();
    const calls: string[] = [];
    await test.cms.create({ collection: "faqs", data: { ...faq, slug: "untold" }, req });
    afterCommit(req, () => calls.push("rolled back"));
    await test.cms.db.rollbackTransaction(id);
    afterCommit(await createLocalReq({}, test.cms), () => calls.push("at once"));
    expect(calls).toEqual(["at once"]);
    expect(await countStored("untold")).toBe(0);
  });
});
