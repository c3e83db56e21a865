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

/** A day without a time as it is stored, unless the desk's calendar has stored its noon: the same day in every zone. */
export const WHOLE_DAY = /T00:00:00(?:\.000)?Z$/;

/** What `<html>` says of the zone; nothing of the default one. */
export const ZONE_ATTRIBUTE = ZONE === DEFAULT_ZONE ? {} : { "data-time-zone": ZONE };
