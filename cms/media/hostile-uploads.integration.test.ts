import { afterAll, beforeAll, expect, it } from "vitest";
import { openAsEditor } from "../../test/cms.ts";
import { drawingOfEffects, ENDLESS_WEBM, filmPromising, jpegOfScans } from "../../test/hostile-files.ts";
import { sendUpload } from "../../test/send-upload.ts";

let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

/** Bytes that this process may grow by while others read what would take gigabytes. */
const GROWTH = 150 * 1024 * 1024;

it.each([
  ["loop.webm", () => ENDLESS_WEBM, "takes too long", "时间太长"],
  ["times.mp4", () => filmPromising("stts", 0xffffffff), "too much memory", "内存太多"],
  ["effects.svg", () => drawingOfEffects(2000), "too much memory", "内存太多"],
  ["scans.jpg", () => jpegOfScans(500, 900), "drawn in 9", "要分 9"],
] as const)("%s is refused with the reason, and harms nobody else", { timeout: 240_000 }, async (name, data, en, zh) => {
  const before = process.memoryUsage.rss();
  const bytes = await data();
  const [one, other, good] = await Promise.all([
    sendUpload(name, { token, data: bytes, language: "en" }),
    sendUpload(name, { token, data: bytes, language: "zh" }),
    sendUpload("words.txt", { token, data: "words" }),
  ]);
  expect([one.status, one.message, other.status, other.message]).toEqual([
    400,
    expect.stringContaining(en),
    400,
    expect.stringContaining(zh),
  ]);
  expect(good.status).toBe(201);
  expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH);
});
