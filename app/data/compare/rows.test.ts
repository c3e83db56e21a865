import { describe, expect, it } from "vitest";
import type { StatedRow } from "#shared/specification/format.ts";
import { bestOf, differs, equalRows, onlyOne } from "./rows.ts";

const standby = (value: number, condition = "") => ({ key: "standby", value, condition });

describe("a compared row", () => {
  it.each([
    [[standby(365), standby(365)], false],
    [[standby(365), standby(240)], true],
    [[standby(365), standby(365, "in the dark")], true],
    [[standby(365), undefined], false],
    [[standby(365), undefined, standby(240)], true],
    // That there is none is stated; that a row does not apply contradicts nothing.
    [[standby(365), "none"], true],
    [["none", "none", undefined], false],
    [[standby(365), "inapplicable"], false],
    [
      [
        { key: "sensors", text: "光感，三轴加速度" },
        { key: "sensors", text: "三轴加速度，光感" },
      ],
      false,
    ],
    [
      [
        { key: "sensors", text: "Light sensor, 3-axis accelerometer" },
        { key: "sensors", text: "3-axis accelerometer, light sensor" },
      ],
      false,
    ],
    [
      [
        { key: "mounting", codes: ["screws", "magnetic"] },
        { key: "mounting", codes: ["magnetic", "screws"] },
      ],
      false,
    ],
  ] as const)("%j differs: %s", (rows, expected) => {
    expect(differs(rows)).toBe(expected);
  });

  it.each([
    [[standby(365), "inapplicable", "none"], 0],
    [["none", standby(365)], 1],
    [[standby(365), undefined], -1],
    [[standby(365), standby(240)], -1],
    [["none", undefined], -1],
    [[standby(365)], -1],
  ] as const)("of %j the only one is at %s", (rows, expected) => {
    expect(onlyOne(rows)).toBe(expected);
  });

  it("tells apart none, what does not apply, and what is not stated", () => {
    expect(equalRows(["none", "inapplicable", undefined, "none", undefined])).toEqual([0, 1, 2, 0, 2]);
  });

  it("says which products state the same", () => {
    expect(equalRows([standby(365), standby(240), standby(365), undefined, undefined])).toEqual([0, 1, 0, 3, 3]);
  });

  it("names the best where better is defined and all state it", () => {
    expect(bestOf("standby", [standby(240), standby(365), standby(365)])).toEqual([1, 2]);
    expect(bestOf("standby", [standby(240), standby(365), standby(365), undefined])).toEqual([]);
    expect(bestOf("standby", [standby(240), undefined])).toEqual([]);
    expect(bestOf("standby", [standby(240), standby(240)])).toEqual([]);
    // A product without the row's value hides no better one.
    expect(bestOf("standby", ["inapplicable", standby(240), "none", standby(365)])).toEqual([3]);
    expect(bestOf("standby", ["inapplicable", standby(240)])).toEqual([]);
    const weight = (value: number) => ({ key: "weight", value });
    expect(bestOf("weight", [weight(118), weight(262)])).toEqual([0]);
    const temperature = (min: number, max: number) => ({ key: "temperature", min, max });
    expect(bestOf("temperature", [temperature(-20, 70), temperature(-40, 85), temperature(-40, 85)])).toEqual([1, 2]);
    const protection = (code: string) => ({ key: "protection", text: code.toUpperCase(), codes: [code] });
    expect(bestOf("protection", [protection("ip67"), protection("ip68")])).toEqual([1]);
    expect(
      bestOf("network", [
        { key: "network", text: "LTE" },
        { key: "network", text: "GSM" },
      ]),
    ).toEqual([]);
  });

  it("names no best where one of them states it in words, or by a degree that is not known", () => {
    const weight = (value: number) => ({ key: "weight", value });
    expect(bestOf("weight", [weight(118), weight(262), { key: "weight", text: "1.9 oz" }])).toEqual([]);
    expect(
      bestOf("input_voltage", [
        { key: "input_voltage", min: 9, max: 36 },
        { key: "input_voltage", min: 6, max: 30 },
        { key: "input_voltage", text: "12 / 24 V" },
      ]),
    ).toEqual([]);
    const protection = (...codes: string[]) => ({ key: "protection", text: "IP", codes });
    expect(bestOf("protection", [protection("ip68"), protection("ip67"), protection()])).toEqual([]);
    expect(bestOf("protection", [protection("ip68"), protection("ip69k")])).toEqual([]);
    expect(bestOf("protection", [protection("ip65"), protection("ip67")])).toEqual([]);
    expect(bestOf("protection", [protection("ip65"), protection("ip66", "ip67")])).toEqual([1]);
    expect(bestOf("protection", [protection("ip67", "ip69k"), protection("ip65")])).toEqual([]);
    expect(bestOf("protection", [protection("ip66", "ip67", "ip69k"), protection("ip65")])).toEqual([0]);
    expect(bestOf("protection", [protection("ipx5"), protection("ip54")])).toEqual([]);
    expect(bestOf("protection", [protection("ipx5"), protection("ip65")])).toEqual([1]);
  });

  it("tells apart what differs in one thing alone: the number, an end, the sign, the words, the codes or the condition", () => {
    const row = { key: "temperature" };
    const all: (StatedRow | undefined)[] = [
      undefined,
      row,
      { ...row, value: 5 },
      { ...row, value: 6 },
      { ...row, value: 0 },
      { ...row, min: 5 },
      { ...row, min: 6 },
      { ...row, max: 5 },
      { ...row, max: 6 },
      { ...row, value: 5, prefix: "≤" },
      { ...row, value: 5, prefix: "±" },
      { ...row, value: 5, condition: "dark" },
      { ...row, text: "five" },
      { ...row, text: "six" },
      { ...row, codes: ["a"] },
      { ...row, codes: ["a", "b"] },
    ];
    expect(equalRows(all)).toEqual(all.map((_, at) => at));
  });

  it("reads lists in any order, of capitals or not, and nothing said in either way", () => {
    const alike = (one: Partial<StatedRow>, other: Partial<StatedRow>) =>
      !differs([
        { key: "sensors", ...one },
        { key: "sensors", ...other },
      ]);
    expect(alike({ text: "Light , Motion" }, { text: "motion,light" })).toBe(true);
    expect(alike({ text: "a、b；c/d" }, { text: "d;c，b,a" })).toBe(true);
    expect(alike({ text: "ab" }, { text: "a,b" })).toBe(false);
    expect(alike({ text: "a,b" }, { text: "a" })).toBe(false);
    // Words say it all where there are any; without, codes do.
    expect(alike({ text: "a", codes: ["x"] }, { text: "a", codes: ["y"] })).toBe(true);
    expect(alike({ codes: ["x", "y"] }, { codes: ["y", "x"] })).toBe(true);
    expect(alike({ value: null, min: null, max: null, prefix: null, text: null, codes: null, condition: null }, {})).toBe(true);
    expect(alike({ codes: [], condition: "", prefix: "" } as Partial<StatedRow>, {})).toBe(true);
  });

  it("names no best of one product, of a row that nobody knows, or where better is not defined", () => {
    expect(bestOf("weight", [{ key: "weight", value: 5 }])).toEqual([]);
    expect(bestOf("protection", [{ key: "protection", codes: ["ip67"] }])).toEqual([]);
    expect(bestOf("unknown", [standby(1), standby(2)])).toEqual([]);
    expect(bestOf("sensors", [standby(1), standby(2)])).toEqual([]);
    expect(
      bestOf("protection", [
        { key: "protection", codes: ["ip67"] },
        { key: "protection", codes: ["ip67"] },
      ]),
    ).toEqual([]);
    expect(bestOf("protection", [undefined, { key: "protection", codes: ["ip67"] }])).toEqual([]);
    expect(bestOf("protection", [{ key: "protection" }, { key: "protection", codes: ["ip67"] }])).toEqual([]);
  });

  it("counts of a span how wide it is, and of one end alone nothing; of a number the number, or the end that it goes to", () => {
    const temperature = (min?: number, max?: number) => ({ key: "temperature", min: min ?? null, max: max ?? null });
    expect(bestOf("temperature", [temperature(-20, 60), temperature(-10, 65)])).toEqual([0]);
    expect(bestOf("temperature", [temperature(-20, 60), temperature(-40)])).toEqual([]);
    expect(bestOf("temperature", [temperature(-20, 60), temperature(undefined, 90)])).toEqual([]);
    expect(bestOf("temperature", [{ key: "temperature", value: 100 }, temperature(-20, 60)])).toEqual([]);
    expect(bestOf("standby", [standby(30), { key: "standby", min: 10, max: 40 }])).toEqual([1]);
    expect(bestOf("standby", [standby(0), standby(1)])).toEqual([1]);
    expect(
      bestOf("weight", [
        { key: "weight", value: 0 },
        { key: "weight", value: 1 },
      ]),
    ).toEqual([0]);
    expect(
      bestOf("weight", [
        { key: "weight", value: 5 },
        { key: "weight", value: 5 },
        { key: "weight", value: 7 },
      ]),
    ).toEqual([0, 1]);
    expect(bestOf("weight", [{ key: "weight", value: 5 }, undefined])).toEqual([]);
  });
});
