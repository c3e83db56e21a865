import { describe, expect, it } from "vitest";
import { specFault } from "./spec-rule.ts";

describe("a specification row", () => {
  it.each([
    { key: "weight", value: 0 },
    { key: "temperature", min: -40, max: 85 },
    { key: "standby", text: "一天一次，365 天" },
    { key: "network", text: "LTE Cat 1 bis" },
    { key: "network", text: "LTE Cat 1 bis", codes: ["cat1"] },
    { key: "mounting", codes: ["magnetic", "screws"] },
  ])("may be %j", (row) => {
    expect(specFault(row)).toBeNull();
  });

  it.each([
    [{ key: "network", value: 4 }, "no unit"],
    [{ key: "unheard of", value: 4 }, "no unit"],
    [{ key: "constructor", value: 4 }, "no unit"],
    [{ key: "weight", value: 60, text: "60 g" }, "not both"],
    [{ key: "temperature", min: -40 }, "both a minimum and a maximum"],
    [{ key: "temperature", value: 1, min: -40, max: 85 }, "one value, or both"],
    [{ key: "temperature", min: 85, max: -40 }, "above the maximum"],
    [{ key: "network", text: "" }, "Give a value"],
    [{ key: "weight" }, "Give a value"],
    [{ key: "mounting", codes: [] }, "Give a value"],
  ])("may not be %j: %s", (row, reason) => {
    expect(specFault(row)?.en).toContain(reason);
  });

  it("may lack its text in the language that falls back", () => {
    expect(specFault({ key: "network" }, true)).toBeNull();
  });
});
