import { describe, expect, it } from "vitest";
import { codeNames, specificationQuantity, specificationText, specificationUnit, specificationValue, type StatedRow } from "./format.ts";

describe("a specification", () => {
  it.each<[StatedRow, string, string]>([
    [{ key: "accuracy", value: 3, prefix: "±" }, "±3 m", "±3 m"],
    [{ key: "battery_capacity", value: 12_000 }, "12,000 mAh", "12,000 mAh"],
    [{ key: "standby", value: 365 }, "365 天", "365 days"],
    [{ key: "standby", value: 1 }, "1 天", "1 day"],
    [{ key: "standby", value: 0.0833 }, "2 小时", "2 h"],
    [{ key: "standby", min: 0.25, max: 0.5 }, "6–12 小时", "6–12 h"],
    [{ key: "standby", min: 0.5, max: 3 }, "0.5–3 天", "0.5–3 days"],
    [{ key: "charging_time", value: 6 }, "6 小时", "6 h"],
    [{ key: "input_voltage", min: 9, max: 90 }, "9–90 V", "9–90 V"],
    [{ key: "temperature", min: -40, max: 85 }, "−40…+85 °C", "−40…+85 °C"],
    [{ key: "storage_temperature", min: 0, max: 45 }, "0…+45 °C", "0…+45 °C"],
    [{ key: "tracking_sensitivity", min: -165, max: -148 }, "−165…−148 dBm", "−165…−148 dBm"],
    [{ key: "weight", value: 1.6 }, "1.6 g", "1.6 g"],
    [{ key: "input_voltage", text: "12 / 24 V", codes: ["12v", "24v"] }, "12 / 24 V", "12 / 24 V"],
    [{ key: "mounting", codes: ["screws", "magnetic"] }, "磁吸，螺钉", "Magnetic, Screws"],
    [{ key: "protection", codes: ["ip67"] }, "IP67", "IP67"],
    [{ key: "weight" }, "", ""],
  ])("%j is written %s and %s", (row, zh, en) => {
    expect(
      [specificationQuantity(row, "zh"), specificationQuantity(row, "en")].map((text) => text.replace("\u00a0", " ").replace("\u2060", "")),
    ).toEqual([zh, en]);
  });

  it("keeps its condition", () => {
    expect(specificationText({ key: "standby", value: 365, condition: "每天定位一次，25 °C" }, "zh")).toBe(
      "365\u00a0天（每天定位一次，25 °C）",
    );
    expect(specificationText({ key: "standby", value: 365, condition: "one a day" }, "en")).toBe("365\u00a0days (one a day)");
  });

  it("has a unit only with a number", () => {
    expect(specificationUnit({ key: "weight", text: "light" }, "en")).toBe("");
    expect(specificationValue({ key: "weight", value: 0 }, "en")).toBe("0");
  });

  it("leaves out codes that its vocabulary does not have", () => {
    expect(codeNames("mounting", ["glue", "tape"], "en")).toEqual(["Tape"]);
    expect(codeNames("colour", ["red"], "en")).toEqual([]);
  });
});
