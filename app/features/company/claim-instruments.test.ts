import { expect, it } from "vitest";
import { claimInstruments } from "./claim-instruments.ts";

function instrument(key: string, low: number | null, high: number | null) {
  return claimInstruments([{ key, name: "", reading: { value: "", unit: "", statement: "", low, high } }])[0]?.gauge;
}

it("draws a claim on the scale of its quantity", () => {
  expect(instrument("accuracy", -3, 3)).toMatchObject({ from: -3, to: 3 });
  expect(instrument("temperature", -40, 85)).toMatchObject({ from: -40, to: 85 });
  expect(instrument("protection", 0, 7)).toMatchObject({ to: 7 });
  expect(instrument("standby", 0, 1095)).toMatchObject({ max: 1095, to: 1095 });
});

it("draws nothing where an editor gave no ends, or the claim has no scale", () => {
  expect(instrument("standby", null, 365)).toBeUndefined();
  expect(instrument("patents", 0, 50)).toBeUndefined();
});
