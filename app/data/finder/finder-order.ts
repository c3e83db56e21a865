import { HTML_LANG, type Language } from "#shared/languages.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import type { Order, Sort } from "./criteria.ts";
import type { Bitset } from "./bitset.ts";

/** A list of products to order. */
interface Orderable {
  numbers: Readonly<Record<string, number | null>>;
  entry: { code: string; released: string };
}

/** Cached orders of lists, by the order and the language. */
const orderedPlaces = memoizeWeak((_ordered: readonly Orderable[] | Float64Array) => new Map<string, Uint32Array>());

/**
 * The matching products of a list, in an order; products without its value come last, in either direction. Equal ones
 * keep the editors' order. Orders the whole list once, because ordering ten thousand products by name takes a tenth of a second.
 * @param from number of matches to skip
 * @param to index at which to stop
 * @param standby days by index that replace the stated ones
 */
export function sortProducts<Product extends Orderable>(
  products: readonly Product[],
  fitting: Bitset,
  sort: Sort,
  language: Language,
  from = 0,
  to = Infinity,
  standby?: Float64Array,
): Product[] {
  const standbyDays = sort.endsWith("standby") ? standby : undefined;
  const orders = orderedPlaces(standbyDays ?? products);
  const key = `${sort} ${language}`;
  const places = orders.get(key) ?? (standbyDays ? byNumbers(standbyDays, sort.startsWith("-")) : orderOf(products, sort, language));
  orders.set(key, places);
  const page: Product[] = [];
  let skipped = 0;
  for (const place of places) {
    const product = fitting.has(place) ? products[place] : undefined;
    if (!product) continue;
    if (skipped >= to) break;
    if (skipped >= from) page.push(product);
    skipped += 1;
  }
  return page;
}

function byNumbers(numbers: Float64Array, backwards: boolean): Uint32Array {
  const numberAt = (place: number) => numbers[place] ?? Number.NaN;
  return Uint32Array.from(numbers.keys()).sort((one, other) => {
    const silent = Number(Number.isNaN(numberAt(one))) - Number(Number.isNaN(numberAt(other)));
    return silent || (numberAt(one) - numberAt(other) || 0) * (backwards ? -1 : 1);
  });
}

function orderOf(products: readonly Orderable[], sort: Sort, language: Language): Uint32Array {
  const order = sort.replace("-", "") as Order;
  const backwards = sort.startsWith("-");
  const places = Uint32Array.from(products.keys());
  if (order === "order") return backwards ? places.reverse() : places;
  const collator = new Intl.Collator(HTML_LANG[language], { numeric: true });
  const compare = (one: Orderable, other: Orderable): number => {
    if (order === "name") return collator.compare(one.entry.code, other.entry.code);
    if (order === "released") return one.entry.released < other.entry.released ? -1 : Number(one.entry.released > other.entry.released);
    return (one.numbers[order] ?? 0) - (other.numbers[order] ?? 0);
  };
  const hasValue = (product: Orderable) => order === "name" || order === "released" || product.numbers[order] !== null;
  return places.sort((first, second) => {
    const [one, other] = [products[first], products[second]] as [Orderable, Orderable];
    const silent = Number(!hasValue(one)) - Number(!hasValue(other));
    return silent || (hasValue(one) ? compare(one, other) * (backwards ? -1 : 1) : 0);
  });
}
