/** A buyer's choices in the finder, and their address. */
import { facets as facetsOfSite, unitOfParameter } from "#shared/vocabulary/facets.ts";
import { LAST_PARAMETERS } from "#shared/vocabulary/finder-parameters.ts";
import type { Language } from "#shared/languages.ts";
import { decimalsOf, isAmbiguous } from "#shared/specification/numerals.ts";
import { INTERVALS } from "#shared/specification/standby.ts";
import { REGION_OF_COUNTRY } from "#shared/specification/use.ts";
import { readQuantity } from "#shared/specification/read-quantity.ts";
import { MAX_PAGE } from "#app/lib/search-params.ts";
import { readWholeNumber } from "#shared/lib/whole-number.ts";

/**
 * A parameter that takes several values of a vocabulary, any of which matches: needs, the series, the uses, codes of rows, or the life
 * stage.
 * Without `life` all available products match.
 */
export type Facet = string;
/** A parameter for a range of numbers, such as days and grams. */
export type RangeKey = string;
/** A parameter for a value within the product's rating, such as volts and degrees Celsius. */
export type OperatingConditionKey = string;

/** The orders of the list; a leading minus reverses one. */
export const ORDERS = ["order", "name", "standby", "weight", "released"] as const;
export type Order = (typeof ORDERS)[number];
export type Sort = Order | `-${Order}`;

export interface Range {
  min?: number;
  max?: number;
}

export interface Criteria {
  facets: Partial<Record<Facet, string[]>>;
  /** The two digits of IEC 60529; matches that degree or a better one. */
  ip?: number;
  /** Country of use by its code of ISO 3166-1, among those with known networks. */
  country?: string;
  /** Minutes between reports; standby is then calculated for them instead of stated. */
  interval?: number;
  ranges: Partial<Record<RangeKey, Range>>;
  operatingConditions: Partial<Record<OperatingConditionKey, number>>;
  /** Text, trimmed, 100 characters at most. */
  q: string;
  sort: Sort;
  page: number;
}

/** The parameters of a finder's address, which the page cache distinguishes. */
export function finderParameters(): string[] {
  const { coded, ranges, operatingConditions } = facetsOfSite();
  // The ends of a range from a form without script.
  const ends = ranges.flatMap((key) => [`${key}-from`, `${key}-to`]);
  return [...coded, "ip", "country", "interval", ...ranges, ...ends, ...operatingConditions, ...LAST_PARAMETERS];
}

const MAX_TEXT_LENGTH = 100;
/** As long as the fields allow: a number beyond every product finds nothing, rather than being ignored. */
const NUMBER = /^-?\d{1,8}(?:\.\d{1,3})?$/;

/**
 * Reads the criteria of an address. Ignores unknown parameters and values.
 * @param facetKeys the values of each facet
 * @param language of numbers that a visitor typed
 */
export function criteriaOf(params: URLSearchParams, facetKeys: Readonly<Record<Facet, readonly string[]>>, language: Language): Criteria {
  const facets: Criteria["facets"] = {};
  const { coded, ranges: rangeKeys, operatingConditions: operatingConditionKeys, hasDegrees } = facetsOfSite();
  for (const facet of coded) {
    const requested = new Set(params.getAll(facet).flatMap((value) => value.split(",")));
    const values = (facetKeys[facet] ?? []).filter((value) => requested.has(value));
    if (values.length > 0) facets[facet] = values;
  }
  const ranges: Criteria["ranges"] = {};
  for (const key of rangeKeys) {
    const range = rangeOf(params.get(key) ?? "", key, language);
    if (range) ranges[key] = range;
  }
  const operatingConditions: Criteria["operatingConditions"] = {};
  for (const key of operatingConditionKeys) {
    const value = numberOf(params.get(key) ?? "", key, language);
    if (value !== undefined) operatingConditions[key] = value;
  }
  // IEC 60529 has 0 to 6 against solids and 0 to 9 against water.
  const ip = hasDegrees && /^[0-6]\d$/.test(params.get("ip") ?? "") ? Number(params.get("ip")) : undefined;
  const country = (params.get("country") ?? "").toUpperCase();
  const interval = INTERVALS.find((minutes) => String(minutes) === params.get("interval"));
  return {
    facets,
    ...(ip !== undefined && { ip }),
    ...(REGION_OF_COUNTRY.has(country) && { country }),
    ...(interval !== undefined && { interval }),
    ranges,
    operatingConditions,
    q: (params.get("q") ?? "").trim().slice(0, MAX_TEXT_LENGTH),
    sort: sortOf(params.get("sort") ?? ""),
    page: readWholeNumber(params.get("page"), MAX_PAGE) ?? 1,
  };
}

/** The units of conditions in words. */
export const OPERATING_CONDITION_UNITS = { voltage: "V", temperature: "°C" } as const;

/**
 * A number from a visitor's input, in any unit: `－３０℃` is -30, `48 V` is 48, `1.9 oz` 53.86, `12,5` is 12.5; `1,000` is 1000 on an English page, as `1.000`
 * is on a German one.
 */
function numberOf(text: string, key: RangeKey | OperatingConditionKey, language: Language): number | undefined {
  const quantity = readQuantity(text, unitOfParameter(key), decimalsOf(language));
  return quantity.kind === "value" && NUMBER.test(String(quantity.value)) ? quantity.value : undefined;
}

