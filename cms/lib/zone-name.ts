import { inDeskLanguages } from "#shared/desk-texts/say.ts";
import { listComma } from "#shared/languages.ts";
import { DEFAULT_ZONE, ZONE } from "#shared/lib/time-zone.ts";

/** The desk's name of the zone: the city of its IANA name. */
export const ZONE_NAME = inDeskLanguages((language) => (language === "zh" && ZONE === DEFAULT_ZONE ? "北京" : cityOf(ZONE)));

/** The same, with the offset where that is constant. */
export const ZONE_NAME_AND_OFFSET = inDeskLanguages((language) =>
  ZONE === DEFAULT_ZONE ? `${ZONE_NAME[language]}${listComma(language)}UTC+8` : ZONE_NAME[language],
);

function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
