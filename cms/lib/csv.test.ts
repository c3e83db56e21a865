import { expect, it } from "vitest";
import { csv, csvInPortions } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+1+cmd|'/c calc'!A1", "'+1+cmd|'/c calc'!A1"],
  ["-2+HYPERLINK(1)", "'-2+HYPERLINK(1)"],
  ["+SUM(1)", "'+SUM(1)"],
  ["+86 755 A1", "'+86 755 A1"],
  ["- 2 years", "'- 2 years"],
  ["-电池", "'-电池"],
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

it.each([
  "+46 8 555 014 20",
  "+86 755 8888 6666",
  "+8675588886666",
  "+1 (415) 555-0100 ext. 12",
  "+44 20 7946 0958 x12",
  "+86 139 0000 0000（微信同号）",
  "+86 755 8888 6666 转 801",
  "+49 30 1234/5678",
  "+(86) 755 8888; +86 139 0000 0000",
  "-2",
  "+5.25",
])("writes the telephone number or number %s as it is", (value) => {
  expect(
    csv([[value]])
      .slice(1, -2)
      .replaceAll('"', ""),
  ).toBe(value);
});

it("writes what begins as a telephone number and goes on with blanks without end as text, at once", () => {
  const message = `+1${" ".repeat(4985)}!`;
  const before = performance.now();
  expect(csv(Array.from({ length: 2000 }, () => [message]))).toContain(`'${message}\r\n`);
  // Each took 13 ms.
  expect(performance.now() - before).toBeLessThan(10_000);
});

it("writes all of many rows, in portions as at once", async () => {
  const rows = Array.from({ length: 1201 }, (_, row) => [row, `row ${row}`, row / 2]);
  expect(await csvInPortions(rows)).toBe(csv(rows));
  expect((await csvInPortions(rows)).split("\r\n").slice(-2)).toEqual(["1200,row 1200,600", ""]);
});

it("has semicolons between cells where commas stand before decimals", async () => {
  expect(await csvInPortions([["a;b", "c,d", 1.5, 1000]], true)).toBe('\uFEFF"a;b";"c,d";1,5;1000\r\n');
});
