/** The content of an instrument. Each has a drawing of its own (`instrument-drawing.tsx`), and each solution has another. */
export type InstrumentKind =
  | "battery"
  | "fence"
  | "floors"
  | "ledgers"
  | "motion"
  | "power"
  | "radius"
  | "route"
  | "schedule"
  | "swap"
  | "temperature"
  | "tilt";

/** The course of a solution's day, winter or project, on the scale of a slider. */
export interface SolutionInstrument {
  kind: InstrumentKind;
  /** The slider's unit: minutes since midnight, days, or weeks. */
  unit: "minutes" | "days" | "weeks";
  from: number;
  to: number;
  /** From one mark of the scale to the next; the scale is a multiple of it. A map has no scale. */
  tick?: number;
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
    tick: 3 * HOUR,
    decisive: 8 * HOUR + 50,
    moments: [330, 492, 640, 800],
  },
  personnel: {
    kind: "fence",
    unit: "minutes",
    from: 8 * HOUR,
    to: 18 * HOUR,
    decisive: 16 * HOUR + 20,
    moments: [510, 665, 980, 1080],
  },
  "electric-bike": {
    kind: "swap",
    unit: "minutes",
    from: 6 * HOUR,
    to: DAY + 3 * HOUR,
    tick: 7 * HOUR,
    decisive: 11 * HOUR + 30,
    moments: [410, 690, 1100, DAY + 130],
  },
  "two-wheeler": {
    kind: "motion",
    unit: "minutes",
    from: 18 * HOUR,
    to: DAY + 18 * HOUR,
    tick: 6 * HOUR,
    decisive: 22 * HOUR + 40,
    moments: [22 * HOUR + 40, DAY + 450, DAY + 855, DAY + 18 * HOUR],
  },
  motorcycle: {
    kind: "tilt",
    unit: "minutes",
    from: 20 * HOUR,
    to: DAY + 12 * HOUR,
    tick: 4 * HOUR,
    decisive: DAY + 200,
    moments: [23 * HOUR + 5, DAY + 200, DAY + 600, DAY + 12 * HOUR],
  },
  bicycle: {
    kind: "radius",
    unit: "minutes",
    from: 8 * HOUR,
    to: DAY + 12 * HOUR,
    tick: 7 * HOUR,
    decisive: 21 * HOUR + 30,
    moments: [540, 1290, DAY + 450],
  },
  "car-finance": { kind: "power", unit: "days", from: 0, to: 90, tick: 30, decisive: 61, moments: [0, 47, 61, 90] },
  logistics: {
    kind: "route",
    unit: "minutes",
    from: 6 * HOUR + 40,
    to: 13 * HOUR + 10,
    decisive: 9 * HOUR + 12,
    moments: [400, 552, 680, 785],
  },
  asset: { kind: "battery", unit: "days", from: 0, to: 150, tick: 50, decisive: 73, moments: [1, 2, 73, 150] },
  "smart-vehicle": { kind: "ledgers", unit: "days", from: 0, to: 30, tick: 10, decisive: 12, moments: [1, 12, 20, 30] },
  cbd: {
    kind: "floors",
    unit: "minutes",
    from: 6 * HOUR,
    to: DAY + 6 * HOUR,
    tick: 6 * HOUR,
    decisive: 12 * HOUR + 40,
    moments: [500, 760, 1145, DAY + 150],
  },
  custom: { kind: "schedule", unit: "weeks", from: 0, to: 14, tick: 7, decisive: 9, moments: [1, 5, 9, 14] },
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
