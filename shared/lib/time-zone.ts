/** Where the company is unless `TIME_ZONE` says otherwise. */
export const DEFAULT_ZONE = "Asia/Shanghai";

/**
 * The company’s time zone (IANA), in which the site and the desk tell times, wherever the server and the reader are: the setting
 * `TIME_ZONE`. Pages in another zone than the default one tell the browser by `data-time-zone` of `<html>`.
 */
export const ZONE: string =
  typeof document === "undefined"
    ? process.env["TIME_ZONE"]?.trim() || DEFAULT_ZONE
    : document.documentElement.dataset["timeZone"] || DEFAULT_ZONE;

/** A day without a time, by itself or as it is stored, unless the desk's calendar has stored its noon: the same day in every zone. */
const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}(?:T00:00:00(?:\.000)?Z)?$/;

/** Made once, for a list tells tens of thousands of days. The Swedes write dates as they sort: 2026-11-26. */
const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE });

/**
 * The calendar day of a date or a moment in the company's zone, as sortable text: `2026-11-26`. Whatever tells a day takes it from here.
 * @param date as it is stored, in which a day without a time stays that day in every zone; or a moment
 */
export function isoDay(date: string | number | Date): string {
  return typeof date === "string" && WHOLE_DAY.test(date) ? date.slice(0, "2026-11-26".length) : dayFormat.format(new Date(date));
}

/** What `<html>` says of the zone; nothing of the default one. */
export const ZONE_ATTRIBUTE = ZONE === DEFAULT_ZONE ? {} : { "data-time-zone": ZONE };
