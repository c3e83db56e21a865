/** The content of an instrument. Each kind has a drawing of its own (`instrument-drawing.tsx`). */
export type InstrumentKind = "temperature" | "fence" | "theft" | "route" | "battery" | "report";

/** The course of a solution's day, winter or month, on the scale of a slider. */
export interface SolutionInstrument {
  kind: InstrumentKind;
  /** The slider's unit: minutes since midnight, or days. */
  unit: "minutes" | "days";
  from: number;
  to: number;
  /** Its first position: the decisive moment. */
  decisive: number;
  /** The start of each of the solution's scenarios, in order. */
  moments: readonly number[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** By the slugs of solutions. A solution without an instrument shows only its scenarios. */
const INSTRUMENTS: Record<string, SolutionInstrument> = {
  "cold-chain": {
    kind: "temperature",
    unit: "minutes",
    from: 5 * HOUR,
    to: 14 * HOUR,
    decisive: 8 * HOUR + 50,
    moments: [330, 492, 640, 800],
  },
  personnel: { kind: "fence", unit: "minutes", from: 8 * HOUR, to: 18 * HOUR, decisive: 16 * HOUR + 20, moments: [510, 665, 980, 1080] },
  "electric-bike": {
    kind: "fence",
    unit: "minutes",
    from: 6 * HOUR,
    to: DAY + 3 * HOUR,
    decisive: 18 * HOUR + 20,
    moments: [410, 690, 1100, DAY + 130],
  },
  "two-wheeler": {
    kind: "theft",
    unit: "minutes",
    from: 18 * HOUR,
    to: DAY + 18 * HOUR,
    decisive: 22 * HOUR + 40,
    moments: [22 * HOUR + 40, DAY + 450, DAY + 855, DAY + 18 * HOUR],
  },
  motorcycle: {
    kind: "theft",
    unit: "minutes",
    from: 20 * HOUR,
    to: DAY + 12 * HOUR,
    decisive: DAY + 200,
    moments: [23 * HOUR + 5, DAY + 200, DAY + 600, DAY + 12 * HOUR],
  },
  bicycle: { kind: "theft", unit: "minutes", from: 8 * HOUR, to: DAY, decisive: 21 * HOUR + 30, moments: [540, 1290, DAY] },
  "car-finance": { kind: "theft", unit: "days", from: 0, to: 90, decisive: 61, moments: [0, 47, 61, 90] },
  logistics: {
    kind: "route",
    unit: "minutes",
    from: 6 * HOUR + 40,
    to: 13 * HOUR + 10,
    decisive: 9 * HOUR + 12,
    moments: [400, 552, 680, 785],
  },
  asset: { kind: "battery", unit: "days", from: 0, to: 150, decisive: 73, moments: [0, 1, 73, 150] },
  "smart-vehicle": { kind: "report", unit: "days", from: 1, to: 30, decisive: 12, moments: [1, 12, 20, 30] },
};

/** The instrument of a solution, if it has one. */
export function instrumentOf(slug: string): SolutionInstrument | null {
  return INSTRUMENTS[slug] ?? null;
}

/** The clock at a minute, which may be in the next day. */
export function clockAt(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / HOUR) % 24, minute % HOUR];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
