import { expect, it } from "vitest";
import { namesBytes } from "./range.ts";

it.each([
  ["bytes=0-", true],
  ["bytes=0-0", true],
  ["bytes=-5", true],
  ["bytes=0-1,4-5 , -1", true],
  ["bytes=99999999999-", true],
  ["bytes=9007199254740993-9007199254740992", false],
  ["bytes=5-2", false],
  ["bytes=0-1,5-2", false],
  ["bytes=abc", false],
  ["bytes=-", false],
  ["bytes=", false],
  ["bytes=1", false],
  ["bytes", false],
  ["foo=0-1", false],
])("%s → %s", (range, named) => {
  expect(namesBytes(range)).toBe(named);
});
