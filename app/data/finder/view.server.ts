import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Language } from "#shared/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { facets as facetsOfSite } from "#shared/vocabulary/facets.ts";
import { isFirstParameter } from "#shared/vocabulary/finder-parameters.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { unitName } from "#shared/specification/format.ts";
import { formatNumber, formatRange } from "#shared/specification/numbers.ts";
import {
  cleared,
  finderAddress,
  selectedIn,
  without,
  type OperatingConditionKey,
  type Criteria,
  type Facet,
  type RangeKey,
  type Selected,
} from "./criteria.ts";
import { countValues, find, protectedTo, withoutEach, type Found } from "./find.ts";
import type { FindableProduct } from "./findable.server.ts";
import type { Members } from "./members.ts";
import { ordered } from "./order.ts";
import type { Scope } from "./scope.server.ts";

export interface OptionView {
  value: string;
  name: string;
  count: number;
  chosen: boolean;
}

export interface FacetView {
  /** The parameter, and what it is called. */
  key: string;
  name: string;
  options: OptionView[];
}

export interface RangeView {
  key: RangeKey;
  name: string;
  unit: string;
  /** The ends of what exists. */
  ends: { min: number; max: number };
  chosen: { min: number | null; max: number | null };
  /** How many products lie in each twelfth of the scale, and whether it is chosen. */
  bars: { count: number; within: boolean }[];
}

/** A choice that can be taken back. */
export interface ChipView {
  label: string;
  value: string;
  /** Site path without it. */
  to: string;
}

/** A choice of those that exclude everything, and what there would be without it. */
export interface CulpritView extends ChipView {
  count: number;
}

export interface ControlsView {
  facets: FacetView[];
  ranges: RangeView[];
  operatingConditions: { key: OperatingConditionKey; name: string; unit: string; value: number | null }[];
  chips: ChipView[];
  /** Site path with nothing chosen. */
  clearTo: string;
}

/** Jets of steam, after ISO 20653. */
const STEAM = 69;
/** The degrees of protection that are offered where a product has them; another one of the address joins them. */
const DEGREES = [65, 67, 68, STEAM];
/** Values of a facet, of which one has to be chosen, at least. */
const LEAST_OPTIONS = 2;
const BARS = 12;
/** The bar of a product that states no number. */
const NOWHERE = -1;

interface Page {
  path: string;
  language: Language;
  t: Translate;
}

