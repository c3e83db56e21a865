/** Finding products by criteria: the matches, their number with another choice, and the choices that exclude everything. */
import { plainSigns } from "#app/lib/format/plain.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { quantitiesIn } from "#shared/specification/find-figures.ts";
import { STATED_TEMPERATURE, standbyDays, type StandbyModel } from "#shared/specification/standby.ts";
import { REGION_OF_COUNTRY } from "#shared/specification/use.ts";
import { isProtected, type Protection } from "#shared/vocabulary/spec-codes.ts";
import { facets as facetsOfSite } from "#shared/vocabulary/facets.ts";
import {
  OPERATING_CONDITION_UNITS,
  selectedIn,
  without,
  type OperatingConditionKey,
  type Criteria,
  type Facet,
  type Range,
  type RangeKey,
  type Selected,
} from "./criteria.ts";
import { Bitset } from "./bitset.ts";

/** A product's searchable facts. */
export interface Findable {
  values: Readonly<Record<Facet, readonly string[]>>;
  /** By IEC 60529; null if not stated. Equal ones share one object. */
  ip: Protection | null;
  /** The numbers for ranges; null if not stated. */
  numbers: Readonly<Record<RangeKey, number | null>>;
  /** Ratings from and to; null if not stated. */
  operatingRanges: Readonly<Record<OperatingConditionKey, readonly [number, number] | null>>;
  /** The regions whose networks it supports. */
  regions: ReadonlySet<string>;
  /** Input for calculating its standby; null without enough data. */
  standby: StandbyModel | null;
  /** Its model in lower-case letters and digits only. */
  model: string;
}

/** A group of criteria: a parameter. Counting its values leaves it out. */
export type Group = string;

function isWithin(number: number, { min = -Infinity, max = Infinity }: Range): boolean {
  return number >= min && number <= max;
}

function isWithinRating(span: readonly [number, number] | null | undefined, value: number): boolean {
  return span != null && value >= span[0] && value <= span[1];
}

function modelOf(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** A test for a word that is an operating condition, a voltage or a temperature; undefined for any other word. */
function operatingConditionIn(word: string) {
  return quantitiesIn(word, OPERATING_CONDITION_UNITS).find(({ text }) => text === word);
}

/** A test for a word: a model in any spelling, or a voltage or temperature of operation. */
function questionOf(word: string): (product: Findable) => boolean {
  const condition = operatingConditionIn(word);
  if (condition) return ({ operatingRanges }) => isWithinRating(operatingRanges[condition.row], condition.value);
  const model = modelOf(word);
  return (product) => model !== "" && product.model.startsWith(model);
}

function wordsOf({ q }: Criteria): string[] {
  return plainSigns(q)
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean);
}

/**
 * Whether the text states a need in words, for the search of the site. The finder itself knows models and figures; other
 * texts that contain them would only be in the way.
 */
export function saysNeed(products: readonly Findable[], criteria: Criteria): boolean {
  return wordsOf(criteria).some((word) => {
    const model = modelOf(word);
    return !operatingConditionIn(word) && !products.some((product) => model !== "" && product.model.startsWith(model));
  });
}

/** The products of a list with each value of each facet. */
const havingOf = memoizeWeak((products: readonly Findable[]) => {
  const having = facetsOfSite().coded.map((facet) => {
    const values = new Set(products.flatMap(({ values }) => values[facet] ?? []));
    const members = [...values].map(
      (value) => [value, Bitset.of(products, ({ values }) => Boolean(values[facet]?.includes(value)))] as const,
    );
    return [facet, new Map(members)] as const;
  });
  return new Map(having);
});

/** Numbers of a list of products by index: NaN without one. */
export type Numbers = Float64Array;

/** The stated numbers of a list of products, for each range. */
const statedNumbers = memoizeWeak((products: readonly Findable[]) => {
  const numbers = facetsOfSite().ranges.map(
    (key) => [key, Float64Array.from(products, ({ numbers: values }) => values[key] ?? Number.NaN)] as const,
  );
  return new Map(numbers);
});

/** Maximum conditions cached for a list. */
const MAX_CONDITIONS = 16;
/** The calculated standby days of a list of products, by the conditions. */
const reckonedNumbers = memoizeWeak((_products: readonly Findable[]) => new Map<string, Numbers>());

/** A product's days at the chosen interval, and at the chosen temperature if any; null where they cannot be calculated. */
export function reckonedDays(model: StandbyModel | null, { interval, operatingConditions }: Criteria): number | null {
  if (!model || interval === undefined) return null;
  const temperature = operatingConditions["temperature"] ?? STATED_TEMPERATURE;
  return standbyDays(model, { interval, temperature, coverage: "good" }).days;
}

