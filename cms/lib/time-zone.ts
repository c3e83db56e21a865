import { ZONE } from "#shared/lib/time-zone.ts";

/** From UTC to the company's zone, in milliseconds: China has kept UTC+8 without summer time since 1991. */
export const OFFSET = 8 * 3_600_000;

// The Swedes write dates as they sort: 2026-11-26 15:40.
const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE });
const momentFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });

/** The calendar day of a moment in the company’s zone, as sortable text: 2026-11-26. */
export function isoDay(moment: number | Date): string {
  return dayFormat.format(moment);
}

/** A moment in the company’s zone, as sortable text: 2026-11-26 15:40. */
export function isoMoment(moment: number | Date): string {
  return momentFormat.format(moment);
}

/** The moment at which clocks in the company’s zone show this: 2026-11-26T15:40. NaN for what is no such text. */
export function momentOf(wallClock: string): number {
  return Date.parse(`${wallClock}Z`) - OFFSET;
}
