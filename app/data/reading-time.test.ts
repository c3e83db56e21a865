import { expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

it("counts words, figures as one, and Chinese by characters", () => {
  expect(readingMinutes("word ".repeat(476))).toBe(2);
  expect(readingMinutes("1,040.5 driver’s state-of-the-art ".repeat(238))).toBe(3);
  expect(readingMinutes("定位器".repeat(170))).toBe(2);
  expect(readingMinutes("定".repeat(255) + " GPS".repeat(238))).toBe(2);
});

it("says a minute of the shortest text", () => {
  expect(readingMinutes("")).toBe(1);
});
