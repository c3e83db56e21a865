import type { Language } from "#shared/languages.ts";
import { standbyDays, type StandbyModel } from "#shared/specification/standby.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { conditionsOf } from "./standby-conditions.ts";

/** What a line of the quote list adds to its sum. */
interface Summed {
  quantity: number;
  /** Grams; null when it is not stated. */
  weight: number | null;
  sampleDays: number | null;
  leadDays: number | null;
}

/** The sum of a list: pieces, grams, and the longest times in days; null where a line does not say. */
export function quoteTotals(lines: readonly Summed[]) {
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    grams: lines.every(({ weight }) => weight !== null)
      ? lines.reduce((sum, { quantity, weight }) => sum + quantity * (weight ?? 0), 0)
      : null,
    sampleDays: maxOf(lines.map(({ sampleDays }) => sampleDays)),
    leadDays: maxOf(lines.map(({ leadDays }) => leadDays)),
  };
}

const GRAMS = 1000;

/** A weight in kilograms, as precisely as it helps. */
export function kilograms(grams: number, language: Language): string {
  return formatNumber(Number((grams / GRAMS).toFixed(grams < GRAMS ? 3 : 1)), language);
}

/** The longest of some times; null where one is unknown. */
function maxOf(days: readonly (number | null)[]): number | null {
  const numbers = days.filter((number) => number !== null);
  return numbers.length === days.length && numbers.length > 0 ? Math.max(...numbers) : null;
}

/**
 * The days that a product of the list lasts as it is to be used; null where that cannot be reckoned.
 * @param every minutes between reports, as addresses write them
 * @param under the other conditions, as addresses write them
 */
export function quotedDays(model: StandbyModel | null | undefined, every = "", under = ""): number | null {
  const interval = Number(every);
  return model && interval > 0 ? standbyDays(model, { ...conditionsOf(new URLSearchParams(under), model), interval }).days : null;
}
