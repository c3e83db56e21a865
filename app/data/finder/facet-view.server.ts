import { facets as facetsOfSite } from "#shared/vocabulary/facets.ts";
import type { Criteria, Facet } from "./criteria.ts";
import { countValues, protectedTo, type FinderResult } from "./find.ts";
import type { Scope } from "./scope.server.ts";
import { degreeName, groupName, valueName } from "./view-names.server.ts";
import type { FacetView, FinderPage } from "./view-types.ts";

/** The degrees of protection on offer if a product has them; one from the address joins them. */
const DEGREES = [65, 67, 68, 69];

export function facetView(
  { names, facetKeys, products }: Scope,
  { facets }: Criteria,
  { besides }: FinderResult,
  key: Facet,
  page: FinderPage,
): FacetView {
  const counts = countValues(products, besides(key), key);
  const options = (facetKeys[key] ?? []).map((value) => ({
    value,
    name: valueName(names, key, value, page),
    count: counts.get(value) ?? 0,
    chosen: facets[key]?.includes(value) ?? false,
  }));
  // A value without products is no choice.
  return { key, name: groupName(key, page), options: options.filter(({ value, chosen }) => chosen || counts.has(value)) };
}

export function degreesView({ products }: Scope, { ip }: Criteria, { besides }: FinderResult, page: FinderPage): FacetView {
  const { t } = page;
  const name = groupName("ip", page);
  const among = besides("ip");
  // A degree that no product has, filtered or not, is no choice.
  const degrees = [...new Set([...DEGREES, ...(ip === undefined ? [] : [ip])])]
    .filter((degree) => degree === ip || protectedTo(products, degree).size > 0)
    .sort((one, other) => one - other);
  if (degrees.length === 0 || !facetsOfSite().hasDegrees) return { key: "ip", name, options: [] };
  const options = degrees.map((degree) => ({
    value: String(degree).padStart(2, "0"),
    name: degreeName(degree, t),
    count: protectedTo(products, degree).countIn(among),
    chosen: degree === ip,
  }));
  return {
    key: "ip",
    name,
    options: [{ value: "", name: t("finder.any"), count: among.countIn(among), chosen: ip === undefined }, ...options],
  };
}
