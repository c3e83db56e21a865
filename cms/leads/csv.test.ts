import { expect, it } from "vitest";
import { csv } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+46 8 555 014 20", "'+46 8 555 014 20"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", '"\'\t=1"'],
  ["\r\n=1", '"\'\r\n=1"'],
  [" =HYPERLINK(1)", "' =HYPERLINK(1)"],
  ["＝1+1", "'＝1+1"],
  ['=cmd|"/c calc"!A1', '"\'=cmd|""/c calc""!A1"'],
  ["A9 × 40", "A9 × 40"],
  ["one, two", '"one, two"'],
  ["2026-11-24", "2026-11-24"],
  [-5, "-5"],
  [null, ""],
  [new Date("2026-11-24T06:20:00Z"), "2026-11-24 14:20"],
] as const)("writes %j so that no spreadsheet takes it for a formula", (value, written) => {
  expect(csv([[value]])).toBe(`\uFEFF${written}\r\n`);
});
