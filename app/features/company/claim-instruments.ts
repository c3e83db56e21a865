import type { PlacedClaim } from "#app/data/claims.server.ts";
import type { GaugeScale } from "#app/components/data/gauge.tsx";
import type { Instrument } from "#app/components/data/instruments.tsx";

/** The scale of a claim's figure, with its ends. */
const SCALES: Partial<Record<string, (low: number, high: number) => GaugeScale>> = {
  accuracy: (low, high) => ({ min: -10, max: 10, divisions: 20, from: low, to: high, points: [0] }),
  // IEC 60529: the second digit is water, 0 to 9.
  protection: (low, high) => ({ min: 0, max: 9, divisions: 9, longEvery: 1, from: low, to: high }),
  temperature: (low, high) => ({ min: -60, max: 100, divisions: 32, from: low, to: high, points: [low, high] }),
  // Weeks and quarters of a year.
  standby: (low, high) => ({ min: 0, max: Math.max(365, high), divisions: 52, longEvery: 13, from: low, to: high }),
};

/** The claims as instruments: a figure, its scale where it has one, and the condition under which it holds. */
export function claimInstruments(claims: PlacedClaim[]): Instrument[] {
  return claims.map(({ key, name, reading: { value, unit, statement, low, high } }) => ({
    label: name,
    value,
    unit,
    note: statement,
    gauge: low === null || high === null ? undefined : SCALES[key]?.(low, high),
  }));
}
