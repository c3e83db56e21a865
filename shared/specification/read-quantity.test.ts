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
    default: {
      const figures = reading.kind === "value" ? String(reading.value) : `${reading.min}…${reading.max}`;
      return [(reading.sign ?? "") + figures, reading.remark].filter(Boolean).join(" | ");
    }
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
