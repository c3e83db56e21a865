import { describe, expect, it } from "vitest";
import { equalRows, bestOf, differs } from "./rows.ts";

const standby = (value: number, condition = "") => ({ key: "standby", value, condition });

describe("a compared row", () => {
  it.each([
    [[standby(365), standby(365)], false],
    [[standby(365), standby(240)], true],
    [[standby(365), standby(365, "in the dark")], true],
    [[standby(365), undefined], true],
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
  ])("%j differs: %s", (rows, expected) => {
    expect(differs(rows)).toBe(expected);
  });

  it("says which products state the same", () => {
    expect(equalRows([standby(365), standby(240), standby(365), undefined, undefined])).toEqual([0, 1, 0, 3, 3]);
  });

  it("names the best where better is defined and all state it", () => {
    expect(bestOf("standby", [standby(240), standby(365), standby(365)])).toEqual([1, 2]);
    expect(bestOf("standby", [standby(240), standby(365), standby(365), undefined])).toEqual([]);
    expect(bestOf("standby", [standby(240), undefined])).toEqual([]);
    expect(bestOf("standby", [standby(240), standby(240)])).toEqual([]);
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
});