/** The numbers that a range filters: stated ones, or the standby calculated for an interval. */
export function numbersOf(products: readonly Findable[], key: RangeKey, criteria: Criteria): Numbers {
  if (key !== "standby" || criteria.interval === undefined) return statedNumbers(products).get(key) ?? new Float64Array(products.length);
  const numbersByConditions = reckonedNumbers(products);
  const conditions = `${criteria.interval} ${criteria.operatingConditions["temperature"] ?? ""}`;
  const numbers =
    numbersByConditions.get(conditions) ?? Float64Array.from(products, ({ standby }) => reckonedDays(standby, criteria) ?? Number.NaN);
  if (numbersByConditions.size >= MAX_CONDITIONS) numbersByConditions.clear();
  numbersByConditions.set(conditions, numbers);
  return numbers;
}

/** The available products of a list: all except the discontinued. */
export const available = memoizeWeak((products: readonly Findable[]) =>
  Bitset.of(products, ({ values }) => !values["life"]?.includes("ended")),
);

/** The products of a list with each protection. */
const byProtection = memoizeWeak((products: readonly Findable[]) => {
  const protections = new Set(products.map(({ ip }) => ip));
  return new Map([...protections].map((protection) => [protection, Bitset.of(products, ({ ip }) => ip === protection)]));
});

/** The products whose protection includes a degree. */
export function protectedTo(products: readonly Findable[], required: number): Bitset {
  const better = [...byProtection(products)].filter(([protection]) => isProtected(protection, required));
  return Bitset.inAny(
    products,
    better.map(([, members]) => members),
  );
}

/** The products of a list with a value of a facet. */
export function withValue(products: readonly Findable[], facet: Facet, value: string): Bitset {
  return havingOf(products).get(facet)?.get(value) ?? Bitset.of(products, () => false);
}

/** The site search's matches in a list for the text; null for models and figures, which the finder looks up itself. */
export type Named = Bitset | null;

/** The products that match each group with a choice. */
function matchesByGroup(products: readonly Findable[], criteria: Criteria, textMatches: Named): Map<Group, Bitset> {
  const { facets, ip, country, ranges, operatingConditions } = criteria;
  const matches = new Map<Group, Bitset>();
  const { coded, ranges: rangeKeys, operatingConditions: operatingConditionKeys } = facetsOfSite();
  for (const facet of coded) {
    const having = facets[facet]?.flatMap((value) => havingOf(products).get(facet)?.get(value) ?? []);
    if (having) matches.set(facet, Bitset.inAny(products, having));
  }
  if (!facets["life"]) matches.set("life", available(products));
  if (ip !== undefined) matches.set("ip", protectedTo(products, ip));
  const region = country && REGION_OF_COUNTRY.get(country);
  if (region)
    matches.set(
      "country",
      Bitset.of(products, ({ regions }) => regions.has(region)),
    );
  for (const key of rangeKeys) {
    const range = ranges[key];
    if (!range) continue;
    const numbers = numbersOf(products, key, criteria);
    matches.set(
      key,
      Bitset.of(products, (_, place) => isWithin(numbers[place] ?? Number.NaN, range)),
    );
  }
  for (const key of operatingConditionKeys) {
    const value = operatingConditions[key];
    if (value !== undefined)
      matches.set(
        key,
        Bitset.of(products, ({ operatingRanges }) => isWithinRating(operatingRanges[key], value)),
      );
  }
  const [first, ...others] = wordsOf(criteria).map((word) => Bitset.of(products, questionOf(word)));
  if (first) matches.set("q", textMatches ?? Bitset.inAll(first, others));
  return matches;
}

export interface FinderResult {
  fitting: Bitset;
  /** The products that match all groups but one, for counting that group's values. */
  besides: (group: Group) => Bitset;
}

/**
 * The matches, and for each group the matches without it.
 * @param named the site search's matches for the criteria's text
 */
export function find(products: readonly Findable[], criteria: Criteria, named: Named = null): FinderResult {
  const matches = matchesByGroup(products, criteria, named);
  const all = Bitset.of(products, () => true);
  const fitting = Bitset.inAll(all, matches.values());
  const matchesWithout = (group: Group) =>
    Bitset.inAll(
      all,
      [...matches].filter(([other]) => other !== group).map(([, members]) => members),
    );
  return { fitting, besides: (group) => (matches.has(group) ? matchesWithout(group) : fitting) };
}

/**
 * The number of products with each value of a facet, for all values in the list.
 * @param among the products to count
 */
export function countValues(products: readonly Findable[], among: Bitset, facet: Facet): Map<string, number> {
  return new Map([...(havingOf(products).get(facet) ?? [])].map(([value, members]) => [value, members.countIn(among)]));
}

/** For every choice, the number of products without it: those with some exclude everything. */
export function withoutEach(products: readonly Findable[], criteria: Criteria, named: Named = null): { choice: Selected; count: number }[] {
  return selectedIn(criteria).map((choice) => ({ choice, count: find(products, without(criteria, choice), named).fitting.size }));
}