/** `200-`, `-30`, `30-365`, with the ends in either order; undefined for anything else. */
function rangeOf(text: string, key: RangeKey, language: Language): Range | undefined {
  const [, from = "", to = ""] = /^([^-—]*)[-—]([^-—]*)$/.exec(text.normalize("NFKC").replaceAll(/[−‐-–]/g, "-")) ?? [];
  const [min, max] = [from, to].map((end) => (end.trim() === "" ? null : numberOf(end, key, language)));
  if (min === undefined || max === undefined || (min === null && max === null)) return undefined;
  if (min !== null && max !== null) return { min: Math.min(min, max), max: Math.max(min, max) };
  return min === null ? { max: max ?? 0 } : { min };
}

/** An order by its name; the editors' own for any other name. */
export function sortOf(text: string): Sort {
  const order = ORDERS.find((name) => text === name || text === `-${name}`);
  return order ? (text as Sort) : "order";
}

/** A number for an address: three decimals get a zero behind them, so that no language takes the point for a thousands separator. */
function addressNumber(value: number): string {
  return isAmbiguous(String(value)) ? `${value}0` : String(value);
}

/** A range for the address. */
export function rangeText({ min, max }: Range): string {
  return [min, max].map((end) => (end === undefined ? "" : addressNumber(end))).join("-");
}

/** The parameters of the criteria, and nothing else, in one order. */
export function paramsOf({ facets, ip, country, interval, ranges, operatingConditions, q, sort, page }: Criteria): URLSearchParams {
  const params = new URLSearchParams();
  const { coded, ranges: rangeKeys, operatingConditions: operatingConditionKeys } = facetsOfSite();
  for (const facet of coded) if (facets[facet]) params.set(facet, facets[facet].join(","));
  if (ip !== undefined) params.set("ip", String(ip).padStart(2, "0"));
  if (country) params.set("country", country);
  if (interval !== undefined) params.set("interval", String(interval));
  for (const key of rangeKeys) if (ranges[key]) params.set(key, rangeText(ranges[key]));
  for (const key of operatingConditionKeys)
    if (operatingConditions[key] !== undefined) params.set(key, addressNumber(operatingConditions[key]));
  if (q) params.set("q", q);
  if (sort !== "order") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params;
}

/** The address of a finder at `path`. Commas stay as they are: they are allowed in a query, and easier to read. */
export function finderAddress(path: string, criteria: Criteria): string {
  const query = paramsOf(criteria).toString().replaceAll("%2C", ",");
  return query ? `${path}?${query}` : path;
}

/** One choice of the criteria, which a visitor can remove by itself. */
export type Selected =
  | { kind: "facet"; facet: Facet; value: string }
  | { kind: "ip"; value: number }
  | { kind: "country"; value: string }
  | { kind: "interval"; value: number }
  | { kind: "range"; key: RangeKey; range: Range }
  | { kind: "operatingCondition"; key: OperatingConditionKey; value: number }
  | { kind: "q"; value: string };

/** All choices, in the order of the address. */
export function selectedIn({ facets, ip, country, interval, ranges, operatingConditions, q }: Criteria): Selected[] {
  const { coded, ranges: rangeKeys, operatingConditions: operatingConditionKeys } = facetsOfSite();
  return [
    ...coded.flatMap((facet) => (facets[facet] ?? []).map((value): Selected => ({ kind: "facet", facet, value }))),
    ...(ip === undefined ? [] : [{ kind: "ip", value: ip } as const]),
    ...(country ? [{ kind: "country", value: country } as const] : []),
    ...(interval === undefined ? [] : [{ kind: "interval", value: interval } as const]),
    ...rangeKeys.flatMap((key): Selected[] => (ranges[key] ? [{ kind: "range", key, range: ranges[key] }] : [])),
    ...operatingConditionKeys.flatMap((key): Selected[] =>
      operatingConditions[key] === undefined ? [] : [{ kind: "operatingCondition", key, value: operatingConditions[key] }],
    ),
    ...(q ? [{ kind: "q", value: q } as const] : []),
  ];
}

/** The criteria without one choice, on the first page. */
export function without(criteria: Criteria, choice: Selected): Criteria {
  const next: Criteria = { ...criteria, page: 1 };
  if (choice.kind === "ip" || choice.kind === "country" || choice.kind === "interval") delete next[choice.kind];
  if (choice.kind === "facet") {
    const values = (criteria.facets[choice.facet] ?? []).filter((value) => value !== choice.value);
    const { [choice.facet]: _gone, ...facets } = criteria.facets;
    next.facets = values.length > 0 ? { ...facets, [choice.facet]: values } : facets;
  }
  if (choice.kind === "range") next.ranges = { ...criteria.ranges, [choice.key]: undefined };
  if (choice.kind === "operatingCondition") next.operatingConditions = { ...criteria.operatingConditions, [choice.key]: undefined };
  if (choice.kind === "q") next.q = "";
  return next;
}

/** The criteria without any choice, in the same order. */
export function clearCriteria({ sort }: Criteria): Criteria {
  return { facets: {}, ranges: {}, operatingConditions: {}, q: "", sort, page: 1 };
}

/** Whether search engines may index the page: one value of one facet is a page of its own, a deeper selection is not. */
export function isListed(criteria: Criteria): boolean {
  const choices = selectedIn(criteria);
  return criteria.sort === "order" && choices.length <= 1 && choices.every(({ kind }) => kind === "facet" || kind === "ip");
}
