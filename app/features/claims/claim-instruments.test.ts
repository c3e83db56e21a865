import { expect, it } from "vitest";
import { claimInstruments } from "./claim-instruments.ts";

function instrument(key: string, value: string) {
  return claimInstruments([{ key, name: "", reading: { value, unit: "", statement: "", usedAt: [] } }])[0]?.gauge;
}

it("draws a claim on the scale of its quantity", () => {
  expect(instrument("accuracy", "±3")).toMatchObject({ from: -3, to: 3 });
  expect(instrument("temperature", "−40…+85")).toMatchObject({ from: -40, to: 85 });
  expect(instrument("protection", "IP67")).toMatchObject({ to: 7 });
  expect(instrument("standby", "1,095")).toMatchObject({ max: 1095, to: 1095 });
});

it("draws nothing where an editor wrote no number, or the claim has no scale", () => {
  expect(instrument("standby", "一年以上")).toBeUndefined();
  expect(instrument("patents", "50+")).toBeUndefined();
});
