import { convert, type Unit } from "./units.ts";
import type { Figure } from "./find-figures.ts";
import type { Sign } from "./quantity-words.ts";

/**
 * Why figures cannot be read as a value of the row: their unit is another one, there are several values, two that should be the same
 * differ, it is so many times something, so much per something, or nothing of it makes sense.
 */
export type UnreadReason = "unit" | "several" | "disagree" | "product" | "rate" | "unclear";

/** A value or a range that a text states. */
export interface Stated {
  figures: Figure[];
  unit: Unit | undefined;
  sign: Sign | null;
  isRange: boolean;
}

/** The values and ranges of figures in their order; null where the links between the figures are unknown. */
export function statedBy(figures: readonly Figure[]): Stated[] | null {
  const all: Stated[] = [];
  for (const figure of figures) {
    const last = all.at(-1);
    const before = last?.figures.at(-1);
    if (!last || !before) {
      all.push(single(figure));
      continue;
    }
    switch (figure.joint) {
      case "range":
        if (last.figures.length > 1) return null;
        Object.assign(last, { isRange: true, unit: last.unit ?? figure.unit, figures: [...last.figures, figure] });
        shareUnit(before, figure);
        last.unit = before.unit ?? figure.unit;
        // From at least 9 V to 36 V.
        if (last.sign === "≥") last.sign = null;
        break;
      case "adjacent":
        // One year and six months, five pounds three ounces.
        if (
          figure.unit &&
          before.unit &&
          before.unit.dimension === figure.unit.dimension &&
          before.unit.factor > figure.unit.factor &&
          !last.isRange
        )
          last.figures.push(figure);
        else if (figure.unit && before.unit) all.push(single(figure));
        else return null;
        break;
      case "tolerance":
        shareUnit(before, figure);
        last.unit = before.unit;
        break;
      case "alternative":
        // 12/24 V are two voltages.
        if (!before.unit && figure.unit) {
          before.unit = figure.unit;
          last.unit = figure.unit;
        }
        all.push(single(figure));
        break;
      default:
        all.push(single(figure));
    }
  }
  return all;
}

function single(figure: Figure): Stated {
  return { figures: [figure], unit: figure.unit, sign: figure.sign, isRange: false };
}

/** The unit of one end of a range counts for the other end as well, if that has none of its own. */
function shareUnit(one: Figure, other: Figure): void {
  if (!one.unit || (one.isBareDegree && other.unit)) one.unit = other.unit;
  if (!other.unit || (other.isBareDegree && one.unit)) other.unit = one.unit;
}

/** Chooses the statement for a row among those of a text, and the others, which must agree with it in other units. */
export function choose(all: readonly Stated[], own: Unit): { main: Stated; same: Stated[] } | { reason: UnreadReason } {
  const fitting = all.filter(({ unit }) => unit?.dimension === own.dimension);
  const main = fitting.find(({ unit }) => unit === own) ?? fitting[0];
  if (main) return { main, same: fitting.filter((one) => one !== main) };
  if (all.some(({ unit }) => unit !== undefined)) return { reason: "unit" };
  const [first, ...others] = all;
  if (!first) return { reason: "unclear" };
  return others.length > 0 ? { main: first, same: others } : { main: first, same: [] };
}

/** The value, or both ends, in the row's unit. */
export function inUnit({ figures: parts, isRange, sign }: Stated, own: Unit): number[] {
  const numbers = parts.map(({ value, isNegative }) => ("value" in value ? value.value : Number.NaN) * (isNegative ? -1 : 1));
  const units = parts.map(({ unit }) => unit ?? own);
  const isDifference = sign === "±";
  if (isRange) return numbers.map((number, index) => convert(number, units[index] ?? own, own, isDifference));
  // Months are no whole part of a year, so that parts of a time are counted one by one.
  const smallest = own.dimension === "time" ? own : (units.at(-1) ?? own);
  const sum = numbers.reduce((whole, number, index) => whole + convert(number, units[index] ?? own, smallest, isDifference), 0);
  return [convert(sum, smallest, own, isDifference)];
}

/** The rounding error that the last digit of a figure allows, in the row's unit. */
function roundingOf({ text, unit }: Figure, own: Unit): number {
  const decimals = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals * Math.abs((unit ?? own).factor / own.factor || 1);
}

/** Parts of the value by which two statements of the same may differ. */
const MAY_DIFFER = 0.02;

/** Whether two statements are the same but for how they are rounded. */
export function agrees(one: Stated, other: Stated, own: Unit): boolean {
  const [ownValues, otherValues] = [inUnit(one, own), inUnit(other, own)];
  if (ownValues.length !== otherValues.length) return false;
  return ownValues.every((value, index) => {
    const rounding = [one, other].map(({ figures: parts }) => Math.max(...parts.map((part) => roundingOf(part, own))));
    const most = Math.max((rounding[0] ?? 0) + (rounding[1] ?? 0), Math.abs(value) * MAY_DIFFER);
    const isSameUnit = one.unit === other.unit;
    return Math.abs(value - (otherValues[index] ?? Number.NaN)) <= (isSameUnit ? 0 : most);
  });
}

/** The range between what something is at least and at most; null where two statements are no such thing. */
export function endsOf(all: readonly Stated[], own: Unit): [number, number] | null {
  if (all.length !== 2 || all.some(({ isRange }) => isRange)) return null;
  const end = (signs: readonly Sign[]) => all.find(({ sign }) => sign && signs.includes(sign));
  const [least, most] = [end(["≥", ">"]), end(["≤", "<"])];
  return least && most ? [inUnit(least, own)[0] ?? 0, inUnit(most, own)[0] ?? 0] : null;
}
