/**
 * How long a device lasts on its battery, as one formula: pages, documents and tests all ask here.
 *
 *     days = min(max(365, S), C × η × ηT / (24 × (Ilisten + Isleep) + n × q × k + s))
 *
 * The charge that can be drawn, over what a day takes: listening for the network, sleeping, positions and self-discharge.
 * At the condition that a product states, the result is the standby S that it states.
 */

/** The rows of a product that the formula needs. A product that lacks one has no calculator. */
export const STANDBY_ROWS = [
  "standby",
  "standby_interval",
  "battery_capacity",
  "usable_capacity",
  "cold_capacity",
  "listening_current",
  "sleep_current",
  "position_charge",
  "self_discharge",
] as const;
export type StandbyRowKey = (typeof STANDBY_ROWS)[number];

/** What the formula knows of a product: the numbers of its rows, each in the row's own unit, and the temperatures it works at. */
export interface StandbyModel {
  /** Stated standby, in days. */
  standby: number;
  /** Minutes between positions at which it is stated. */
  standby_interval: number;
  /** Nominal capacity, in mAh. */
  battery_capacity: number;
  /** Part of it that can be drawn down to the cut-off voltage at 25 °C, in percent. */
  usable_capacity: number;
  /** The share of it that remains at −20 °C, in percent. */
  cold_capacity: number;
  /** Average current of listening for the network between positions, in µA. */
  listening_current: number;
  /** Current of everything else while it sleeps, in µA. */
  sleep_current: number;
  /** Charge of one position, from waking to sleeping, in good coverage, in mAh. */
  position_charge: number;
  /** Part of the nominal capacity that a cell loses by itself in a year at 25 °C, in percent. */
  self_discharge: number;
  /** Working temperatures, in °C. */
  temperature: { min: number; max: number };
}

/** Under what a device works. */
export interface Conditions {
  /** Minutes between positions. */
  interval: number;
  /** Average temperature, in °C. */
  temperature: number;
  coverage: Coverage;
}

/** The result, with every intermediate number. */
export interface StandbyResult {
  /** Whole days, rounded down, no more than `longestStandby` gives. */
  days: number;
  /** What the formula gives before that, in days. */
  uncapped: number;
  /** Charge that can be drawn at the temperature, in mAh. */
  usable: number;
  /** Usable capacity at the temperature as a part of the nominal one: η × ηT. */
  usablePart: number;
  /** Positions a day. */
  positions: number;
  /** Charge that each thing takes in a day, in mAh. */
  daily: Record<Consumer, number>;
  /** Their sum, in mAh. */
  total: number;
  /** What the sum is multiplied by so that the stated condition gives the stated figure; close to 1. */
  adjustment: number;
}

/** What a day's charge goes to, in the order in which it is shown. */
export const CONSUMERS = ["listening", "positions", "sleep", "selfDischarge"] as const;
export type Consumer = (typeof CONSUMERS)[number];

/** Days that are stated at most of a product that is not itself stated to last longer: from there on ageing and networks outweigh the formula. */
export const MAX_STANDBY = 365;

/** The most days that the formula's result is shown as: a year, or what the product's maker states beyond it. */
export function longestStandby({ standby }: Pick<StandbyModel, "standby">): number {
  return Math.max(MAX_STANDBY, standby);
}

/** The temperature at which standby is stated, in °C. */
export const STATED_TEMPERATURE = 25;
/** The default range of operating temperatures, in °C. */
export const TEMPERATURES = { min: -40, max: 85 } as const;
/** The steps of the interval that can be chosen, in minutes. */
export const INTERVALS = [1440, 720, 360, 240, 120, 60, 30, 20, 15, 10] as const;

/**
 * By how much the charge of a position grows with the search for satellites and network, against good coverage. Averages of
 * current curves recorded in streets, in vehicles and suburbs, and in garages and steel boxes.
 */
export const COVERAGES = { good: 1, fair: 1.6, weak: 2.8 } as const;
export type Coverage = keyof typeof COVERAGES;
export const COVERAGE_KEYS = Object.keys(COVERAGES) as Coverage[];

type Curve = readonly (readonly [temperature: number, value: number])[];

/**
 * Shape of the loss of capacity below 25 °C, where 1 is the loss at −20 °C that the product states, and the part that is left
 * above it. After the discharge curves that cell makers publish.
 */
