import { expect, it } from "vitest";
import { grownSince, readRelease } from "./weights.ts";

const before = { name: "release 1.0.0", megabytes: 380, documents: { "/": 20_000, "/buy": 12_000 } };

it("says what has grown by a tenth, and of nothing that has not or was not measured", () => {
  expect(grownSince(before, { megabytes: 418, documents: { "/": 21_800, "/buy": 13_200, "/new": 90_000 } })).toEqual([
    "Memory has grown by 10 % since release 1.0.0: 380.0 → 418.0 MB",
    "The document of /buy has grown by 10 % since release 1.0.0: 12.0 → 13.2 kB",
  ]);
  expect(grownSince(before, { megabytes: 415, documents: { "/": 10_000 } })).toEqual([]);
  expect(grownSince(before, {})).toEqual([]);
  expect(grownSince({ name: "x" }, { megabytes: 500 })).toEqual([]);
});

it("knows the figures of the last release", async () => {
  const { megabytes, documents } = await readRelease();
  expect(megabytes).toBeGreaterThan(100);
  expect(Object.keys(documents ?? {})).toContain("/products/v3");
});
