import { HTML_LANG, type Language } from "#shared/languages.ts";
import { INTERVALS } from "#shared/specification/standby.ts";
import { intervalName, REGION_OF_COUNTRY } from "#shared/specification/use.ts";
import { countries } from "#app/lib/format/countries.ts";
import { facets as facetsOfSite } from "#shared/vocabulary/facets.ts";
import { clearCriteria, finderAddress, type Criteria, type Facet } from "./criteria.ts";
import { available, countValues, find, numbersOf, type FinderResult } from "./find.ts";
import type { FindableProduct } from "./findable.server.ts";
import type { Bitset } from "./bitset.ts";
import { sortProducts } from "./finder-order.ts";
import type { Scope } from "./scope.server.ts";
import { chipsView } from "./chips-view.server.ts";
import { degreesView, facetView } from "./facet-view.server.ts";
import { rangeView } from "./range-view.server.ts";
import { shortName, unitOf } from "./view-names.server.ts";
import type { ChoiceView, ControlsView, FacetView, FinderPage } from "./view-types.ts";

/** The state of the finder's form: the counts of every facet without its own choice, the ranges with their ends, the chips. */
export function controlsView(scope: Scope, criteria: Criteria, result: FinderResult, page: FinderPage, fixed?: Facet): ControlsView {
  const { coded, ranges, operatingConditions } = facetsOfSite();
  return {
    facets: [
      ...coded
        .filter((facet) => facet !== fixed)
        .map((facet) => facetView(scope, criteria, result, facet, page))
        .filter((facet) => isChoice(facet, scope)),
      degreesView(scope, criteria, result, page),
    ],
    country: countryView(scope, criteria, page),
    interval: intervalView(scope, criteria, page),
    ranges: ranges.flatMap((key) => rangeView(scope, criteria, result, key, page)),
    operatingConditions: hasOperatingConditions(scope, criteria)
      ? operatingConditions.map((key) => ({
          key,
          name: shortName(key, page),
          unit: unitOf(key, page),
          value: criteria.operatingConditions[key] ?? null,
        }))
      : [],
    chips: chipsView(scope, criteria, page, fixed),
    clearTo: finderAddress(page.path, clearCriteria(criteria)),
  };
}

/** Whether the facet offers a choice: two values, or one that some products lack, such as an emergency button; or a chosen one. */
function isChoice({ key, options }: FacetView, { products }: Scope): boolean {
  const [only, ...others] = options;
  if (!only || others.length > 0 || only.chosen) return only !== undefined;
  const all = available(products);
  return countValues(products, all, key).get(only.value) !== all.size;
}

/** The countries on offer; null where no product states the regions of its networks. */
function countryView({ products }: Scope, { country }: Criteria, { language, t }: FinderPage): ChoiceView | null {
  if (!country && !products.some(({ regions }) => regions.size > 0)) return null;
  const options = countries(HTML_LANG[language]).filter(({ code }) => REGION_OF_COUNTRY.has(code));
  return {
    name: t("finder.groups.country"),
    value: country ?? "",
    options: options.map(({ code, name }) => `${code} ${name}`).join("\n"),
  };
}

/** The reporting intervals; null where no product's standby can be calculated. */
function intervalView({ products }: Scope, { interval }: Criteria, { language, t }: FinderPage): ChoiceView | null {
  if (interval === undefined && !products.some(({ standby }) => standby)) return null;
  return {
    name: t("finder.groups.interval"),
    value: interval === undefined ? "" : String(interval),
    options: INTERVALS.map((minutes) => `${minutes} ${intervalName(minutes, language)}`).join("\n"),
  };
}

/** Whether a product states a rating for it, or the criteria ask for one. */
function hasOperatingConditions({ products }: Scope, { operatingConditions }: Criteria): boolean {
  return facetsOfSite().operatingConditions.some(
    (key) => operatingConditions[key] !== undefined || products.some(({ operatingRanges }) => operatingRanges[key] != null),
  );
}

/** The matching products, and the matches without each group of criteria. */
export function findIn({ products, named }: Scope, criteria: Criteria): FinderResult {
  return find(products, criteria, named);
}

/** The matching products in the order of the criteria; without an order, the best matches of their words first. */
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
    const standby = criteria.interval === undefined ? undefined : numbersOf(products, "standby", criteria);
    return sortProducts(products, fitting, sort, language, from, to, standby);
  }
  const scoreOf = ({ entry }: FindableProduct) => scores.get(entry.id) ?? 0;
  return sortProducts(products, fitting, sort, language)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .slice(from, to);
}
