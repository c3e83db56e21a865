import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { PendingCounts } from "./pending-counts.ts";
import { KINDS, OTHER, type Count, type Kind } from "./kinds.ts";
import type * as Reading from "./read-web-analytics.ts";
import type * as Store from "./count-store.ts";

const NOON = Date.parse("2026-11-27T12:00:00Z");
const DAY = "2026-11-27";

let test: TestCms;
let store: typeof Store;
let reading: typeof Reading;
beforeAll(async () => {
  test = await openCms();
  [store, reading] = await Promise.all([import("./count-store.ts"), import("./read-web-analytics.ts")]);
});
afterAll(() => test?.close());

const empty = () => test.cms.db.deleteMany({ collection: "insight-counts", where: {} });
const readCounts = async () => (await test.cms.find({ collection: "insight-counts", pagination: false, sort: "id" })).docs;
const row = (kind: Kind, value: string, count: number, day = DAY): Count => ({ day, kind, value, count });

it("adds counts to those of the same day", async () => {
  await empty();
  await store.storeCounts(test.cms, [row("page", "/", 2), row("search", "o'neill; --", 1)]);
  await store.storeCounts(test.cms, [row("page", "/", 3), row("page", "/", 1, "2026-11-28")]);
  expect(await readCounts()).toMatchObject([row("page", "/", 5), row("search", "o'neill; --", 1), row("page", "/", 1, "2026-11-28")]);
});

it("stores the same bytes whoever of two visitors came first", async () => {
  const ana: [Kind, string][] = [
    ["page", "/"],
    ["language", "en"],
    ["search", "magnet"],
    ["page", "/buy"],
  ];
  const ben: [Kind, string][] = [
    ["page", "/products"],
    ["language", "zh"],
    ["search", "48v"],
    ["page", "/"],
  ];
  const bytesOf = async (visits: [Kind, string][]) => {
    await empty();
    const pending = new PendingCounts();
    for (const [kind, value] of visits) pending.add(kind, value, NOON);
    await store.storeCounts(test.cms, pending.take());
    return JSON.stringify((await readCounts()).map(({ day, kind, value, count }) => [day, kind, value, count]));
  };
  const first = await bytesOf([...ana, ...ben]);
  expect(first).toContain("magnet");
  expect(await bytesOf([...ben, ...ana])).toBe(first);
  expect(await bytesOf([...ana, ...ana])).not.toBe(first);
});

it("keeps no more than so many search words of a day, however many come and however often it is stored", async () => {
  await empty();
  const words = 100_000;
  const pending = new PendingCounts();
  for (let index = 0; index < words; index += 1) {
    pending.add("search", `word ${index}`, NOON);
    if (index % 20_000 === 0) await store.storeCounts(test.cms, pending.take());
  }
  await store.storeCounts(test.cms, pending.take());
  const rows = await readCounts();
  expect(rows).toHaveLength(KINDS.search.most + 1);
  expect(rows.find(({ value }) => value === OTHER)?.count).toBe(words - KINDS.search.most);
});

it("loses nothing that was counted before the stop, and what the database refused is stored later", async () => {
  await empty();
  const analytics = store.startWebAnalytics(test.cms);
  analytics.count("page", "/");
  const begin = vi.spyOn(test.cms.db, "beginTransaction").mockRejectedValueOnce(new Error("The database is away"));
  await analytics.stop();
  expect(await readCounts()).toEqual([]);
  await analytics.stop();
  begin.mockRestore();
  expect(await readCounts()).toMatchObject([{ kind: "page", value: "/", count: 1 }]);
});

it("deletes what is older than twenty-five months, and nothing else", async () => {
  await empty();
  await store.storeCounts(test.cms, [row("page", "/", 9, "2024-10-26"), row("page", "/", 9, "2024-10-27")]);
  await store.forgetOldCounts(test.cms, NOON);
  expect(await readCounts()).toMatchObject([{ day: "2024-10-27" }]);
});

it("tells nothing of what came less than five times, neither at the desk nor in the file", async () => {
  await empty();
  await store.storeCounts(test.cms, [
    row("page", "/", 7),
    row("page", "/buy", 4),
    row("search", "magnet", 5),
    row("search", "a private word", 4),
    row("page", "/", 4, "2026-11-26"),
  ]);
  const { days, views, tables } = await reading.readWebAnalytics(test.cms, 30, NOON);
  expect(days.slice(-3)).toEqual([
    { day: "2026-11-25", count: 0 },
    { day: "2026-11-26", count: null },
    { day: DAY, count: 11 },
  ]);
  expect(views).toBe(11);
  expect(tables.find(({ kind }) => kind === "page")).toMatchObject({
    rows: [
      { value: "/", count: 11 },
      { value: "/buy", count: null },
    ],
    unnamed: 0,
  });
  expect(tables.find(({ kind }) => kind === "search")).toMatchObject({ rows: [{ value: "magnet", count: 5 }], unnamed: 1 });
});

it("gives the file to editors and administrators alone", async () => {
  await empty();
  const today = isoDay(Date.now());
  const counts = [row("search", "magnet", 6, today), row("search", "rare", 2, today), row("form", "/buy sent", 2, today)];
  await store.storeCounts(test.cms, counts);
  const fileOf = async (role: "editor" | "viewer" | "sales") =>
    test.api("/insight?days=30", { token: (await signedIn(test, role)).token, language: "en" });
  expect((await fileOf("viewer")).status).toBe(403);
  expect((await fileOf("sales")).status).toBe(403);
  expect((await test.api("/insight")).status).toBe(403);
  const text = await (await fileOf("editor")).text();
  expect(text).toContain("Searches,magnet,6\r\n");
  expect(text).toContain("Forms,/buy · sent,< 5\r\n");
  // Rarer searches count without their words.
  expect(text).not.toContain("rare");
  expect(text.split("\r\n").filter((line) => line.startsWith("Searches,"))).toEqual([
    "Searches,magnet,6",
    expect.stringMatching(/^Searches,.*1.*,< 5$/),
  ]);
});
