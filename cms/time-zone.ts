/** The company’s time zone, in which the desk tells times, whatever the browser's is. */
export const ZONE = "Asia/Shanghai";

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
