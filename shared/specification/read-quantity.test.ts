import { describe, expect, it } from "vitest";
import { SPEC_KEYS, specDefinition } from "../vocabulary/spec-rows.ts";
import { quantitiesIn } from "./find-figures.ts";
import { readQuantity, type QuantityReading } from "./read-quantity.ts";
import { SPELLINGS, SPELLINGS_WITH_COMMAS } from "./spellings.test-data.ts";
import { unitOf } from "./units.ts";

/** A reading in the notation of the table. */
function textOf(reading: QuantityReading): string {
  switch (reading.kind) {
    case "words":
      return "words";
    case "unread":
      return `? ${reading.reason}`;
    case "number":
    case "turned":
      return `? ${reading.kind}`;
    case "value":
      return [(reading.sign ?? "") + String(reading.value), reading.remark].filter(Boolean).join(" | ");
    case "range":
      return [`${reading.sign ?? ""}${reading.min}…${reading.max}`, reading.remark].filter(Boolean).join(" | ");
    default:
      return "";
  }
}

describe.each(Object.entries(SPELLINGS))("a quantity in %s", (unit, spellings) => {
  it.each(spellings)("written %j says %s", (written, says) => {
    expect(textOf(readQuantity(written, unit, "point"))).toBe(says);
  });
});

describe.each(Object.entries(SPELLINGS_WITH_COMMAS))("a quantity in %s where commas stand before decimals", (unit, spellings) => {
  it.each(spellings)("written %j says %s", (written, says) => {
    expect(textOf(readQuantity(written, unit, "unsure"))).toBe(says);
  });
});

describe("the reader of quantities", () => {
  it.each([
    // As long a text as a row holds, and one that is longer.
    [`12 V${" ".repeat(296)}`, "V", "12"],
    [`12 V${" ".repeat(297)}`, "V", "? unclear"],
    ["x".repeat(301), "V", "words"],
    // A degree alone is one of the row's where that is an angle.
    ["15° tilt", "°", "15 | tilt"],
    ["30°", "°C", "30"],
    ["12 V, 30°", "V", "12 | 30°"],
    // What should say the same again, and cannot be read, is a remark.
    ["54 g (1,23,4 oz)", "g", "54 | 1,23,4 oz"],
    ["54-60 g (1,23,4-2 oz)", "g", "54…60 | 1,23,4-2 oz"],
    ["54-60 g (1,23,4-1,2,3 oz)", "g", "54…60 | 1,23,4-1,2,3 oz"],
    ["12 V, 24 V", "V", "? several"],
    ["12 V, 24 V, 3700 mV", "V", "? disagree"],
    // The least and the most, with the remark beside them.
    ["≥9 V, ≤36 V for trucks", "V", "9…36 | for trucks"],
    ["min 9 V, max 36 V (trucks)", "V", "9…36 | trucks"],
    ["at least 36 V, at most 9 V", "V", "? turned"],
    ["x- ≥9 V, ≤36 V", "V", "? unclear"],
    ["x- 12 V", "V", "? unclear"],
    // From so much on, in words that stand before it and are no remark.
    ["from 9 V for trucks", "V", "≥9 | for trucks"],
    ["vanaf 9 V voor trucks", "V", "≥9 | voor trucks"],
    ["à partir de 9 V", "V", "≥9"],
    ["from <12 V", "V", "<12"],
    ["36-9 V", "V", "? turned"],
    ["9-9 V", "V", "9…9"],
    ["12 trucks", "V", "? unclear"],
    ["12 (trucks)", "V", "12 | trucks"],
  ])("reads %j of a row in %s as %s", (written, unit, says) => {
    expect(textOf(readQuantity(written, unit, "point"))).toBe(says);
  });

  it.each([
    ["1.000 Tage", "1000"],
    ["10.000 mAh", "? unit"],
    ["3.650", "3650"],
    ["12.345,6", "12345.6"],
    ["1.234.567", "1234567"],
    ["1,5 Jahre", "547.5"],
    ["0.125", "0.125"],
    ["12.5", "12.5"],
    ["1,250", "1.25"],
    ["10.000–20.000", "10000…20000"],
  ])("reads %j as %s where points stand between thousands", (written, says) => {
    expect(textOf(readQuantity(written, "d", "comma"))).toBe(says);
  });

  it("knows 300 spellings", () => {
    expect(Object.values(SPELLINGS).flat().length).toBeGreaterThanOrEqual(300);
  });

  it("knows the unit of every row", () => {
    const units = SPEC_KEYS.flatMap((key) => specDefinition(key)?.unit ?? []);
    expect(units.filter((unit) => unitOf(unit)?.symbol !== unit)).toEqual([]);
    expect(units.length).toBeGreaterThan(20);
  });

  it("reads what rows of every unit state, as an export and a page write it", () => {
    for (const key of SPEC_KEYS) {
      const unit = specDefinition(key)?.unit;
      if (!unit) continue;
      expect(textOf(readQuantity(`≤12 ${unit}`, unit, "point"))).toBe("≤12");
      expect(textOf(readQuantity("−12.5…+1,250", unit, "point"))).toBe("-12.5…1250");
    }
  });

  it("finds single quantities with a unit in a sentence, with their signs and places", () => {
    const text = "tracker for -30 °c and 48v, 9-36 v, 4 weeks, 2 a";
    expect(
      quantitiesIn(text, { heat: "°C", supply: "V", standby: "d" }).map(({ row, value, unit, start, end }) => [
        row,
        value,
        unit,
        text.slice(start, end),
      ]),
    ).toEqual([
      ["heat", -30, "°C", "-30 °c"],
      ["supply", 48, "V", "48v"],
      ["standby", 28, "weeks", "4 weeks"],
    ]);
  });
});
