import { FORMAT_LOCALE, type Language } from "#shared/languages.ts";
import { WHOLE_DAY, ZONE } from "#shared/lib/time-zone.ts";

/** Made once: a listing formats tens of thousands of dates. The client, which formats none so, leaves it out. */
const ISO_DAY = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE });

/** A date for the machine: `2026-11-06`. */
export function isoDay(date: string): string {
  return WHOLE_DAY.test(date) ? date.slice(0, "2026-11-06".length) : ISO_DAY.format(new Date(date));
}

/** Made at their first use: to read the rules of a language takes as long as a tenth of a page. */
const longDates = new Map<string, Intl.DateTimeFormat>();

/** A date for people: `2026年11月6日`, `6 November 2026`. */
export function longDate(date: string, language: Language): string {
  const timeZone = WHOLE_DAY.test(date) ? "UTC" : ZONE;
  const key = `${language} ${timeZone}`;
  const format =
    longDates.get(key) ?? new Intl.DateTimeFormat(FORMAT_LOCALE[language], { timeZone, year: "numeric", month: "long", day: "numeric" });
  longDates.set(key, format);
  return format.format(new Date(date));
}

/** The year in which a date lies. */
export function yearOf(date: string): number {
  return Number(isoDay(date).slice(0, 4));
}
