import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openAsEditor } from "../../test/cms.ts";
import { drawingOfEffects, filmPromising, jpegOfScans } from "../../test/hostile-files.ts";
import { sendUpload } from "../../test/send-upload.ts";

let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

/** Bytes that this process may grow by while workers read files that would take gigabytes. */
const GROWTH = 150 * 1024 * 1024;

it.each([
  ["times.mp4", () => filmPromising("stts", 0xffffffff), { en: "too much memory", zh: "内存太多" }],
  ["effects.svg", () => drawingOfEffects(2000), { en: "too much memory", zh: "内存太多" }],
  ["scans.jpg", () => jpegOfScans(500, 900), { en: "drawn in 9", zh: "要分 9" }],
] as const)("%s is refused with the reason, and harms nobody else", { timeout: 240_000 }, async (name, data, reasons) => {
  const before = process.memoryUsage.rss();
  const bytes = await data();
  const refused = Object.entries(reasons).map(async ([language, reason]) => {
    const { status, message } = await sendUpload(name, { token, data: bytes, language: language as Language });
    expect([status, message]).toEqual([400, expect.stringContaining(reason)]);
  });
  const [good] = await Promise.all([sendUpload("words.txt", { token, data: "words" }), ...refused]);
  expect(good.status).toBe(201);
  expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH);
});
