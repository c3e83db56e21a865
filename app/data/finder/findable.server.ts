import { paths } from "#app/lib/paths.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { regionsFitting } from "#shared/specification/use.ts";
import { intern } from "#app/lib/intern.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { protectionOf, type Protection } from "#shared/vocabulary/spec-codes.ts";
import type { IndexedRow, ProductEntry } from "../index/product-entries.server.ts";
import type { Places } from "../index/taxonomy.server.ts";
import type { Need } from "../index/needs.server.ts";
import { criteriaOf, selectedIn, type Criteria, type Facet } from "./criteria.ts";
import { Bitset } from "./bitset.ts";
import { find, type Findable } from "./find.ts";

/** A product of the index with its searchable facts. */
export interface FindableProduct extends Findable {
  entry: ProductEntry;
}

/** Facts that many products share. */
const sameSpans = intern<Findable["operatingRanges"]>(5000);
const sameNumbers = intern<Findable["numbers"]>(5000);
const sameProtection = intern<Protection>(500);

/** Products with their searchable facts: the codes and numbers of their rows, their series and uses, and the needs that they answer. */
export function findables(entries: readonly ProductEntry[], places: Places, needs: readonly Need[]): FindableProduct[] {
  const sharedByKey = new Map<string, SharedValues>();
  const products = entries.map((entry) => findable(entry, sharedValues(sharedByKey, entry, places)));
  const answering = needs.map((need) => [need.slug, answersOf(need, products)] as const);
  const sameNeeds = intern<readonly string[]>(5000);
  const sameValues = new Map<SharedValues, Map<readonly string[], SharedValues>>();
  return products.map((product, place) => {
    const need = sameNeeds(answering.flatMap(([slug, members]) => (members.has(place) ? [slug] : [])));
    const alike = sameValues.get(product.values) ?? new Map<readonly string[], SharedValues>();
    sameValues.set(product.values, alike);
    const values = alike.get(need) ?? { ...product.values, need };
    alike.set(need, values);
    return Object.assign(product, { values });
  });
}

/** The criteria of a list that answers a need: `/products?ip=67&standby=365-`; null for any other address. */
export function criteriaOfAnswer(link: string, facetKeys: Readonly<Record<Facet, readonly string[]>>): Criteria | null {
  const [path, query] = link.split("?");
  const criteria = path === paths.products && query ? criteriaOf(new URLSearchParams(query), facetKeys, "en") : null;
  return criteria && selectedIn(criteria).length > 0 ? criteria : null;
}

/** The products that answer a need: those it links to, those in a linked list, and if there are none, those of its solutions. */
function answersOf({ answers }: Need, products: readonly FindableProduct[]): Bitset {
  const links = new Set(answers);
  const byFigures = answers.flatMap((link) => {
    const criteria = criteriaOfAnswer(link, valuesOf(products));
    return criteria ? [find(products, criteria).fitting] : [];
  });
  const matches = Bitset.inAny(products, [Bitset.of(products, ({ entry }) => links.has(paths.product(entry.slug))), ...byFigures]);
  if (matches.size > 0) return matches;
  return Bitset.of(products, ({ values }) => values["use"]?.some((slug) => links.has(paths.solution(slug))) ?? false);
}

/** The values of each facet in a list of products. */
const valuesOf = memoizeWeak((products: readonly FindableProduct[]) =>
  Object.fromEntries(facets().coded.map((facet) => [facet, [...new Set(products.flatMap(({ values }) => values[facet] ?? []))]])),
);

/** The codes of products of one series with the same uses and codes, built once for all of them. */
type SharedValues = Findable["values"];

function sharedValues(sharedByKey: Map<string, SharedValues>, entry: ProductEntry, places: Places): SharedValues {
  const rows = Object.values(entry.rows).map((row) => [row?.key, row?.codes]);
  const key = JSON.stringify([entry.series, entry.solutions, entry.life, rows]);
  const shared = sharedByKey.get(key) ?? sharedOf(entry, places);
  sharedByKey.set(key, shared);
  return shared;
}