const COLD_LOSS: Curve = [
  [-40, 1.9],
  [-20, 1],
  [0, 0.35],
  [25, 0],
];
const HOT_CAPACITY: Curve = [
  [25, 1],
  [55, 0.97],
  [85, 0.88],
];
/** Self-discharge against 25 °C: about twice as much at 55 °C, five times at 85 °C, after the storage data of cell makers. */
const SELF_DISCHARGE: Curve = [
  [-40, 0.5],
  [25, 1],
  [55, 2],
  [85, 5],
];

const DAYS_OF_YEAR = 365;
const HOURS_OF_DAY = 24;
const MINUTES_OF_DAY = 1440;
const MICRO_TO_MILLI = 1 / 1000;
const PERCENT = 1 / 100;
/** Whole days are counted down from a number this much higher, in days, so that 365 does not become 364 by binary fractions. */
const ROUNDING = 1e-6;

/** A straight line between the points of a curve, flat beyond its ends. */
function along(curve: Curve, temperature: number): number {
  const after = curve.findIndex(([x]) => temperature <= x);
  const [x1, y1] = curve.at(after) ?? [0, 0];
  const [x0, y0] = curve[after - 1] ?? [x1, y1];
  return after <= 0 ? y1 : y0 + ((y1 - y0) * (temperature - x0)) / (x1 - x0);
}

/** The share of the usable capacity that remains at a temperature in °C, against 25 °C: 1 is all of it. */
export function capacityAt({ cold_capacity }: Pick<StandbyModel, "cold_capacity">, temperature: number): number {
  if (temperature >= STATED_TEMPERATURE) return along(HOT_CAPACITY, temperature);
  return Math.max(0, 1 - (1 - cold_capacity * PERCENT) * along(COLD_LOSS, temperature));
}

/** The condition under which a product states its standby. */
export function statedConditions({ standby_interval }: Pick<StandbyModel, "standby_interval">): Conditions {
  return { interval: standby_interval, temperature: STATED_TEMPERATURE, coverage: "good" };
}

/** What a device draws and can draw under some conditions, before anything is made of the stated figure. */
function balance(model: StandbyModel, { interval, temperature, coverage }: Conditions) {
  const usablePart = model.usable_capacity * PERCENT * capacityAt(model, temperature);
  const positions = MINUTES_OF_DAY / interval;
  const daily: Record<Consumer, number> = {
    listening: model.listening_current * MICRO_TO_MILLI * HOURS_OF_DAY,
    positions: positions * model.position_charge * COVERAGES[coverage],
    sleep: model.sleep_current * MICRO_TO_MILLI * HOURS_OF_DAY,
    selfDischarge: ((model.battery_capacity * model.self_discharge * PERCENT) / DAYS_OF_YEAR) * along(SELF_DISCHARGE, temperature),
  };
  const total = CONSUMERS.reduce((sum, consumer) => sum + daily[consumer], 0);
  return { usable: model.battery_capacity * usablePart, usablePart, positions, daily, total };
}

/** How long a device lasts under some conditions. */
export function standbyDays(model: StandbyModel, conditions: Conditions): StandbyResult {
  const stated = balance(model, statedConditions(model));
  const adjustment = stated.usable / (stated.total * model.standby);
  const result = balance(model, conditions);
  const uncapped = result.usable / (result.total * adjustment);
  return { ...result, adjustment, uncapped, days: Math.min(longestStandby(model), Math.floor(uncapped + ROUNDING)) };
}

interface NumberRow {
  key: string;
  value?: number | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** The formula's numbers from the rows of a product; null when one is missing, or nothing can be reckoned with it. */
export function standbyModel(rows: readonly NumberRow[]): StandbyModel | null {
  const row = (key: string) => rows.find((candidate) => candidate.key === key);
  const numbers = STANDBY_ROWS.map((key) => [key, row(key)?.value ?? Number.NaN] as const);
  // Neither a sleeper without listening nor one whose cells lose nothing is absurd; the others divide.
  const mayBeZero = new Set<StandbyRowKey>(["listening_current", "sleep_current", "self_discharge"]);
  if (numbers.some(([key, value]) => !Number.isFinite(value) || value < 0 || (value === 0 && !mayBeZero.has(key)))) return null;
  const { min, max } = row("temperature") ?? {};
  const temperature = min != null && max != null && min < max ? { min, max } : { ...TEMPERATURES };
  return { ...(Object.fromEntries(numbers) as Record<StandbyRowKey, number>), temperature };
}

/** The intervals that can be chosen for a product, in minutes, the longest first: the usual ones and the one of its stated figure. */
export function intervalsOf({ standby_interval }: Pick<StandbyModel, "standby_interval">): number[] {
  return [...new Set([...INTERVALS, standby_interval])].sort((one, other) => other - one);
}
