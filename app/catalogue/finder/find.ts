/** Finding products by criteria: what fits, how many would with another choice, and what excludes everything. Pure, and linear in the products. */
import {
  BORNE_KEYS,
  FACETS,
  RANGES,
  selectedIn,
  without,
  type BorneKey,
  type Criteria,
  type Facet,
  type Range,
  type RangeKey,
  type Selected,
} from "./criteria.ts";

/** What a product is found by. */
export interface Findable {
  values: Record<Facet, readonly string[]>;
  /** The two digits of IEC 60529, or null where none is stated. */
  ip: number | null;
  /** The numbers that ranges look at; null where none is stated. */
  numbers: Record<RangeKey, number | null>;
  /** What it bears, from and to; null where none is stated. */
  bears: Record<BorneKey, readonly [number, number] | null>;
  /** Its words in both languages, in small letters. */
  words: string;
  /** Its model, in small letters and digits alone. */
  model: string;
}

/** The groups of criteria; a group is left out when its own values are counted. */
export type Group = Facet | "ip" | RangeKey | BorneKey | "q";
export const GROUPS: readonly Group[] = [...FACETS, "ip", ...RANGES, ...BORNE_KEYS, "q"];

/** Whether a protection is that degree or better: against solids and against water. */
export function isProtected(ip: number | null, wanted: number): boolean {
  return ip !== null && Math.floor(ip / 10) >= Math.floor(wanted / 10) && ip % 10 >= wanted % 10;
}

function isWithin(number: number | null, { min = -Infinity, max = Infinity }: Range): boolean {
  return number !== null && number >= min && number <= max;
}

function isBorne(span: readonly [number, number] | null, value: number): boolean {
  return span !== null && value >= span[0] && value <= span[1];
}

const VOLTS = /^(\d+(?:\.\d+)?)\s*(?:v|伏)$/;
const DEGREES = /^([-−]?\d+(?:\.\d+)?)\s*(?:°c|℃|度)$/;

/** Whether a product has a word of the text: its model in any spelling, a supply or temperature that it bears, or words of its own. */
function hasWord(product: Findable, word: string): boolean {
  const volts = VOLTS.exec(word)?.[1];
  if (volts !== undefined) return isBorne(product.bears.voltage, Number(volts));
  const degrees = DEGREES.exec(word)?.[1];
  if (degrees !== undefined) return isBorne(product.bears.temperature, Number(degrees.replace("−", "-")));
  const model = word.replaceAll(/[^\p{L}\p{N}]/gu, "");
  return (model !== "" && product.model.startsWith(model)) || product.words.includes(word);
}

/** Whether a product meets the criteria of one group. */
function meets(product: Findable, criteria: Criteria, group: Group, words: string[]): boolean {
  if (group === "q") return words.every((word) => hasWord(product, word));
  if (group === "ip") return criteria.ip === undefined || isProtected(product.ip, criteria.ip);
  if (group === "standby" || group === "weight") {
    const range = criteria.ranges[group];
    return !range || isWithin(product.numbers[group], range);
  }
  if (group === "voltage" || group === "temperature") {
    const value = criteria.borne[group];
    return value === undefined || isBorne(product.bears[group], value);
  }
  const wanted = criteria.facets[group];
  return !wanted || wanted.some((value) => product.values[group].includes(value));
}

function wordsOf({ q }: Criteria): string[] {
  return q
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean);
}

export interface Found<Product> {
  fitting: Product[];
  /** For each group the products that meet all other groups: what the group's own values are counted in. */
  besides: Record<Group, Product[]>;
}

/** What fits, and for each group what would fit without it. */
export function find<Product extends Findable>(products: readonly Product[], criteria: Criteria): Found<Product> {
  const words = wordsOf(criteria);
  const fitting: Product[] = [];
  const besides = Object.fromEntries(GROUPS.map((group) => [group, [] as Product[]])) as Record<Group, Product[]>;
  for (const product of products) {
    const failed: Group[] = [];
    for (const group of GROUPS) {
      if (meets(product, criteria, group, words)) continue;
      failed.push(group);
      if (failed.length > 1) break;
    }
    const [only] = failed;
    if (failed.length > 1) continue;
    if (only) besides[only].push(product);
    else {
      fitting.push(product);
      for (const group of GROUPS) besides[group].push(product);
    }
  }
  return { fitting, besides };
}

/** How many products have each value of a facet. */
export function countValues(products: readonly Findable[], facet: Facet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of products) for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** For every choice, how many products there would be without it: those with some are what excludes everything. */
export function withoutEach<Product extends Findable>(
  products: readonly Product[],
  criteria: Criteria,
): { choice: Selected; count: number }[] {
  return selectedIn(criteria).map((choice) => ({ choice, count: find(products, without(criteria, choice)).fitting.length }));
}
