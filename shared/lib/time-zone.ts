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

/** What the zone is called at the desk: after the city of its IANA name. */
export const ZONE_NAME = {
  zh: ZONE === DEFAULT_ZONE ? "上海" : cityOf(ZONE),
  en: cityOf(ZONE),
};

/** The same, with the offset where it is always the same. */
export const ZONE_NAME_AND_OFFSET = {
  zh: ZONE === DEFAULT_ZONE ? `${ZONE_NAME.zh}，UTC+8` : ZONE_NAME.zh,
  en: ZONE === DEFAULT_ZONE ? `${ZONE_NAME.en}, UTC+8` : ZONE_NAME.en,
};

function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
