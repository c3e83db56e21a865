import { settings } from "#cms/config/settings.ts";
import { countries, type Country } from "#app/lib/format/countries.ts";
import { HTML_LANG, type Language } from "#shared/languages.ts";
import { ZONE } from "#shared/lib/time-zone.ts";

/** What Node knows of a region, ahead of TypeScript's types: the zones in which its clocks run. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

/** The company's country: the one of the settings, or that of its time zone; empty where neither says it. */
export const HOME_COUNTRY: string =
  settings.company.country ||
  (countries("en").find(({ code }) => (new Intl.Locale(`und-${code}`) as ZonedLocale).getTimeZones?.()?.includes(ZONE))?.code ?? "");

/** All countries with their names, the company's own first, and the others in the order of the language. */
export function countriesFromHome(language: Language): readonly Country[] {
  return homeFirst(countries(HTML_LANG[language]), ({ code }) => code === HOME_COUNTRY);
}

/** A list with the company's own place at its head, and the others in their order. */
export function homeFirst<Place>(places: readonly Place[], isHome: (place: Place) => boolean): Place[] {
  return [...places.filter(isHome), ...places.filter((place) => !isHome(place))];
}
