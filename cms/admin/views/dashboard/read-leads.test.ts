import { expect, it } from "vitest";
import { bars } from "./read-leads.ts";

it("names the values that come most often, and counts all others together", () => {
  const values = [..."aaaaabbbbcccddefg", ""];
  expect(bars(values).map(({ name, count, others }) => [name, count, others])).toEqual([
    ["a", 5, 0],
    ["b", 4, 0],
    ["c", 3, 0],
    ["d", 2, 0],
    ["", 3, 3],
  ]);
  expect(bars(["x", "y", "x"]).map(({ name, count }) => [name, count])).toEqual([
    ["x", 2],
    ["y", 1],
  ]);
});
