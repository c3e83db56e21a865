import { expect, it } from "vitest";
import { MAX_ID, readId, readWholeNumber } from "./whole-number.ts";

it.each([
  ["7", 7],
  [7, 7],
  ["2147483647", MAX_ID],
  ["2147483648", null],
  [2_147_483_648, null],
  ["99999999999999999999", null],
  ["0", null],
  ["-1", null],
  ["07", null],
  [" 7 ", null],
  ["1e3", null],
  ["0x1F", null],
  ["1.5", null],
  [1.5, null],
  [Number.NaN, null],
  ["", null],
  [null, null],
  [undefined, null],
  [["7"], null],
  [true, null],
])("reads %j as the id %j", (value, id) => {
  expect(readId(value)).toBe(id);
});

it("takes no more than its bound", () => {
  expect(readWholeNumber("1000", 1000)).toBe(1000);
  expect(readWholeNumber("1001", 1000)).toBeNull();
});
