import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { facets as facetsOfSite, unitOfParameter } from "#shared/vocabulary/facets.ts";
import { isFirstParameter } from "#shared/vocabulary/finder-parameters.ts";
import { isHighestDegree } from "#shared/vocabulary/spec-codes.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { nameOfUnit } from "#shared/specification/format.ts";
import { TECHNOLOGY_NAMES } from "#shared/specification/use.ts";
import type { OperatingConditionKey, Facet, RangeKey } from "./criteria.ts";
import type { Scope } from "./scope.server.ts";
import type { FinderPage } from "./view-types.ts";

export function degreeName(degree: number, t: Translate): string {
  // ISO 20653 for vehicles names the last digit so.
  const name = degree === 69 ? "IP69K" : `IP${String(degree).padStart(2, "0")}`;
  return isHighestDegree(degree) ? name : t("finder.orBetter", { degree: name });
}

/** The rows of a parameter; the first one names it where code has no text for it. */
function rowOf(parameter: string): string {
  return facetsOfSite().rows.get(parameter)?.[0] ?? parameter;
}

export function unitOf(parameter: RangeKey | OperatingConditionKey, { language }: FinderPage): string {
  return nameOfUnit(unitOfParameter(parameter), language);
}

/** The name of a group of choices: all operating conditions are one. */
export function groupName(parameter: string, { t, language }: FinderPage): string {
  const isWorded = isFirstParameter(parameter) && parameter !== "voltage" && parameter !== "temperature";
  return isWorded ? t(`finder.groups.${parameter}`) : nameIn(specName(rowOf(parameter)), language);
}

export function shortName(parameter: string, { t, language }: FinderPage): string {
  return isFirstParameter(parameter) ? t(`finder.short.${parameter}`) : nameIn(specName(rowOf(parameter)), language);
}

/** LTE bands are called by their numbers in a list of a device's bands; a choice of one names the technology: `LTE B28`. */
const IS_LTE_BAND = /^b\d+$/;

export function valueName(names: Scope["names"], facet: Facet, value: string, { language }: FinderPage): string {
  const name = names[facet]?.[value];
  if (!name) return value;
  const isLteBand = facet === "bands" && IS_LTE_BAND.test(value);
  return (isLteBand ? `${TECHNOLOGY_NAMES.lte} ` : "") + nameIn(name, language);
}
