import { expect, it } from "vitest";
import { readTyped, writtenNumber } from "./typed-number.ts";

const WIDTH = { en: "Width (mm)", zh: "宽（毫米）" };

it.each([
  ["16,8", 16.8],
  ["16.8", 16.8],
  ["１６．８", 16.8],
  ["0,125", 0.125],
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["1 000", 1000],
  ["-20", -20],
  ["−20,5", -20.5],
  ["16,8 cm", 168],
  ["64 毫米", 64],
  [" ", null],
])("%j is read as %s, whatever language the desk has", (input, value) => {
  for (const language of ["zh", "en"] as const) expect(readTyped(input, WIDTH[language], language)).toEqual({ value });
});

it.each([
  ["1.000", "“1.000” 可能是两个数：请写 1000 或 1。", "write 1000 or 1, whichever is meant"],
  ["1,125", "“1,125” 可能是两个数：请写 1125 或 1.1250。", "write 1125 or 1.1250, whichever is meant"],
  ["abc", "“abc” 不是这里能读的数字", "“abc” is not a number here"],
  ["16,8,1", "不是这里能读的数字", "is not a number here"],
  ["bis 60", "请只填一个数，单位 mm", "write a single number in mm"],
  ["12345678901234567890", "位数太多", "more digits than can be stored"],
])("%j is refused with what to write", (input, zh, en) => {
  expect(readTyped(input, WIDTH.zh, "zh")).toEqual({ fault: expect.stringContaining(zh) });
  expect(readTyped(input, WIDTH.en, "en")).toEqual({ fault: expect.stringContaining(en) });
});

it.each([0, -0.5, 12.345, 1.5, 1000, 123456.789, 1e-7, 1e21])("%s is shown so that it is read as itself", (value) => {
  expect(readTyped(writtenNumber(value), "", "en")).toEqual({ value });
});
