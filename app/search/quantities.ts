import type { Choice } from "./choices.ts";
import { isProtected, type Protection } from "#shared/vocabulary/spec-codes.ts";
import { quantitiesIn, type QuantityInText } from "#shared/specification/find-figures.ts";
import type { Decimals } from "#shared/specification/numerals.ts";
import type { Device } from "#shared/specification/variants.ts";
import { regionsFitting } from "#shared/specification/use.ts";

/** A number with a unit that a product must be rated for or reach. */
export interface Quantity {
  row: "input_voltage" | "temperature" | "standby" | "weight" | "battery_capacity";
  value: number;
}

/** A product's stated numbers, each as a range; and its codes, with its protection. */
export type Stated = Partial<Record<Quantity["row"], { min: number; max: number }>> & {
  /** The devices sold as this product, each with its networks and bands. */
  devices?: readonly Device[];
  codes: Readonly<Record<string, readonly string[]>>;
  ip: Protection | null;
};

/** The units of the rows that a query may name. */
const UNITS = { input_voltage: "V", temperature: "°C", standby: "d", weight: "g", battery_capacity: "mAh" } as const satisfies Record<
  Quantity["row"],
  string
>;
/** A smaller number with a g means something else than grams. */
const LIGHTEST = 10;
/** Units for standby only: hours and less mean other times. */
const DAYS = new Set(["d", "weeks"]);
/** Years and months, which mean standby next to that word, and otherwise perhaps the warranty. */
const LONG = new Set(["months", "years"]);
/** A number below zero without a unit, which is a temperature. */
const BELOW_ZERO = /(?<![\w.])-\d+(?![\d.a-z])(?! ?[°℃度])/g;

const STANDBY_BEFORE = /(?:(?:standby|battery life)(?: time)?(?: of| for| up to)?|(?:待机|续航)(?:时间|时长)?) ?$/;
const STANDBY_AFTER = /^(?: of)? ?(?:long )?(?:standby|battery life)|^ ?的?超?长?(?:待机|续航)/;

/** A quantity and its position in a query. */
export interface AskedQuantity extends Quantity {
  text: string;
  start: number;
  end: number;
}

/** The quantities in a plain query. @param decimals the decimal separators of the site's language */
export function quantitiesOf(plain: string, decimals: Decimals): AskedQuantity[] {
  const quantities = quantitiesIn(plain, UNITS, decimals).filter((quantity) => isQuantity(quantity, plain));
  const below = [...plain.matchAll(BELOW_ZERO)].map(({ 0: text, index: start }) => ({
    row: "temperature" as const,
    value: Number(text),
    text,
    start,
    end: start + text.length,
  }));
  return [...quantities, ...below.filter(({ start }) => quantities.every((other) => start < other.start || start >= other.end))];
}

function isQuantity({ row, value, unit, start, end }: QuantityInText<Quantity["row"]>, plain: string): boolean {
  // 4G and 5G are networks, and nothing weighs so little.
  if (row === "weight") return value >= LIGHTEST;
  if (row !== "standby" || DAYS.has(unit)) return true;
  return LONG.has(unit) && (STANDBY_BEFORE.test(plain.slice(0, start)) || STANDBY_AFTER.test(plain.slice(end)));
}

/** Whether stated values satisfy a quantity: voltage or temperature within the range, at least the days or capacity, at most the weight. */
export function satisfiesQuantity(stated: Stated, { row, value }: Quantity): boolean {
  const range = stated[row];
  if (!range) return false;
  if (row === "standby" || row === "battery_capacity") return range.max >= value;
  if (row === "weight") return range.max <= value;
  return range.min <= value && value <= range.max;
}

/** Whether stated networks cover a region. */
export function coversRegion(stated: Stated, region: string): boolean {
  return stated.devices !== undefined && regionsFitting(stated.devices).has(region);
}

/** Whether stated values include a choice, or an equal or better protection. */
export function includesChoice({ codes, ip }: Stated, { facet, values }: Choice): boolean {
  return facet === "ip" ? values.some((degree) => isProtected(ip, Number(degree))) : values.some((value) => codes[facet]?.includes(value));
}
