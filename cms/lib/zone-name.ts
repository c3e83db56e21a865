import { DEFAULT_ZONE, ZONE } from "#shared/lib/time-zone.ts";

/** The desk's name of the zone: the city of its IANA name. */
export const ZONE_NAME = {
  zh: ZONE === DEFAULT_ZONE ? "北京" : cityOf(ZONE),
  en: cityOf(ZONE),
};

/** The same, with the offset where that is constant. */
export const ZONE_NAME_AND_OFFSET = {
  zh: ZONE === DEFAULT_ZONE ? `${ZONE_NAME.zh}，UTC+8` : ZONE_NAME.zh,
  en: ZONE === DEFAULT_ZONE ? `${ZONE_NAME.en}, UTC+8` : ZONE_NAME.en,
};

function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
