import { HTML_LANG, type Language } from "#app/i18n/languages.ts";
import { oncePer } from "#app/lib/once-per.ts";
import type { Order, Sort } from "./criteria.ts";

/** What a list of products is ordered by. */
interface Orderable {
  numbers: { standby: number | null; weight: number | null };
  entry: { name: Record<Language, string>; code: string; released: string };
}

/** Lists as they were ordered, by the order and the language. */
const orderedLists = oncePer((_products: readonly Orderable[]) => new Map<string, readonly Orderable[]>());

/**
 * Those of a list of products that fit, in an order; those that do not state what it goes by come last, whichever way round. What is
 * equal keeps the editors' order. The whole list is ordered once, for by name that takes a tenth of a second with ten thousand products.
 */
export function ordered<Product extends Orderable>(
  products: readonly Product[],
  fitting: readonly Product[],
  sort: Sort,
  language: Language,
): Product[] {
  const order = sort.replace("-", "") as Order;
  if (order === "order") return sort.startsWith("-") ? fitting.toReversed() : [...fitting];
  const lists = orderedLists(products);
  const key = `${sort} ${language}`;
  const list = (lists.get(key) as readonly Product[] | undefined) ?? inOrder(products, order, sort.startsWith("-"), language);
  lists.set(key, list);
  const wanted = new Set(fitting);
  return list.filter((product) => wanted.has(product));
}

function inOrder<Product extends Orderable>(
  products: readonly Product[],
  order: Exclude<Order, "order">,
  backwards: boolean,
  language: Language,
): Product[] {
  const collator = new Intl.Collator(HTML_LANG[language], { numeric: true });
  const compare = (one: Product, other: Product): number => {
    if (order === "name") return collator.compare(one.entry.name[language], other.entry.name[language]);
    if (order === "released") return one.entry.released < other.entry.released ? -1 : Number(one.entry.released > other.entry.released);
    return (one.numbers[order] ?? 0) - (other.numbers[order] ?? 0);
  };
  const stated = (product: Product) => order === "name" || order === "released" || product.numbers[order] !== null;
  return products.toSorted((one, other) => {
    const silent = Number(!stated(one)) - Number(!stated(other));
    return silent || (stated(one) ? compare(one, other) * (backwards ? -1 : 1) : 0);
  });
}