/** What the finder's form shows for some criteria: every facet counted without itself, the ranges with their ends, the chips. */
export function controlsView(scope: Scope, criteria: Criteria, found: Found, page: Page, fixed?: Facet): ControlsView {
  const { coded, ranges, operatingConditions } = facetsOfSite();
  return {
    facets: [
      ...coded
        .filter((facet) => facet !== fixed)
        .map((facet) => facetView(scope, criteria, found, facet, page))
        .filter(isChoice),
      degreesView(scope, criteria, found, page),
    ],
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

/** Whether there is anything to choose: two values, or one that is chosen. */
function isChoice({ options }: FacetView): boolean {
  return options.length >= LEAST_OPTIONS || options.some(({ chosen }) => chosen);
}

/** Whether a product states what it bears, or something of it is asked for. */
function hasOperatingConditions({ products }: Scope, { operatingConditions }: Criteria): boolean {
  return facetsOfSite().operatingConditions.some(
    (key) => operatingConditions[key] !== undefined || products.some(({ bears }) => bears[key] != null),
  );
}

function facetView({ names, known, products }: Scope, { facets }: Criteria, { besides }: Found, key: Facet, page: Page): FacetView {
  const counts = countValues(products, besides(key), key);
  const options = (known[key] ?? []).map((value) => ({
    value,
    name: valueName(names, key, value, page),
    count: counts.get(value) ?? 0,
    chosen: facets[key]?.includes(value) ?? false,
  }));
  // What no product has is no choice at all.
  return { key, name: groupName(key, page), options: options.filter(({ value, chosen }) => chosen || counts.has(value)) };
}

function degreesView({ products }: Scope, { ip }: Criteria, { besides }: Found, page: Page): FacetView {
  const { t } = page;
  const name = groupName("ip", page);
  const among = besides("ip");
  // A degree that no product has, filtered or not, is no choice.
  const degrees = [...new Set([...DEGREES, ...(ip === undefined ? [] : [ip])])]
    .filter((degree) => degree === ip || protectedTo(products, degree).size > 0)
    .sort((one, other) => one - other);
  if (degrees.length === 0 || !facetsOfSite().hasDegrees) return { key: "ip", name, options: [] };
  const highest = degrees.at(-1);
  const options = degrees.map((degree) => ({
    value: String(degree).padStart(2, "0"),
    name: degree === highest && degree === 68 ? "IP68" : degreeName(degree, t),
    count: protectedTo(products, degree).countIn(among),
    chosen: degree === ip,
  }));
  return {
    key: "ip",
    name,
    options: [{ value: "", name: t("finder.any"), count: among.countIn(among), chosen: ip === undefined }, ...options],
  };
}

function degreeName(degree: number, t: Translate): string {
  if (degree === STEAM) return "IP69K";
  return t("finder.orBetter", { degree: `IP${String(degree).padStart(2, "0")}` });
}

function rangeView({ products }: Scope, { ranges }: Criteria, { besides }: Found, key: RangeKey, page: Page): RangeView[] {
  const scale = scalesOf(products).get(key);
  // A scale of logarithms has no place for nothing, and none for one number alone.
  if (!scale || !(scale.ends.min < scale.ends.max) || scale.ends.min <= 0) return [];
  const { ends, barAt } = scale;
  const { min = -Infinity, max = Infinity } = ranges[key] ?? {};
  const bars = Array.from({ length: BARS }, (_, index) => {
    const middle = onScale(ends, (index + 0.5) / BARS);
    return { count: 0, within: middle >= min && middle <= max };
  });
  besides(key).each((place) => {
    const bar = bars[barAt[place] ?? NOWHERE];
    const number = products[place]?.numbers[key];
    if (!bar || number == null) return;
    bar.count += 1;
    if (number >= min && number <= max) bar.within = true;
  });
  return [
    {
      key,
      name: groupName(key, page),
      unit: unitOf(key, page),
      ends,
      chosen: { min: ranges[key]?.min ?? null, max: ranges[key]?.max ?? null },
      bars,
    },
  ];
}

/** For each range the ends of what the products of a list state, and for each product the bar in which it stands. */
const scalesOf = memoizeWeak((products: readonly FindableProduct[]) => {
  const scales = facetsOfSite().ranges.map((key) => {
    const ends = endsOf(products, key);
    const barOf = (number: number | null | undefined) => {
      const bar = number == null ? NOWHERE : Math.min(BARS - 1, Math.floor(scaleOf(ends, number) * BARS));
      return bar >= 0 ? bar : NOWHERE;
    };
    return [key, { ends, barAt: Int8Array.from(products, ({ numbers }) => barOf(numbers[key])) }] as const;
  });
  return new Map(scales);
});

function endsOf(products: readonly FindableProduct[], key: RangeKey): RangeView["ends"] {
  const ends = { min: Infinity, max: -Infinity };
  for (const { numbers } of products) {
    const number = numbers[key];
    if (number == null) continue;
    ends.min = Math.min(ends.min, number);
    ends.max = Math.max(ends.max, number);
  }
  return ends;
}

/** Where a number lies between the ends, from 0 to 1: by its logarithm, for a day more means little at a year and much at a week. */
function scaleOf({ min, max }: RangeView["ends"], number: number): number {
  return Math.log(number / min) / Math.log(max / min);
}

function onScale({ min, max }: RangeView["ends"], place: number): number {
  return min * (max / min) ** place;
}

/** The rows of a parameter, of which the first one names it where code has no text for it. */
function rowOf(parameter: string): string {
  return facetsOfSite().rows.get(parameter)?.[0] ?? parameter;
}

function unitOf(parameter: RangeKey | OperatingConditionKey, { language }: Page): string {
  return unitName(rowOf(parameter), language);
}

/** What a group of choices is called: all operating conditions are one. */
function groupName(parameter: string, { t, language }: Page): string {
  const isWorded = isFirstParameter(parameter) && parameter !== "voltage" && parameter !== "temperature";
  return isWorded ? t(`finder.groups.${parameter}`) : nameIn(specName(rowOf(parameter)), language);
}

function shortName(parameter: string, { t, language }: Page): string {
  return isFirstParameter(parameter) ? t(`finder.short.${parameter}`) : nameIn(specName(rowOf(parameter)), language);
}

function valueName(names: Scope["names"], facet: Facet, value: string, { language }: Page): string {
  const name = names[facet]?.[value];
  return name ? nameIn(name, language) : value;
}

function chipsView(scope: Scope, criteria: Criteria, page: Page, fixed?: Facet): ChipView[] {
  return selectedIn(criteria)
    .filter((choice) => !(choice.kind === "facet" && choice.facet === fixed))
    .map((choice) => chip(scope, criteria, choice, page));
}

function chip({ names }: Scope, criteria: Criteria, choice: Selected, page: Page): ChipView {
  const { t } = page;
  const to = finderAddress(page.path, without(criteria, choice));
  if (choice.kind === "facet")
    return { label: shortName(choice.facet, page), value: valueName(names, choice.facet, choice.value, page), to };
  if (choice.kind === "ip") return { label: t("finder.short.ip"), value: choice.value === 68 ? "IP68" : degreeName(choice.value, t), to };
  if (choice.kind === "range") return { label: shortName(choice.key, page), value: rangeName(choice, page), to };
  if (choice.kind === "q") return { label: t("finder.short.q"), value: choice.value, to };
  return {
    label: shortName(choice.key, page),
    value: `${formatNumber(choice.value, page.language)}\u00a0${unitOf(choice.key, page)}`,
    to,
  };
}

function rangeName({ key, range: { min, max } }: Extract<Selected, { kind: "range" }>, page: Page): string {
  const unit = unitOf(key, page);
  if (min !== undefined && max !== undefined) return `${formatRange(min, max, page.language, false)}\u00a0${unit}`;
  return page.t(min === undefined ? "finder.atMost" : "finder.atLeast", {
    value: `${formatNumber(min ?? max ?? 0, page.language)}\u00a0${unit}`,
  });
}

/** The choices of an empty result, those first without which there is something. */
export function culpritsView(scope: Scope, criteria: Criteria, page: Page, fixed?: Facet): CulpritView[] {
  return withoutEach(scope.products, criteria, scope.named)
    .filter(({ choice }) => !(choice.kind === "facet" && choice.facet === fixed))
    .map(({ choice, count }) => Object.assign(chip(scope, criteria, choice, page), { count }))
    .sort((one, other) => Number(other.count > 0) - Number(one.count > 0));
}

/** The products that fit, and what would fit otherwise. */
export function findIn({ products, named }: Scope, criteria: Criteria): Found {
  return find(products, criteria, named);
}

/** Those of the products that fit, in the order of the criteria: unless another one is chosen, what matches their words best comes first. */
export function orderedIn(
  { products, scores }: Scope,
  { sort }: Criteria,
  fitting: Members,
  language: Language,
  from = 0,
  to = Infinity,
): FindableProduct[] {
  if (!scores || sort !== "order") return ordered(products, fitting, sort, language, from, to);
  const scoreOf = ({ entry }: FindableProduct) => scores.get(entry.id) ?? 0;
  return ordered(products, fitting, sort, language)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .slice(from, to);
}
