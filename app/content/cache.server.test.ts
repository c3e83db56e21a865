import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcing } from "#cms/hooks/content-changed.ts";
import { cachedByLanguage, remembered } from "./cache.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tells of a change as the CMS does. */
async function editorChangesSomething() {
  const [hook] = announcing({ slug: "faqs", fields: [] }).hooks?.afterDelete ?? [];
  await hook?.({ collection: { slug: "faqs" }, req: {} } as never);
}

it("reads once until an editor changes something", async () => {
  let reads = 0;
  const value = remembered(async () => (reads += 1));
  expect([await value(), await value()]).toEqual([1, 1]);
  await editorChangesSomething();
  expect(await value()).toBe(2);
});

it("reads again after 30 seconds, for another process may have changed the content", async () => {
  let reads = 0;
  const value = remembered(async () => (reads += 1));
  await value();
  vi.advanceTimersByTime(29_999);
  expect(await value()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await value()).toBe(2);
});

it("does not remember a failed read", async () => {
  let reads = 0;
  const value = remembered(async () => {
    reads += 1;
    if (reads === 1) throw new Error("database away");
    return reads;
  });
  await expect(value()).rejects.toThrow("database away");
  expect(await value()).toBe(2);
});

it("keeps languages apart", async () => {
  const value = cachedByLanguage(async (language) => `text in ${language}`);
  expect([await value("zh"), await value("en")]).toEqual(["text in zh", "text in en"]);
});
