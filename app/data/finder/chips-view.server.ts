import { formatNumber, formatRange } from "#shared/specification/numbers.ts";
import { finderAddress, selectedIn, without, type Criteria, type Facet, type Selected } from "./criteria.ts";
import { withoutEach } from "./find.ts";
import type { Scope } from "./scope.server.ts";
import { intervalName } from "#shared/specification/use.ts";
import { nameOfCountry } from "../country-use.server.ts";
import { degreeName, shortName, unitOf, valueName } from "./view-names.server.ts";
import type { ChipView, CulpritView, FinderPage } from "./view-types.ts";

export function chipsView(scope: Scope, criteria: Criteria, page: FinderPage, fixed?: Facet): ChipView[] {
  return selectedIn(criteria)
    .filter((choice) => !(choice.kind === "facet" && choice.facet === fixed))
    .map((choice) => chip(scope, criteria, choice, page));
}

/** The choices in one line: `Network: LTE-M · Protection: IP68`. */
export function choicesText(scope: Scope, criteria: Criteria, page: FinderPage): string {
  return chipsView(scope, criteria, page)
    .map(({ label, value }) => page.t("finder.choice", { label }) + value)
    .join(" · ");
}

function chip({ names }: Scope, criteria: Criteria, choice: Selected, page: FinderPage): ChipView {
  const { t } = page;
  const to = finderAddress(page.path, without(criteria, choice));
  if (choice.kind === "facet")
    return { label: shortName(choice.facet, page), value: valueName(names, choice.facet, choice.value, page), to };
  if (choice.kind === "ip") return { label: t("finder.short.ip"), value: degreeName(choice.value, t), to };
  if (choice.kind === "country") return { label: shortName("country", page), value: nameOfCountry(choice.value, page.language), to };
  if (choice.kind === "interval") return { label: shortName("interval", page), value: intervalName(choice.value, page.language), to };
  if (choice.kind === "range") return { label: shortName(choice.key, page), value: rangeName(choice, page), to };
  if (choice.kind === "q") return { label: t("finder.short.q"), value: choice.value, to };
  return {
    label: shortName(choice.key, page),
    value: `${formatNumber(choice.value, page.language)}\u00a0${unitOf(choice.key, page)}`,
    to,
  };
}

function rangeName({ key, range: { min, max } }: Extract<Selected, { kind: "range" }>, page: FinderPage): string {
  const unit = unitOf(key, page);
  if (min !== undefined && max !== undefined) return `${formatRange(min, max, page.language, false)}\u00a0${unit}`;
  return page.t(min === undefined ? "finder.atMost" : "finder.atLeast", {
    value: `${formatNumber(min ?? max ?? 0, page.language)}\u00a0${unit}`,
  });
}

/** The choices of an empty result; first those whose removal finds products. */
export function culpritsView(scope: Scope, criteria: Criteria, page: FinderPage, fixed?: Facet): CulpritView[] {
  return withoutEach(scope.products, criteria, scope.named)
    .filter(({ choice }) => !(choice.kind === "facet" && choice.facet === fixed))
    .map(({ choice, count }) => Object.assign(chip(scope, criteria, choice, page), { count }))
    .sort((one, other) => Number(other.count > 0) - Number(one.count > 0));
}
