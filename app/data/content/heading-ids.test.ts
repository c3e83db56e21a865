import { expect, it } from "vitest";
import { headingIds } from "./heading-ids.ts";

it("makes ids from the words of a heading, in any script", () => {
  const idOf = headingIds();
  expect(idOf("What’s new: 4G & IP67")).toBe("h-what-s-new-4g-ip67");
  expect(idOf("定位精度，怎么测？")).toBe("h-定位精度-怎么测");
  expect(idOf("？！")).toBe("h-section");
});

it("gives no id twice, and the first one to the same heading at each reading", () => {
  const idOf = headingIds();
  expect([idOf("Summary"), idOf("Summary 2"), idOf("Summary"), idOf("Summary")]).toEqual([
    "h-summary",
    "h-summary-2",
    "h-summary-3",
    "h-summary-4",
  ]);
  expect(headingIds()("Summary")).toBe("h-summary");
});

it("bounds the length of an id", () => {
  expect(headingIds()("word ".repeat(100))).toHaveLength("h-".length + 59);
});
