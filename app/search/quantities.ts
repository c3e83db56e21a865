import { memoizeWeak } from "#shared/lib/once-per.ts";
import type { CodedFacet } from "#app/data/finder/criteria.ts";
import type { Choice } from "./choices.ts";
import { isProtected } from "#shared/vocabulary/selection.ts";
import { bandsIn, ENOUGH_BANDS, REGIONS } from "#shared/specification/use.ts";

/** A number with a unit that a product has to bear or reach. */
export interface Quantity {
  row: "input_voltage" | "temperature" | "standby" | "weight";
  value: number;
}

/** What a product states by numbers, where one number is a range of one; and its codes, with the two digits of its protection. */
export type Stated = Partial<Record<Quantity["row"], { min: number; max: number }>> & {
  bands?: readonly string[];
  codes: Readonly<Record<CodedFacet, readonly string[]>>;
  ip: number | null;
};

const UNITS: readonly [RegExp, Quantity["row"]][] = [
  [/^(?:v|伏|伏特|volts?)$/, "input_voltage"],
  [/^(?:°c|c|℃|度)$/, "temperature"],
  [/^(?:天|日|days?)$/, "standby"],
  [/^(?:g|克|grams?)$/, "weight"],
];
/** Grams below which a number with a g is something else. */
const LIGHTEST = 10;
/** A number and its unit, or a number below zero, which is a temperature. */
const QUANTITY =
  /(?<![\w.-])(-?\d+(?:\.\d+)?) ?(°c|℃|伏特?|volts?|v|c|度|天|日|days?|克|grams?|g)(?![a-z\d])|(?<![\w.])(-\d+)(?![\d.a-z])/g;

/** Years and months, which are those of standby where it stands beside them, and may else be those of the warranty. */
const LONG_TIME = /(?<![\w.-])(\d+(?:\.\d+)?)[ -]?(?:(years?|年)|months?|个?月)(?![a-z])/g;
const YEAR = 365;
const MONTH = 30;
const STANDBY_BEFORE = /(?:(?:standby|battery life)(?: time)?(?: of| for| up to)?|(?:待机|续航)(?:时间|时长)?) ?$/;
const STANDBY_AFTER = /^(?: of)? ?(?:long )?(?:standby|battery life)|^ ?的?超?长?(?:待机|续航)/;

/** A quantity in a query, and where it stands there. */
export interface AskedQuantity extends Quantity {
  text: string;
  start: number;
  end: number;
}

/** The quantities that a plain query asks for. */
export function quantitiesOf(plain: string): AskedQuantity[] {
  const asked = [...plain.matchAll(QUANTITY)].flatMap(({ 0: text, 1: number, 2: unit, 3: below, index: start }) => {
    const row = below ? "temperature" : UNITS.find(([pattern]) => pattern.test(unit ?? ""))?.[1];
    // 4G and 5G are networks, and nothing weighs as little.
    if (row === "weight" && Number(number) < LIGHTEST) return [];
    return row ? [{ row, value: Number(number ?? below), text, start, end: start + text.length }] : [];
  });
  return [...asked, ...longStandbyIn(plain)];
}

function longStandbyIn(plain: string): AskedQuantity[] {
  return [...plain.matchAll(LONG_TIME)].flatMap(({ 0: text, 1: number, 2: year, index: start }) => {
    const end = start + text.length;
    if (!STANDBY_BEFORE.test(plain.slice(0, start)) && !STANDBY_AFTER.test(plain.slice(end))) return [];
    return [{ row: "standby" as const, value: Number(number) * (year ? YEAR : MONTH), text, start, end }];
  });
}

/** Whether what is stated bears a quantity: a voltage or temperature within the range, as many days or more, as light or lighter. */
export function bears(stated: Stated, { row, value }: Quantity): boolean {
  const range = stated[row];
  if (!range) return false;
  if (row === "standby") return range.max >= value;
  if (row === "weight") return range.max <= value;
  return range.min <= value && value <= range.max;
}

/** The regions whose networks a product shares enough bands with. */
const regionsOf = memoizeWeak(({ bands = [] }: Pick<Stated, "bands">) => {
  const fitting = Object.entries(REGIONS).filter(([, region]) => bandsIn(region, bands).length >= ENOUGH_BANDS);
  return new Set(fitting.map(([key]) => key));
});

/** Whether what is stated fits the networks of a region. */
export function fits(stated: Stated, region: string): boolean {
  return regionsOf(stated).has(region);
}

/** Whether what is stated has a value of a choice, or a protection as good as it. */
export function has({ codes, ip }: Stated, { facet, values }: Choice): boolean {
  return facet === "ip" ? values.some((degree) => isProtected(ip, Number(degree))) : values.some((value) => codes[facet].includes(value));
}
