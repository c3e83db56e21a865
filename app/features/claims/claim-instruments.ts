import type { PlacedClaim } from "#app/content/claims.server.ts";
import type { GaugeScale } from "#app/ui/data/gauge.tsx";
import type { Instrument } from "#app/ui/data/instruments.tsx";

/** The scale on which the figure of a claim is drawn, from the numbers in it. */
const SCALES: Partial<Record<string, (numbers: number[]) => GaugeScale | undefined>> = {
  accuracy: ([error]) => (error === undefined ? undefined : { min: -10, max: 10, divisions: 20, from: -error, to: error, points: [0] }),
  // IEC 60529: the second digit is water, 0 to 9.
  protection: ([code]) => (code === undefined ? undefined : { min: 0, max: 9, divisions: 9, longEvery: 1, from: 0, to: code % 10 }),
  temperature: ([low, high]) => (low === undefined || high === undefined ? undefined : { min: -60, max: 100, divisions: 32, from: low, to: high, points: [low, high] }),
  // Weeks and quarters of a year.
  standby: ([days]) => (days === undefined ? undefined : { min: 0, max: Math.max(365, days), divisions: 52, longEvery: 13, from: 0, to: days }),
};

/** The claims as instruments: a figure, its scale where it has one, and the condition under which it holds. */
export function claimInstruments(claims: PlacedClaim[]): Instrument[] {
  return claims.map(({ key, name, reading: { value, unit, statement } }) => ({ label: name, value, unit, note: statement, gauge: SCALES[key]?.(numbersIn(value)) }));
}

/** The numbers in a claim's value, which is written with a real minus sign: −40…+85 has two. */
function numbersIn(value: string): number[] {
  return (value.replaceAll("−", "-").match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
}
