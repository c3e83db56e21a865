import { codeVocabulary, facets } from "#shared/vocabulary/facets.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { isLanguage, LANGUAGE_NAME, type DeskLanguage } from "#shared/languages.ts";
import { deskTexts } from "../admin/texts/index.ts";
import { countryName } from "../lib/country-name.ts";
import { inLanguage } from "../lib/i18n.ts";
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
  if (kind === "filter") return choiceName(value, language);
  if (kind === "form") return value.replace(/ (opened|sent)$/, (_, step: "opened" | "sent") => ` · ${texts[step]}`);
  return value;
}

/** A choice of the finder, such as `network=cat1`, by its names at the desk; an unknown one stays as it is. */
function choiceName(choice: string, language: DeskLanguage): string {
  const [parameter = "", value = ""] = choice.split("=");
  if (parameter === "country") return textsIn(language).usedIn(countryName(value.toUpperCase(), language));
  const [row] = facets().rows.get(parameter) ?? [];
  if (!row) return choice;
  const name = codeVocabulary()[parameter]?.[value];
  return `${inLanguage(specName(row), language)}${deskTexts(language).colon}${name ? inLanguage(name, language) : value}`;
}

/** A count as a cell tells it. */
export function countName(count: ShownCount): number | string {
  return count ?? `< ${MIN_COUNT}`;
}
