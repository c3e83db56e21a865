import { describe, expect, it } from "vitest";
import { decimalsOf, isAmbiguous, readNumeral, type Decimals } from "./numerals.ts";

/** What a number is read as, or why it is not. */
function numberOrReason(text: string, decimals: Decimals): number | string {
  const read = readNumeral(text, decimals);
  return "fault" in read ? read.fault : read.value;
}

describe("a number", () => {
  it.each([
    ["1234", 1234],
    ["0", 0],
    ["007", 7],
    ["-5", -5],
    ["+5", 5],
    ["−5", -5],
    ["–5", -5],
    ["--5", "none"],
    ["- 5", "none"],
    ["12.5", 12.5],
    [".5", 0.5],
    ["-.5", -0.5],
    ["5.", "none"],
    ["12.3456", 12.3456],
    ["0.123", 0.123],
    ["1e3", 1000],
    ["1E-3", 0.001],
    ["1.5e+2", 150],
    ["1e", "none"],
    ["1e1000", "none"],
    ["1e400", "none"],
    ["1e3x", "none"],
    ["x1", "none"],
    ["", "none"],
    ["-", "none"],
    ["e5", "none"],
    ["1,2.3", "none"],
    ["1.2.3", "none"],
    ["1,,2", "none"],
    // Groups of thousands by spaces, narrow ones too, and apostrophes.
    ["1 234", 1234],
    ["1 234 567", 1234567],
    ["1\u00a0234", 1234],
    ["1\u202f234", 1234],
    ["1\u2009234", 1234],
    ["1'234", 1234],
    ["1’234’567", 1234567],
    ["12 345.5", 12345.5],
    ["1234 567", "none"],
    ["1 23", "none"],
    ["1  234", "none"],
    ["1 234.567.890", "none"],
    ["1'234.567,8", "none"],
    // Groups and decimals by different signs can be nothing else, wherever it was written.
    ["12,345.6", 12345.6],
    ["12.345,6", 12345.6],
    ["1,234,567.8", 1234567.8],
    ["1.234.567,8", 1234567.8],
    ["1.234,567.8", "none"],
    ["0,123.4", "none"],
    ["12,34.5", "none"],
    ["1234,567.8", "none"],
    // Several signs of one kind are groups.
    ["1,234,567", 1234567],
    ["1.234.567", 1234567],
    ["1,234,56", "none"],
    ["1.23.456", "none"],
    ["0.123.456", "none"],
    // A number with more digits than a double holds would become another one.
    ["9007199254740992", 9007199254740992],
    ["9007199254740993", "long"],
    ["-9007199254740993", "long"],
    ["-9007199254740992", -9007199254740992],
    ["9.007.199.254.740.993", "long"],
    ["0.12345678901234567890", 0.12345678901234568],
  ] as const)("%j is %j wherever it was written", (text, expected) => {
    for (const decimals of ["point", "comma", "either", "unsure"] as const) expect(numberOrReason(text, decimals)).toBe(expected);
  });

  it.each([
    // What was written: where points, commas, one that is not known, and either stand before decimals.
    ["1,234", 1234, 1.234, "unsure", 1234],
    ["1.234", 1.234, 1234, "unsure", 1.234],
    ["12,345", 12345, 12.345, "unsure", 12345],
    ["123.456", 123.456, 123456, "unsure", 123.456],
    ["-1.234", -1.234, -1234, "unsure", -1.234],
    ["12,5", "none", 12.5, 12.5, 12.5],
    ["0,123", "none", 0.123, 0.123, 0.123],
    ["1234,567", "none", 1234.567, 1234.567, 1234.567],
    [",5", "none", 0.5, 0.5, 0.5],
    ["12 345,5", 12345.5, 12345.5, 12345.5, 12345.5],
    ["1 234,567", 1234.567, 1234.567, 1234.567, 1234.567],
  ] as const)("%j depends on where it was written", (text, point, comma, unsure, either) => {
    expect([
      numberOrReason(text, "point"),
      numberOrReason(text, "comma"),
      numberOrReason(text, "unsure"),
      numberOrReason(text, "either"),
    ]).toEqual([point, comma, unsure, either]);
  });

  it.each([
    ["1.000", true],
    ["12.345", true],
    ["1,234", true],
    ["999,999", true],
    ["about 1.234 g", true],
    ["-1.234", true],
    ["1.5", false],
    ["1.23", false],
    ["1.2345", false],
    ["0.123", false],
    ["1234.567", false],
    ["1.234.567", false],
    ["1,234.5", false],
    ["1234", false],
  ])("%j is another one where commas stand before decimals: %s", (text, expected) => {
    expect(isAmbiguous(text)).toBe(expected);
  });

  it("has commas before decimals in German and Spanish, and may have either elsewhere", () => {
    expect([decimalsOf("de"), decimalsOf("es"), decimalsOf("en"), decimalsOf("zh"), decimalsOf("de")]).toEqual([
      "comma",
      "comma",
      "either",
      "either",
      "comma",
    ]);
  });
});
