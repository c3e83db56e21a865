import { expect, it } from "vitest";
import { inUsUnits } from "./us-units.ts";

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

it.each([
  ["a weight", { key: "weight", value: 62 }, "2.2 oz"],
  ["dimensions", { key: "dimensions", text: "85 × 42 × 14 mm" }, "3.35 × 1.65 × 0.55 in"],
  ["a range of temperatures", { key: "temperature", min: -40, max: 85 }, "−40…+185 °F"],
  ["how exact a temperature is, which begins at no zero", { key: "temperature_accuracy", value: 0.5, prefix: "±" }, "±0.9 °F"],
  ["a weight in words", { key: "dimensions", text: "1.2 kg" }, "2.6 lb"],
  ["a short length in words", { key: "dimensions", text: "12 cm" }, "4.7 in"],
  ["a length in words", { key: "dimensions", text: "1.5 m" }, "4.9 ft"],
  ["a distance with a sign", { key: "accuracy", value: 2.5, prefix: "≤" }, "≤8.2 ft"],
])("says %s in customary units", (_what, row, written) => {
  expect(plain(inUsUnits(row, "en"))).toBe(written);
});

it("says nothing of words, of units that are the same everywhere, and in other languages", () => {
  expect(inUsUnits({ key: "dimensions", text: "62 × 34 mm without the cord" }, "en")).toBeUndefined();
  expect(inUsUnits({ key: "battery_capacity", value: 12_000 }, "en")).toBeUndefined();
  expect(inUsUnits({ key: "weight", value: 62 }, "de")).toBeUndefined();
});