function sharedOf(entry: ProductEntry, { series, solutions }: Places): SharedValues {
  const ofSeries = entry.series === null ? undefined : series.get(entry.series);
  const uses = entry.solutions.flatMap((id) => solutions.get(id) ?? []);
  return { series: ofSeries ? [ofSeries.key] : [], use: uses.map(({ slug }) => slug), life: [entry.life], ...codesOf(entry.rows) };
}

function findable(entry: ProductEntry, values: SharedValues): FindableProduct {
  const { ip, numbers, operatingRanges } = figuresOf(entry.rows);
  const { width, depth, height } = entry.size;
  return {
    entry,
    values,
    ip,
    numbers: sameNumbers({ ...numbers, size: Math.max(width, depth, height) }),
    operatingRanges: sameSpans(operatingRanges),
    regions: regionsFitting(entry.devices),
    standby: entry.standby,
    model: entry.code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""),
  };
}

/** The searchable parts of a row. */
type Row = Pick<IndexedRow, "codes" | "value" | "min" | "max">;
type Rows = Readonly<Record<string, Row | undefined>>;

/** The codes of rows, by the parameters of the finder. */
export function codesOf(rows: Rows): Record<Facet, readonly string[]> {
  const { coded, rows: rowsOf } = facets();
  const codesIn = (parameter: string) => (rowsOf.get(parameter) ?? []).flatMap((key) => rows[key]?.codes ?? []);
  const ofRows = coded.filter((parameter) => rowsOf.has(parameter)).map((parameter) => [parameter, codesIn(parameter)] as const);
  const codes = Object.fromEntries<readonly string[]>(ofRows);
  return codes[POWER] ? { ...codes, [POWER]: [...codes[POWER], ...suppliesOf(rows)] } : codes;
}

/** The figures of rows: the protection by IEC 60529, numbers for ranges, and operating conditions. */
export function figuresOf(rows: Rows): Pick<Findable, "ip" | "numbers" | "operatingRanges"> {
  const { ranges, operatingConditions, rows: rowsOf } = facets();
  const codesFor = (parameter: string) =>
    rowsOf
      .get(parameter)
      ?.map((key) => rows[key])
      .find(Boolean);
  const protection = protectionOf(rows["protection"]?.codes ?? []);
  return {
    ip: protection && sameProtection(protection),
    numbers: Object.fromEntries(ranges.map((key) => [key, maxOf(codesFor(key))])),
    operatingRanges: Object.fromEntries(
      operatingConditions.map((key) => [key, key === VOLTAGE ? voltsOf(codesFor(key)) : spanOf(codesFor(key))]),
    ),
  };
}

/** The parameters whose rows imply more codes than they state. */
const POWER = "power";
const VOLTAGE = "voltage";

/** Besides the kind of its battery: an input voltage implies external power, a panel implies solar power. */
function suppliesOf({ input_voltage: input, solar_panel: panel }: Rows): string[] {
  return [...(input ? ["vehicle"] : []), ...(panel ? ["solar"] : [])];
}

/** A product's supply voltages: its range, or from its lowest to its highest nominal supply. */
function voltsOf(row: Row | undefined): readonly [number, number] | null {
  const voltages = (row?.codes ?? []).filter((code) => /^\d+v$/.test(code)).map((code) => Number.parseInt(code, 10));
  return spanOf(row) ?? (voltages.length > 0 ? [Math.min(...voltages), Math.max(...voltages)] : null);
}

function maxOf(row: Row | undefined): number | null {
  return row?.value ?? row?.max ?? null;
}

function spanOf(row: Row | undefined): readonly [number, number] | null {
  if (row?.min != null && row.max != null) return [row.min, row.max];
  return row?.value == null ? null : [row.value, row.value];
}
