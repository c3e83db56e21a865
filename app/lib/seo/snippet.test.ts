import { expect, it } from "vitest";
import { columns, MAX_DESCRIPTION_LENGTH, snippet } from "./snippet.ts";

const SENTENCE = "It is 58 mm wide, draws 1.5 mA, and fits under a motorcycle seat. ";

it("what there is room for stays as it is", () => {
  expect(snippet(SENTENCE)).toBe(SENTENCE);
  expect(snippet("终端".repeat(50))).toBe("终端".repeat(50));
});

it("of a longer text whole sentences are left, not cut within a number", () => {
  expect(snippet(SENTENCE.repeat(5))).toBe(SENTENCE.repeat(3).trim());
  const chinese = "四线终端，宽度只有五十八毫米，可以装在摩托车座垫下面。".repeat(6);
  expect(snippet(chinese)).toMatch(/^(?:四线终端，[^。]+。)+$/);
  expect(columns(snippet(chinese))).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});

it("a sentence that is too long itself ends after a whole word, or anywhere in Chinese", () => {
  expect(snippet("word ".repeat(60))).toMatch(/^(?:word )+word…$/);
  expect(columns(snippet("字".repeat(300)))).toBe(MAX_DESCRIPTION_LENGTH - 1);
});
