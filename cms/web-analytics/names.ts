import { isLanguage, LANGUAGE_NAME, type DeskLanguage } from "#shared/languages.ts";
import { countryName } from "../lib/country-name.ts";
import { DIRECT, MIN_COUNT, OTHER, type Kind } from "./kinds.ts";
import type { ShownCount } from "./read-web-analytics.ts";
import { textsIn } from "./web-analytics-texts.ts";

/** What a value is called at the desk. */
export function valueName(kind: Kind, value: string, language: DeskLanguage): string {
  const texts = textsIn(language);
  if (value === OTHER) return texts.other;
  if (kind === "language") return isLanguage(value) ? LANGUAGE_NAME[value] : value;
  if (kind === "country") return countryName(value, language);
  if (kind === "referrer" && value === DIRECT) return texts.direct;
  if (kind === "form") return value.replace(/ (opened|sent)$/, (_, step: "opened" | "sent") => ` · ${texts[step]}`);
  return value;
}

/** A count as a cell tells it. */
export function countName(count: ShownCount): number | string {
  return count ?? `< ${MIN_COUNT}`;
}
