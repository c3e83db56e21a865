import { expect, it } from "vitest";
import { includesProtection, isHighestDegree, isProtected, protectionOf } from "./spec-codes.ts";

it.each([
  // A test for jets does not include immersion, nor the other way round, nor do hot jets.
  [["ip67"], [54, 64, 67], [65, 66, 68, 69]],
  [["ip68"], [54, 64, 67, 68], [65, 66, 69]],
  [["ip69k"], [54, 64, 69], [65, 66, 67, 68]],
  [["ip66"], [54, 65, 66], [67, 68, 69]],
  [["ip66", "ip68"], [54, 65, 66, 67, 68], [69]],
  [
    ["ip67", "ip69k"],
    [54, 67, 69],
    [65, 66, 68],
  ],
  [
    ["ip54", "ipx7"],
    [44, 54, 57, 7],
    [65, 67, 58],
  ],
  [["ipx5"], [4, 5], [15, 54]],
  [["ip20"], [20], [21, 30]],
])("the codes %j include what has been tested, and nothing else", (codes, included, others) => {
  const protection = protectionOf(codes);
  expect(included.filter((degree) => !isProtected(protection, degree))).toEqual([]);
  expect(others.filter((degree) => isProtected(protection, degree))).toEqual([]);
});

it("calls one protection as good as another where it includes all of it", () => {
  const includes = (one: string[], other: string[]) => {
    const [first, second] = [protectionOf(one), protectionOf(other)];
    return first !== null && second !== null && includesProtection(first, second);
  };
  expect(includes(["ip68"], ["ip67"])).toBe(true);
  expect(includes(["ip66", "ip67"], ["ip65"])).toBe(true);
  expect(includes(["ip67"], ["ip65"])).toBe(false);
  expect(includes(["ip69k"], ["ip67"])).toBe(false);
  expect(protectionOf(["splash"])).toBeNull();
  expect([65, 66, 67, 68, 69].filter(isHighestDegree)).toEqual([66, 68, 69]);
});
