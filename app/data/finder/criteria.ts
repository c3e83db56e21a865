/** What a buyer has chosen in the finder, and the address that says so. The same on the server and in the browser. */
import { plainSigns } from "#app/lib/format/plain.ts";
import { readQuantity } from "#shared/specification/read-quantity.ts";

/** Parameters that take several values of a vocabulary, any of which fits, in the order of the address. Without `life` all that can be had are found. */
export const FACETS = ["series", "use", "network", "mount", "power", "satellites", "radio", "interface", "cert", "life"] as const;
export type Facet = (typeof FACETS)[number];
/** Those whose values are codes of the product's rows. */
export type CodedFacet = Exclude<Facet, "series" | "use" | "life">;

/** Parameters that take a range of numbers: days, grams. */
export const RANGES = ["standby", "weight"] as const;
export type RangeKey = (typeof RANGES)[number];

/** Parameters that take a value that the product must bear: volts, degrees Celsius. */
export const BORNE_KEYS = ["voltage", "temperature"] as const;
export type BorneKey = (typeof BORNE_KEYS)[number];

/** The orders of the list; a leading minus turns one round. */
export const ORDERS = ["order", "name", "standby", "weight", "released"] as const;
export type Order = (typeof ORDERS)[number];
export type Sort = Order | `-${Order}`;

export interface Range {
  min?: number;
  max?: number;
}

export interface Criteria {
  facets: Partial<Record<Facet, string[]>>;
  /** The two digits of IEC 60529; that degree or a better one. */
  ip?: number;
  ranges: Partial<Record<RangeKey, Range>>;
  borne: Partial<Record<BorneKey, number>>;
  /** Text, trimmed, 100 characters at most. */
  q: string;
  sort: Sort;
  page: number;
}

/** The parameters of a finder's address, which are those that the page cache tells apart. */
export const FINDER_PARAMETERS = [
  ...FACETS,
  "ip",
  ...RANGES,
  // The ends of a range, as a form without script sends them.
  ...RANGES.flatMap((key) => [`${key}-from`, `${key}-to`]),
  ...BORNE_KEYS,
  "q",
  "sort",
  "page",
  "view",
];

const LONGEST_TEXT = 100;
/** As long as the fields take it: what is more than any product has is looked for and not found, rather than passed over. */
const NUMBER = /^-?\d{1,8}(?:\.\d{1,3})?$/;
/**
 * Reads the criteria of an address. Unknown parameters and values are left out.
 * @param known the values that each facet has
 */
