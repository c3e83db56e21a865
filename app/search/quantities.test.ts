import { expect, it } from "vitest";
import { quantitiesOf } from "./quantities.ts";
import { plainText } from "./words.ts";

const parse = (query: string) => quantitiesOf(plainText(query), "either").map(({ text, row, value }) => [text, row, value]);

it.each([
  ["3 years standby", "3 years", 1095],
  ["asset tracker with standby of 3 years", "3 years", 1095],
  ["3-year standby", "3-year", 1095],
  ["1.5 years battery life", "1.5 years", 547.5],
  ["6 months standby time", "6 months", 180],
  ["3年待机", "3年", 1095],
  ["3 年超长待机", "3 年", 1095],
  ["待机时间 2 年", "2 年", 730],
  ["续航6个月", "6个月", 180],
])("reads what stands beside standby in %s as days", (query, text, days) => {
  expect(parse(query)).toEqual([[text, "standby", days]]);
});

it.each<[string, string, string, number]>([
  ["tracker for 48v", "48v", "input_voltage", 48],
  ["12 伏 定位器", "12 伏", "input_voltage", 12],
  ["-30℃ 冷链", "-30°c", "temperature", -30],
  ["works at -30", "-30", "temperature", -30],
  ["-4 °F tracker", "-4 °f", "temperature", -20],
  ["under 1.9 oz", "1.9 oz", "weight", 53.86],
  ["0.1 kg", "0.1 kg", "weight", 100],
  ["4 weeks", "4 weeks", "standby", 28],
])("reads in %s what products bear or reach", (query, text, row, value) => {
  expect(parse(query)).toEqual([[text, row, value]]);
});

it.each(["4g tracker", "5 g", "9-36 v", "a9-48v", "12 h", "ip67", "usb 2.0"])("reads nothing of the kind in %s", (query) => {
  expect(parse(query)).toEqual([]);
});

it.each(["2 years warranty", "3 years", "保修3年", "3年质保", "standby tracker, 2 years warranty", "待机王，质保2年"])(
  "reads no standby in %s",
  (query) => {
    expect(parse(query)).toEqual([]);
  },
);
