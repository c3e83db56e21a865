import type { Language } from "#app/i18n/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { lowerFirst } from "#content/lib/lower-first.ts";
import { formatNumber } from "#content/specification/numbers.ts";
import {
  COVERAGE_KEYS,
  intervalsOf,
  standbyDays,
  statedConditions,
  type Conditions,
  type StandbyModel,
} from "#content/specification/standby.ts";

/** Id of the calculator's section, to which its own form leads back. */
export const CALCULATOR_ID = "calculator";

/** A product whose standby can be reckoned. */
export interface StandbyProduct {
  slug: string;
  code: string;
  name: string;
  /** The condition of its stated standby, in words. */
  condition: string;
  model: StandbyModel;
}

/**
 * The parameters of an address that say the conditions: minutes between positions, or their place among those to choose from, as
 * a form without script sends it; °C; coverage.
 */
export const CONDITION_PARAMETERS = ["interval", "step", "at", "coverage"];
/** Temperatures are chosen in steps of so many °C. */
export const TEMPERATURE_STEP = 5;

const WHOLE = /^-?\d{1,5}$/;
const wholeNumber = (text: string | null): number | undefined => (text !== null && WHOLE.test(text) ? Number(text) : undefined);

/** The temperatures that can be chosen for a product, in °C: those that it works at, in whole steps. */
export function temperaturesOf({ temperature: { min, max } }: StandbyModel): { min: number; max: number } {
  const whole = { min: Math.ceil(min / TEMPERATURE_STEP) * TEMPERATURE_STEP, max: Math.floor(max / TEMPERATURE_STEP) * TEMPERATURE_STEP };
  return whole.min <= whole.max ? whole : { min, max };
}

/** The conditions that an address says; what it does not say, or says of something that cannot be chosen, is the stated one. */
export function conditionsOf(params: URLSearchParams, model: StandbyModel): Conditions {
  const stated = statedConditions(model);
  const intervals = intervalsOf(model);
  const interval = wholeNumber(params.get("interval")) ?? intervals[wholeNumber(params.get("step")) ?? -1];
  const { min, max } = temperaturesOf(model);
  const at = wholeNumber(params.get("at"));
  return {
    interval: intervals.find((known) => known === interval) ?? stated.interval,
    temperature: at === undefined ? stated.temperature : Math.min(max, Math.max(min, at)),
    coverage: COVERAGE_KEYS.find((key) => key === params.get("coverage")) ?? stated.coverage,
  };
}

/** The parameters that say some conditions. */
export function conditionParams({ interval, temperature, coverage }: Conditions): Record<string, string> {
  return { interval: String(interval), at: String(temperature), coverage };
}

/** Site path of the enquiry form, begun with one of a product and the conditions that it was reckoned under. */
export function standbyQuote(slug: string, conditions: Conditions): string {
  return `/buy?${new URLSearchParams({ ...conditionParams(conditions), items: `${slug}:1` })}`.replaceAll("%3A", ":");
}

/** An interval in minutes as people say it: “every 6 h”. */
export function intervalText(t: Translate, minutes: number): string {
  if (minutes === 1440) return t("standby.everyDay");
  if (minutes === 60) return t("standby.everyHour");
  return minutes % 60 === 0 ? t("standby.everyHours", { number: minutes / 60 }) : t("standby.everyMinutes", { number: minutes });
}

/** A temperature in °C with its sign: “+5 °C”. */
export function temperatureText(celsius: number): string {
  return `${celsius > 0 ? "+" : ""}${formatNumber(celsius)}\u00a0°C`;
}

/** What was reckoned, as it stands in an enquiry. */
export function standbyWords(t: Translate, language: Language, product: StandbyProduct, conditions: Conditions): string {
  const coverage = t(`standby.${conditions.coverage}`);
  return t("standby.message", {
    product: `${product.code} ${product.name}`,
    interval: lowerIn(language, intervalText(t, conditions.interval)),
    temperature: temperatureText(conditions.temperature),
    coverage: lowerIn(language, t("standby.signal", { coverage })),
    days: standbyDays(product.model, conditions).days,
    stated: product.model.standby,
  });
}

/** A phrase within a sentence: in English it does not begin with a capital letter. */
export function lowerIn(language: Language, phrase: string): string {
  return language === "en" ? lowerFirst(phrase) : phrase;
}
