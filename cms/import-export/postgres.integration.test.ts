import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { signedIn } from "../../test/staff.ts";
import type { Report } from "./report.ts";
import { packContent } from "./stored-content.ts";

const tests = [
  { group: "外观", group_en: "Look", items: [{ name: "色差", name_en: "Colour", criterion: "ΔE < 1", criterion_en: "ΔE < 1" }] },
];
const page = {
  slug: "tested",
  title: "检测",
  title_en: "Tests",
  summary: "出厂检测",
  summary_en: "Tests before shipping",
  body: "## 第一\n\n正文",
  body_en: "## First\n\nText",
  tests,
};

describe.skipIf(!postgresPrograms())("a file of records on PostgreSQL", () => {
  let postgres: TestPostgres;
  let test: TestCms;
  let user: number;
  let token: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    test = await openCms(await postgres.migrated());
    ({ id: user, token } = await signedIn(test, "editor"));
  });
  afterAll(async () => {
    await test?.close();
    await postgres?.stop();
  });

  async function bring(records: object[]): Promise<Report> {
    const { doImport } = await import("./do-import.ts");
    const content = await packContent(JSON.stringify(records));
    const data = { user, target: "services", fileName: "x.json", language: "zh", state: "writing" as const, content };
    const { id } = await test.cms.create({ collection: "imports", data: { attempts: 0, ...data } });
    await doImport(test.cms, id);
    return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
  }

  /** Whether a transaction waits for a lock that another one has. */
  async function waitsForLock(): Promise<boolean> {
    const { pool } = test.cms.db as unknown as PostgresAdapter;
    const { rows } = await pool.query<{ waits: boolean }>("select exists (select from pg_locks where not granted) as waits");
    return rows[0]?.waits ?? false;
  }

  async function readService() {
    const { docs } = await test.cms.find({ collection: "services", locale: "all", draft: true, depth: 0 });
    return docs[0];
  }

  it("makes a record with lists within lists, changes it, and then changes nothing", async () => {
    expect(await bring([page])).toMatchObject({ new: 1, written: 1, faults: [] });
    expect(await readService()).toMatchObject({
      title: { zh: "检测", en: "Tests" },
      _status: "draft",
      tests: [{ items: [{ name: { zh: "色差", en: "Colour" } }] }],
    });
    const changed = { ...page, title_en: "Testing", _status: "published" };
    expect(await bring([changed])).toMatchObject({ changed: 1, cells: 2, english: 1, written: 1 });
    expect(await readService()).toMatchObject({
      title: { zh: "检测", en: "Testing" },
      _status: "published",
      tests: [{ group: { en: "Look" } }],
    });
    expect(await bring([changed])).toMatchObject({ same: 1, written: 0 });
    const versions = await test.cms.findVersions({ collection: "services", depth: 0, sort: "-updatedAt" });
    expect(versions.docs.map(({ latest }) => latest)).toEqual([true, false]);
  });

  it("holds records of every collection, and sees that one was changed since it was read", async () => {
    const [{ lockRecords }, { changedSince, latest }, { importableCollections }] = await Promise.all([
      import("./store-records.ts"),
      import("./stored-records.ts"),
      import("./importable-collections.ts"),
    ]);
    const req = await createLocalReq({}, test.cms);
    for (const collection of importableCollections(test.cms)) await expect(lockRecords(collection, [1, 2], req)).resolves.toBeUndefined();
    const read = await latest(test.cms, "services", {}, { limit: 0 });
    const [first] = read;
    expect([...(await changedSince(test.cms, "services", read, req))]).toEqual([]);
    await test.cms.update({ collection: "services", id: first?.id ?? 0, data: { summary: "另一段" }, draft: true });
    expect([...(await changedSince(test.cms, "services", read, req))]).toEqual([first?.id]);
  });

  it("is written while nobody saves a draft of its records from a form, which is told then that they have changed", async () => {
    const { id, updatedAt } = (await test.cms.find({ collection: "services", draft: true, depth: 0 })).docs[0] ?? {};
    const { db } = test.cms;
    const { createVersion } = db;
    let saved: Promise<Response> | undefined;
    const written = vi.spyOn(db, "createVersion").mockImplementationOnce(async (version) => {
      const body = { summary: "表单里写的", updatedAt, _status: "draft" };
      saved = test.api(`/services/${id}?draft=true`, { method: "PATCH", token, body });
      // Until it waits for this import, or has been stored beside it.
      await Promise.race([saved, vi.waitFor(async () => expect(await waitsForLock()).toBe(true), { timeout: 20_000, interval: 20 })]);
      return createVersion.call(db, version);
    });
    expect(await bring([{ ...page, summary_en: "Tested before shipping" }])).toMatchObject({ written: 1 });
    expect(written).toHaveBeenCalled();
    written.mockRestore();
    expect((await saved)?.status).toBe(409);
    expect(await readService()).toMatchObject({ summary: { en: "Tested before shipping" } });
  });

  it("begins to be written by one of many calls, and is forgotten when nobody is at it", async () => {
    const { forgetImport: forget, forgetUnwritten, claimForWriting } = await import("./claim.ts");
    const data = { user, target: "services", fileName: "x.json", language: "zh", state: "checked" as const };
    const { id } = await test.cms.create({ collection: "imports", data: { attempts: 0, ...data } });
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimForWriting(test.cms, id, true)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const read = () => test.cms.findByID({ collection: "imports", id, depth: 0, disableErrors: true });
    expect(await read()).toMatchObject({ state: "writing", onlyGood: true, done: 0 });
    expect(await forget(test.cms, id)).toBe(false);
    await forgetUnwritten(test.cms, user);
    expect(await read()).not.toBeNull();
    const takenUntil = new Date(Date.now() - 10 * 60_000).toISOString();
    await test.cms.db.updateOne({ collection: "imports", id, data: { takenUntil }, returning: false });
    await forgetUnwritten(test.cms, user);
    expect(await read()).toBeNull();
  });
});
