import type { Language } from "#shared/languages.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { COVERAGE_KEYS, intervalsOf, statedConditions, type Conditions, type StandbyModel } from "#shared/specification/standby.ts";

/** A product whose standby can be reckoned. */
export interface StandbyProduct {
  slug: string;
  code: string;
  name: string;
  /** The condition of its stated standby, in words. */
  condition: string;
  model: StandbyModel;
}

/** Temperatures are chosen in steps of so many °C. */
export const TEMPERATURE_STEP = 5;

const WHOLE = /^-?\d{1,5}$/;
const wholeNumber = (text: string | null): number | undefined => (text !== null && WHOLE.test(text) ? Number(text) : undefined);

/** The temperatures that can be chosen for a product, in °C: those that it works at, in whole steps. */
export function temperaturesOf({ temperature: { min, max } }: StandbyModel): { min: number; max: number } {
  const whole = { min: Math.ceil(min / TEMPERATURE_STEP) * TEMPERATURE_STEP, max: Math.floor(max / TEMPERATURE_STEP) * TEMPERATURE_STEP };
  return whole.min <= whole.max ? whole : { min, max };
}

/** The conditions in an address; a missing one, or one that cannot be chosen, is the stated one. */
export function conditionsOf(params: URLSearchParams, model: StandbyModel): Conditions {
  const stated = statedConditions(model);
  const intervals = intervalsOf(model);
  const interval = wholeNumber(params.get("interval")) ?? intervals[wholeNumber(params.get("step")) ?? -1];
  const { min, max } = temperaturesOf(model);
  const at = wholeNumber(params.get("at"));
  return {
    interval: intervals.find((candidate) => candidate === interval) ?? stated.interval,
    temperature: at === undefined ? stated.temperature : Math.min(max, Math.max(min, at)),
    coverage: COVERAGE_KEYS.find((key) => key === params.get("coverage")) ?? stated.coverage,
  };
}

/** The parameters that say some conditions. */
export function conditionParams({ interval, temperature, coverage }: Conditions): Record<string, string> {
  return { interval: String(interval), at: String(temperature), coverage };
}

/** A temperature in °C with its sign: “+5 °C”. */
export function temperatureText(celsius: number, language: Language): string {
  return `${celsius > 0 ? "+" : ""}${formatNumber(celsius, language)}\u00a0°C`;
}
