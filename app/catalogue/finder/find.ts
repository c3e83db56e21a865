/** Finding products by criteria: what fits, how many would with another choice, and what excludes everything. */
import { oncePer } from "#app/lib/once-per.ts";
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
import { Members } from "./members.ts";

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

function wordsOf({ q }: Criteria): string[] {
  return q
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean);
}

/** Which products of a list have each value of each facet. */
const havingOf = oncePer((products: readonly Findable[]) => {
  const having = FACETS.map((facet) => {
    const stated = new Set(products.flatMap(({ values }) => values[facet]));
    return [facet, new Map([...stated].map((value) => [value, Members.of(products, ({ values }) => values[facet].includes(value))]))];
  });
  return Object.fromEntries(having) as Record<Facet, Map<string, Members>>;
});

/** What is asked of a product in each group of which something is chosen. */
function questionsOf(criteria: Criteria): [Group, (product: Findable) => boolean][] {
  const { facets, ip, ranges, borne } = criteria;
  const words = wordsOf(criteria);
  const questions: [Group, (product: Findable) => boolean][] = [];
  for (const facet of FACETS) {
    const wanted = facets[facet];
    if (wanted) questions.push([facet, ({ values }) => wanted.some((value) => values[facet].includes(value))]);
  }
  if (ip !== undefined) questions.push(["ip", (product) => isProtected(product.ip, ip)]);
  for (const key of RANGES) {
    const range = ranges[key];
    if (range) questions.push([key, ({ numbers }) => isWithin(numbers[key], range)]);
  }
  for (const key of BORNE_KEYS) {
    const value = borne[key];
    if (value !== undefined) questions.push([key, ({ bears }) => isBorne(bears[key], value)]);
  }
  if (words.length > 0) questions.push(["q", (product) => words.every((word) => hasWord(product, word))]);
  return questions;
}

export interface Found<Product> {
  fitting: Product[];
  /** For each group the products that meet all other groups: what the group's own values are counted in. */
  besides: Record<Group, Members>;
}

/** What fits, and for each group what would fit without it. */
export function find<Product extends Findable>(products: readonly Product[], criteria: Criteria): Found<Product> {
  const met = new Map(questionsOf(criteria).map(([group, isMet]) => [group, Members.of(products, isMet)]));
  const all = Members.of(products, () => true);
  const fitting = Members.inAll(all, met.values());
  const beside = (group: Group) =>
    Members.inAll(
      all,
      [...met].filter(([other]) => other !== group).map(([, members]) => members),
    );
  const besides = Object.fromEntries(GROUPS.map((group) => [group, met.has(group) ? beside(group) : fitting])) as Record<Group, Members>;
  return { fitting: fitting.from(products), besides };
}

/**
 * How many products have each value of a facet, of all values that any product of the list has.
 * @param among the products that count
 */
export function countValues(products: readonly Findable[], among: Members, facet: Facet): Map<string, number> {
  return new Map([...havingOf(products)[facet]].map(([value, members]) => [value, members.countIn(among)]));
}

/** For every choice, how many products there would be without it: those with some are what excludes everything. */
export function withoutEach<Product extends Findable>(
  products: readonly Product[],
  criteria: Criteria,
): { choice: Selected; count: number }[] {
  return selectedIn(criteria).map((choice) => ({ choice, count: find(products, without(criteria, choice)).fitting.length }));
}
