import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "#shared/lib/durations.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import type * as Store from "./report-store.ts";

let test: TestCms;
let store: typeof Store;
beforeAll(async () => {
  test = await openCms();
  store = await import("./report-store.ts");
});
afterAll(() => test?.close());

const report = { kind: "policy", directive: "img-src", blocked: "ads.example.net", path: "/en" } as const;
const readStored = async () => (await test.cms.find({ collection: "browser-reports", pagination: false, sort: "id" })).docs;

it("counts what comes again, and names the families of browsers", async () => {
  await store.countReports(test.cms, [report, report], "Firefox", new Date("2026-01-01T00:00:00Z"));
  await store.countReports(test.cms, [report, { ...report, path: "/" }], "Chrome", new Date("2026-01-02T00:00:00Z"));
  expect(await readStored()).toMatchObject([
    { ...report, count: 3, browsers: "Firefox, Chrome", lastAt: "2026-01-02T00:00:00.000Z" },
    { ...report, path: "/", count: 1, browsers: "Chrome" },
  ]);
});

it("forgets what has not come again for thirty days", async () => {
  const now = Date.parse("2026-01-02T00:00:00Z") + 31 * DAY;
  await store.countReports(test.cms, [report], "Chrome", new Date(now - DAY));
  await store.forgetOldReports(test.cms, now);
  expect(await readStored()).toMatchObject([{ path: "/en", count: 4 }]);
});

it("keeps two hundred kinds, of which a new one takes the place of the rarest", async () => {
  const made = Array.from({ length: store.MAX_KINDS + 10 }, (_, index) => ({ ...report, path: `/made-up-${index}` }));
  await store.countReports(test.cms, made, "other");
  const docs = await readStored();
  expect(docs).toHaveLength(store.MAX_KINDS);
  expect(docs.map(({ path }) => path)).toContain("/en");
  expect(docs.at(-1)?.path).toBe(made.at(-1)?.path);
});
