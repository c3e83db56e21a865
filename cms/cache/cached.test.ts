import { expect, it } from "vitest";
import { dependsOn, isCurrent, noteFailure, trackReads } from "./dependencies.ts";
import { emitChange, type Source } from "./event-bus.ts";
import { cached, cachedBy } from "./cached.ts";

const change = (collection: Source) => emitChange({ collection, id: 1, slug: "x", languages: ["zh", "en"], kind: "changed" });

/** A reader of FAQs that counts how often it was asked. */
function counting() {
  let reads = 0;
  return async () => {
    dependsOn("faqs");
    return (reads += 1);
  };
}

it("keeps a value until something changes that it was made of", async () => {
  const value = cached(counting());
  expect([await value(), await value()]).toEqual([1, 1]);
  change("products");
  expect(await value()).toBe(1);
  change("faqs");
  expect(await value()).toBe(2);
});

it("reads once for all who ask at the same time", async () => {
  const value = cached(counting());
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1]);
});

it("reads again for whoever asks after a change, though an earlier reading is underway", async () => {
  let answer: (text: string) => void = () => undefined;
  const slow = cached(() => {
    dependsOn("faqs");
    return new Promise<string>((resolve) => (answer = resolve));
  });
  const before = slow();
  const answerBefore = answer;
  change("faqs");
  const after = slow();
  answer("new");
  answerBefore("old");
  expect([await before, await after, await slow()]).toEqual(["old", "new", "new"]);
});

it("makes what uses a kept value depend on the same", async () => {
  const inner = cached(counting());
  await inner();
  const outer = await trackReads(inner);
  expect([...outer.sources]).toEqual(["faqs"]);
  expect(isCurrent(outer)).toBe(true);
  change("faqs");
  expect(isCurrent(outer)).toBe(false);
});

it("does not keep a failed read", async () => {
  let reads = 0;
  const value = cached(async () => {
    reads += 1;
    if (reads === 1) throw new Error("database away");
    return reads;
  });
  await expect(value()).rejects.toThrow("database away");
  expect(await value()).toBe(2);
});

it("does not keep what could be read only in part, nor does whatever is made of it", async () => {
  let reads = 0;
  const part = cached(async () => {
    dependsOn("faqs");
    reads += 1;
    if (reads <= 2) noteFailure();
    return reads;
  });
  const whole = cached(async () => `page of ${await part()}`);
  expect(await part()).toBe(1);
  expect((await trackReads(whole)).degraded).toBe(true);
  expect(await whole()).toBe("page of 3");
  // Nothing is lacking any more: both are stored until something changes.
  const later = await trackReads(whole);
  expect([later.value, later.degraded]).toEqual(["page of 3", false]);
  change("faqs");
  expect(await whole()).toBe("page of 4");
});

it("keeps keys apart, and the last used ones only", async () => {
  let reads = 0;
  const value = cachedBy(async (key: string) => `${key}${(reads += 1)}`, { most: 2 });
  expect([await value("a"), await value("b"), await value("a"), await value("c")]).toEqual(["a1", "b2", "a1", "c3"]);
  expect([await value("a"), await value("b")]).toEqual(["a1", "b4"]);
});