export function criteriaOf(params: URLSearchParams, known: Record<Facet, readonly string[]>): Criteria {
  const facets: Criteria["facets"] = {};
  for (const facet of FACETS) {
    const wanted = new Set(params.getAll(facet).flatMap((value) => value.split(",")));
    const values = known[facet].filter((value) => wanted.has(value));
    if (values.length > 0) facets[facet] = values;
  }
  const ranges: Criteria["ranges"] = {};
  for (const key of RANGES) {
    const range = rangeOf(params.get(key) ?? "", key);
    if (range) ranges[key] = range;
  }
  const borne: Criteria["borne"] = {};
  for (const key of BORNE_KEYS) {
    const value = numberOf(params.get(key) ?? "", key);
    if (value !== undefined) borne[key] = value;
  }
  // IEC 60529 has 0 to 6 against solids and 0 to 9 against water.
  const ip = /^[0-6]\d$/.test(params.get("ip") ?? "") ? Number(params.get("ip")) : undefined;
  const page = Number(params.get("page") ?? 1);
  return {
    facets,
    ...(ip !== undefined && { ip }),
    ranges,
    borne,
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_TEXT),
    sort: sortOf(params.get("sort") ?? ""),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The units of the fields for numbers. A visitor may write others: `1 year` is 365 days, `1.9 oz` 53.86 g. */
export const BORNE_UNITS = { voltage: "V", temperature: "°C" } as const satisfies Record<BorneKey, string>;
const UNITS: Record<RangeKey | BorneKey, string> = { standby: "d", weight: "g", ...BORNE_UNITS };

/** A number as a visitor writes it into a field: `－３０℃` is -30, `48 V` is 48, `12,5` is 12.5, `1,000` is 1000. */
function numberOf(text: string, key: RangeKey | BorneKey): number | undefined {
  const read = readQuantity(text, UNITS[key], "either");
  return read.kind === "value" && NUMBER.test(String(read.value)) ? read.value : undefined;
}

/** `200-`, `-30`, `30-365`, whose ends may stand either way round; undefined for anything else. */
function rangeOf(text: string, key: RangeKey): Range | undefined {
  const [, from = "", to = ""] = /^([^-—]*)[-—]([^-—]*)$/.exec(plainSigns(text)) ?? [];
  const [min, max] = [from, to].map((end) => (end.trim() === "" ? null : numberOf(end, key)));
  if (min === undefined || max === undefined || (min === null && max === null)) return undefined;
  if (min !== null && max !== null) return { min: Math.min(min, max), max: Math.max(min, max) };
  return min === null ? { max: max ?? 0 } : { min };
}

function sortOf(text: string): Sort {
  const order = ORDERS.find((known) => text === known || text === `-${known}`);
  return order ? (text as Sort) : "order";
}

/** A range as the address has it. */
export function rangeText({ min, max }: Range): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/** The parameters that say the criteria, and nothing else, in one order. */
export function paramsOf({ facets, ip, ranges, borne, q, sort, page }: Criteria): URLSearchParams {
  const params = new URLSearchParams();
  for (const facet of FACETS) if (facets[facet]) params.set(facet, facets[facet].join(","));
  if (ip !== undefined) params.set("ip", String(ip).padStart(2, "0"));
  for (const key of RANGES) if (ranges[key]) params.set(key, rangeText(ranges[key]));
  for (const key of BORNE_KEYS) if (borne[key] !== undefined) params.set(key, String(borne[key]));
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

/** One choice of the criteria, which can be taken back by itself. */
export type Selected =
  | { kind: "facet"; facet: Facet; value: string }
  | { kind: "ip"; value: number }
  | { kind: "range"; key: RangeKey; range: Range }
  | { kind: "borne"; key: BorneKey; value: number }
  | { kind: "q"; value: string };

/** All choices, in the order of the address. */
export function selectedIn({ facets, ip, ranges, borne, q }: Criteria): Selected[] {
  return [
    ...FACETS.flatMap((facet) => (facets[facet] ?? []).map((value): Selected => ({ kind: "facet", facet, value }))),
    ...(ip === undefined ? [] : [{ kind: "ip", value: ip } as const]),
    ...RANGES.flatMap((key): Selected[] => (ranges[key] ? [{ kind: "range", key, range: ranges[key] }] : [])),
    ...BORNE_KEYS.flatMap((key): Selected[] => (borne[key] === undefined ? [] : [{ kind: "borne", key, value: borne[key] }])),
    ...(q ? [{ kind: "q", value: q } as const] : []),
  ];
}

/** The criteria without one choice, on the first page. */
export function without(criteria: Criteria, choice: Selected): Criteria {
  const { ip, ...others } = criteria;
  const next: Criteria = { ...others, ...(ip !== undefined && choice.kind !== "ip" && { ip }), page: 1 };
  if (choice.kind === "facet") {
    const values = (criteria.facets[choice.facet] ?? []).filter((value) => value !== choice.value);
    const { [choice.facet]: _gone, ...facets } = criteria.facets;
    next.facets = values.length > 0 ? { ...facets, [choice.facet]: values } : facets;
  }
  if (choice.kind === "range") next.ranges = { ...criteria.ranges, [choice.key]: undefined };
  if (choice.kind === "borne") next.borne = { ...criteria.borne, [choice.key]: undefined };
  if (choice.kind === "q") next.q = "";
  return next;
}

/** The criteria with nothing chosen, in the same order. */
export function cleared({ sort }: Criteria): Criteria {
  return { facets: {}, ranges: {}, borne: {}, q: "", sort, page: 1 };
}

/** Whether search engines may list the page: one value of one facet is a page of its own, anything deeper is a way of looking. */
export function isListed(criteria: Criteria): boolean {
  const choices = selectedIn(criteria);
  return criteria.sort === "order" && choices.length <= 1 && choices.every(({ kind }) => kind === "facet" || kind === "ip");
}
