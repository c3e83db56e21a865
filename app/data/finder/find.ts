/** Finding products by criteria: what fits, how many would with another choice, and what excludes everything. */
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

/** What a product is found by. */
export interface Findable {
  values: Readonly<Record<Facet, readonly string[]>>;
  /** By IEC 60529; null where none is stated. One object for all that are alike. */
  ip: Protection | null;
  /** The numbers that ranges look at; null where none is stated. */
  numbers: Readonly<Record<RangeKey, number | null>>;
  /** What it bears, from and to; null where none is stated. */
  bears: Readonly<Record<OperatingConditionKey, readonly [number, number] | null>>;
  /** The regions in whose networks it works. */
  regions: ReadonlySet<string>;
  /** What its standby is reckoned with; null when it cannot be. */
  standby: StandbyModel | null;
  /** Its model, in small letters and digits alone. */
  model: string;
}

/** A group of criteria: a parameter. It is left out when its own values are counted. */
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

/** What a word asks that is an operating condition: a voltage or a temperature; undefined for any other word. */
function operatingConditionIn(word: string) {
  return quantitiesIn(word, OPERATING_CONDITION_UNITS).find(({ text }) => text === word);
}

/** What a word asks that is a model in any spelling, or a voltage or temperature of operation. */
function questionOf(word: string): (product: Findable) => boolean {
  const condition = operatingConditionIn(word);
  if (condition) return ({ bears }) => isWithinRating(bears[condition.row], condition.value);
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
 * Whether the text says a need in words, which the search of the site finds. Where it is models and figures alone, what they mean is
 * known here, and whatever else has them in a text would only be in the way.
 */
export function saysNeed(products: readonly Findable[], criteria: Criteria): boolean {
  return wordsOf(criteria).some((word) => {
    const model = modelOf(word);
    return !operatingConditionIn(word) && !products.some((product) => model !== "" && product.model.startsWith(model));
  });
}

/** Which products of a list have each value of each facet. */
const havingOf = memoizeWeak((products: readonly Findable[]) => {
  const having = facetsOfSite().coded.map((facet) => {
    const stated = new Set(products.flatMap(({ values }) => values[facet] ?? []));
    const members = [...stated].map(
      (value) => [value, Bitset.of(products, ({ values }) => Boolean(values[facet]?.includes(value)))] as const,
    );
    return [facet, new Map(members)] as const;
  });
  return new Map(having);
});

/** Numbers of a list of products, place by place: NaN where there is none. */
export type Numbers = Float64Array;

/** The numbers that products of a list state, for each range. */
const statedNumbers = memoizeWeak((products: readonly Findable[]) => {
  const numbers = facetsOfSite().ranges.map(
    (key) => [key, Float64Array.from(products, ({ numbers: own }) => own[key] ?? Number.NaN)] as const,
  );
  return new Map(numbers);
});

/** Conditions whose reckoned standby is kept for a list. */
const MAX_CONDITIONS = 16;
/** The days that products of a list are reckoned to last, by the conditions. */
const reckonedNumbers = memoizeWeak((_products: readonly Findable[]) => new Map<string, Numbers>());

/** The days that a product lasts at the interval that is chosen, and at the temperature where one is; null where that cannot be reckoned. */
export function reckonedDays(model: StandbyModel | null, { interval, operatingConditions }: Criteria): number | null {
  if (!model || interval === undefined) return null;
  const temperature = operatingConditions["temperature"] ?? STATED_TEMPERATURE;
  return standbyDays(model, { interval, temperature, coverage: "good" }).days;
}

/** What a range of a list looks at: what products state, or the standby that is reckoned for an interval. */
export function numbersOf(products: readonly Findable[], key: RangeKey, criteria: Criteria): Numbers {
  if (key !== "standby" || criteria.interval === undefined) return statedNumbers(products).get(key) ?? new Float64Array(products.length);
  const known = reckonedNumbers(products);
  const conditions = `${criteria.interval} ${criteria.operatingConditions["temperature"] ?? ""}`;
  const numbers = known.get(conditions) ?? Float64Array.from(products, ({ standby }) => reckonedDays(standby, criteria) ?? Number.NaN);
  if (known.size >= MAX_CONDITIONS) known.clear();
  known.set(conditions, numbers);
  return numbers;
}

/** Which products of a list can be had: all but the discontinued. */
export const available = memoizeWeak((products: readonly Findable[]) =>
  Bitset.of(products, ({ values }) => !values["life"]?.includes("ended")),
);

/** Which products of a list have each protection. */
const byProtection = memoizeWeak((products: readonly Findable[]) => {
  const stated = new Set(products.map(({ ip }) => ip));
  return new Map([...stated].map((protection) => [protection, Bitset.of(products, ({ ip }) => ip === protection)]));
});

/** The products whose protection includes a degree. */
export function protectedTo(products: readonly Findable[], wanted: number): Bitset {
  const better = [...byProtection(products)].filter(([protection]) => isProtected(protection, wanted));
  return Bitset.inAny(
    products,
    better.map(([, members]) => members),
  );
}

/** Which products of a list have a value of a facet. */
export function withValue(products: readonly Findable[], facet: Facet, value: string): Bitset {
  return havingOf(products).get(facet)?.get(value) ?? Bitset.of(products, () => false);
}

/** What the search of the site finds of a list by the text; null where the text is models and figures, which are looked for here. */
export type Named = Bitset | null;

/** The products that meet what is asked in each group of which something is chosen. */
function meeting(products: readonly Findable[], criteria: Criteria, named: Named): Map<Group, Bitset> {
  const { facets, ip, country, ranges, operatingConditions } = criteria;
  const met = new Map<Group, Bitset>();
  const { coded, ranges: rangeKeys, operatingConditions: operatingConditionKeys } = facetsOfSite();
  for (const facet of coded) {
    const having = facets[facet]?.flatMap((value) => havingOf(products).get(facet)?.get(value) ?? []);
    if (having) met.set(facet, Bitset.inAny(products, having));
  }
  if (!facets["life"]) met.set("life", available(products));
  if (ip !== undefined) met.set("ip", protectedTo(products, ip));
  const region = country && REGION_OF_COUNTRY.get(country);
  if (region)
    met.set(
      "country",
      Bitset.of(products, ({ regions }) => regions.has(region)),
    );
  for (const key of rangeKeys) {
    const range = ranges[key];
    if (!range) continue;
    const numbers = numbersOf(products, key, criteria);
    met.set(
      key,
      Bitset.of(products, (_, place) => isWithin(numbers[place] ?? Number.NaN, range)),
    );
  }
  for (const key of operatingConditionKeys) {
    const value = operatingConditions[key];
    if (value !== undefined)
      met.set(
        key,
        Bitset.of(products, ({ bears }) => isWithinRating(bears[key], value)),
      );
  }
  const [first, ...others] = wordsOf(criteria).map((word) => Bitset.of(products, questionOf(word)));
  if (first) met.set("q", named ?? Bitset.inAll(first, others));
  return met;
}

export interface Found {
  fitting: Bitset;
  /** The products that meet all groups but one: what the values of this group are counted in. */
  besides: (group: Group) => Bitset;
}

/**
 * What fits, and for each group what would fit without it.
 * @param named what the search of the site finds by the criteria's text
 */
export function find(products: readonly Findable[], criteria: Criteria, named: Named = null): Found {
  const met = meeting(products, criteria, named);
  const all = Bitset.of(products, () => true);
  const fitting = Bitset.inAll(all, met.values());
  const beside = (group: Group) =>
    Bitset.inAll(
      all,
      [...met].filter(([other]) => other !== group).map(([, members]) => members),
    );
  return { fitting, besides: (group) => (met.has(group) ? beside(group) : fitting) };
}

/**
 * How many products have each value of a facet, of all values that any product of the list has.
 * @param among the products that count
 */
export function countValues(products: readonly Findable[], among: Bitset, facet: Facet): Map<string, number> {
  return new Map([...(havingOf(products).get(facet) ?? [])].map(([value, members]) => [value, members.countIn(among)]));
}

/** For every choice, how many products there would be without it: those with some are what excludes everything. */
export function withoutEach(products: readonly Findable[], criteria: Criteria, named: Named = null): { choice: Selected; count: number }[] {
  return selectedIn(criteria).map((choice) => ({ choice, count: find(products, without(criteria, choice), named).fitting.size }));
}
