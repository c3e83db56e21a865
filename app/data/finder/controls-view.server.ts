import { HTML_LANG, type Language } from "#shared/languages.ts";
import { INTERVALS } from "#shared/specification/standby.ts";
import { intervalName, REGION_OF_COUNTRY } from "#shared/specification/use.ts";
import { countries } from "#app/lib/format/countries.ts";
import { facets as facetsOfSite } from "#shared/vocabulary/facets.ts";
import { cleared, finderAddress, type Criteria, type Facet } from "./criteria.ts";
import { available, countValues, find, numbersOf, type Found } from "./find.ts";
import type { FindableProduct } from "./findable.server.ts";
import type { Bitset } from "./bitset.ts";
import { ordered } from "./finder-order.ts";
import type { Scope } from "./scope.server.ts";
import { chipsView } from "./chips-view.server.ts";
import { degreesView, facetView } from "./facet-view.server.ts";
import { rangeView } from "./range-view.server.ts";
import { shortName, unitOf } from "./view-names.server.ts";
import type { ChoiceView, ControlsView, FacetView, FinderPage } from "./view-types.ts";

/** What the finder's form shows for some criteria: every facet counted without itself, the ranges with their ends, the chips. */
export function controlsView(scope: Scope, criteria: Criteria, found: Found, page: FinderPage, fixed?: Facet): ControlsView {
  const { coded, ranges, operatingConditions } = facetsOfSite();
  return {
    facets: [
      ...coded
        .filter((facet) => facet !== fixed)
        .map((facet) => facetView(scope, criteria, found, facet, page))
        .filter((facet) => isChoice(facet, scope)),
      degreesView(scope, criteria, found, page),
    ],
    country: countryView(scope, criteria, page),
    interval: intervalView(scope, criteria, page),
    ranges: ranges.flatMap((key) => rangeView(scope, criteria, found, key, page)),
    operatingConditions: hasOperatingConditions(scope, criteria)
      ? operatingConditions.map((key) => ({
          key,
          name: shortName(key, page),
          unit: unitOf(key, page),
          value: criteria.operatingConditions[key] ?? null,
        }))
      : [],
    chips: chipsView(scope, criteria, page, fixed),
    clearTo: finderAddress(page.path, cleared(criteria)),
  };
}

/** Whether there is anything to choose: two values, or one that not every product has, such as an emergency button; or one that is chosen. */
function isChoice({ key, options }: FacetView, { products }: Scope): boolean {
  const [only, ...others] = options;
  if (!only || others.length > 0 || only.chosen) return only !== undefined;
  const all = available(products);
  return countValues(products, all, key).get(only.value) !== all.size;
}

/** The countries that can be chosen; null where no product states in whose networks it works. */
function countryView({ products }: Scope, { country }: Criteria, { language, t }: FinderPage): ChoiceView | null {
  if (!country && !products.some(({ regions }) => regions.size > 0)) return null;
  const options = countries(HTML_LANG[language]).filter(({ code }) => REGION_OF_COUNTRY.has(code));
  return {
    name: t("finder.groups.country"),
    value: country ?? "",
    options: options.map(({ code, name }) => ({ value: code, name })),
  };
}

/** How often something is reported; null where no standby can be reckoned. */
function intervalView({ products }: Scope, { interval }: Criteria, { language, t }: FinderPage): ChoiceView | null {
  if (interval === undefined && !products.some(({ standby }) => standby)) return null;
  return {
    name: t("finder.groups.interval"),
    value: interval === undefined ? "" : String(interval),
    options: INTERVALS.map((minutes) => ({ value: String(minutes), name: intervalName(minutes, language) })),
  };
}

/** Whether a product states what it bears, or something of it is asked for. */
function hasOperatingConditions({ products }: Scope, { operatingConditions }: Criteria): boolean {
  return facetsOfSite().operatingConditions.some(
    (key) => operatingConditions[key] !== undefined || products.some(({ bears }) => bears[key] != null),
  );
}

/** The products that fit, and what would fit otherwise. */
export function findIn({ products, named }: Scope, criteria: Criteria): Found {
  return find(products, criteria, named);
}

/** Those of the products that fit, in the order of the criteria: unless another one is chosen, what matches their words best comes first. */
export function orderedIn(
  { products, scores }: Scope,
  criteria: Criteria,
  fitting: Bitset,
  language: Language,
  from = 0,
  to = Infinity,
): FindableProduct[] {
  const { sort } = criteria;
  if (!scores || sort !== "order") {
    const reckoned = criteria.interval === undefined ? undefined : numbersOf(products, "standby", criteria);
    return ordered(products, fitting, sort, language, from, to, reckoned);
  }
  const scoreOf = ({ entry }: FindableProduct) => scores.get(entry.id) ?? 0;
  return ordered(products, fitting, sort, language)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .slice(from, to);
}
