import { languageOf, type Language } from "#shared/languages.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { compareUse, type CountryUse } from "#shared/specification/country-use.ts";
import { reckonedName } from "#shared/specification/use.ts";
import type { Scaled } from "#app/components/media/from-above.tsx";
import type { ProductEntry } from "../index/product-entries.server.ts";
import type { PageContext } from "#app/data/page.server.ts";
import { nameOfCountry, usesIn, verdict, type Verdict } from "../country-use.server.ts";
import type { Compared } from "#app/lib/storage/compare-list.ts";
import { scaledView } from "../scaled.server.ts";
import { phrases } from "../phrases.server.ts";
import { figuresOf, inShort, lifeName, pictureOf, type CardFigure, type ProductCard } from "../product-card.server.ts";
import { criteriaOf, finderAddress, isListed, sortOf, type Criteria, type Facet } from "./criteria.ts";
import { available, reckonedDays, saysNeed, withValue } from "./find.ts";
import { needCriteria, notesView } from "./notes-view.server.ts";
import { Bitset } from "./bitset.ts";
import type { FindableProduct } from "./findable.server.ts";
import { finderScope, type Scope } from "./scope.server.ts";
import { controlsView, findIn, orderedIn } from "./controls-view.server.ts";
import { culpritsView } from "./chips-view.server.ts";
import type { ControlsView, CulpritView } from "./view-types.ts";

/** A product in the finder: its card, and its outline for the view to scale. */
export interface FinderProduct extends Omit<ProductCard, "name" | "tagline" | "series"> {
  /** Its name, cut where a line may break. */
  nameParts: string[];
  /** The line below its code in the choice for comparison. */
  line: Compared["line"];
  /** Only in the view to scale. */
  scaled?: Scaled;
  /** Only in a list for a country: its name, and the verdict. */
  use?: Verdict & { name: string };
}

export interface FinderView extends ControlsView {
  /** Site path of the finder, without parameters. */
  path: string;
  /** Site path of the first page of the results. */
  address: string;
  sort: string;
  q: string;
  scale: boolean;
  items: FinderProduct[];
  /** Number of matches, and of all products. */
  total: number;
  all: number;
  page: number;
  pages: number;
  /** The choices that exclude everything, when nothing matches. */
  culprits: CulpritView[];
  /** Key of the page's series. */
  fixed?: string;
  /** Keys of the rows that answer a choice. */
  matchedKeys: string[];
  /** Other words that find something, with their address, when the given ones occur nowhere; null without any. */
  spelled: { words: string; to: string } | null;
  /** The reasons for these products: the staff's notes, and the matching figures. */
  notes: string[];
}

/** How each product stands in the country of the criteria; null without one. */
type UseIn = ((entry: ProductEntry) => CountryUse) | null;

/** Cards per page of the finder: six rows of three. */
const PAGE_SIZE = 18;
/** Products on one surface of the view to scale, where the largest is to be seen beside the smallest. */
const SCALE_PAGE_SIZE = 60;

/** The search's reading of a visitor's words. */
export interface Worded {
  /** The ids of the products that match all of it, with their scores; null where the words only ask for an order. */
  scores: Scope["scores"];
  /** The staff's notes on the needs in the words. */
  notes: readonly string[];
  /** The slugs of the needs in the words, if they contain nothing else. */
  needs: readonly string[];
  /** The order in the words: “the lightest”. */
  sort: string | undefined;
  /** If nothing matches all of it: similar words that find something. */
  spelled: string | null;
}

/** Searches for a visitor's words in a language. */
export type WordSearch = (language: Language, words: string) => Promise<Worded>;

/** A finder's page, the whole range or a series with its own address, and the search for visitors' words. */
export interface Finder {
  path: string;
  series?: string;
  search: WordSearch;
}

/** The criteria of an address, limited to existing values, with the search's matches for its words. */
export async function readCriteria(url: URL, { series, search }: Finder): Promise<{ scope: Scope; criteria: Criteria }> {
  const language = languageOf(url.pathname);
  const scope = await finderScope(language);
  const criteria = criteriaOf(url.searchParams, scope.facetKeys, language);
  const { series: _fixed, ...others } = criteria.facets;
  const products = series ? (bySeries(scope.products).get(series) ?? []) : scope.products;
  const wordMatches = saysNeed(scope.products, criteria) ? await search(language, criteria.q) : null;
  const sorted = wordMatches?.sort && criteria.sort === "order" ? { ...criteria, sort: sortOf(wordMatches.sort) } : criteria;
  return {
    scope: { ...scope, products, ...(wordMatches && scopeOfWords(wordMatches, products)) },
    criteria: series ? { ...sorted, facets: others } : sorted,
  };
}

function scopeOfWords({ scores, notes, needs, spelled }: Worded, products: Scope["products"]): Partial<Scope> {
  const matches = Bitset.of(products, ({ entry }) => scores === null || scores.has(entry.id));
  return {
    scores,
    named: Bitset.inAny(products, [matches, ...needs.map((slug) => withValue(products, "need", slug))]),
    notes,
    spelled,
  };
}

/** The products of a list by the key of their series. */
const bySeries = memoizeWeak((products: Scope["products"]) => {
  const series = new Set(products.flatMap(({ values }) => values["series"] ?? []));
  return new Map([...series].map((one) => [one, products.filter(({ values }) => values["series"]?.includes(one))]));
});

/** The canonical address of a form's own one; null when it is canonical already. */
export function properAddress(url: URL, path: string, criteria: Criteria): string | null {
  const { searchParams } = url;
  const names = [...searchParams.keys()];
  const isFormsOwn = names.some(
    (name) => /-(?:from|to)$/.test(name) || searchParams.getAll(name).length > 1 || searchParams.get(name) === "",
  );
  return isFormsOwn ? withView(finderAddress(path, criteria), searchParams.get("view") === "scale") : null;
}

/** Joins the fields of a form without script: `standby-from` and `standby-to` become a range. */
export function formParams(url: URL): URL {
  const target = new URL(url);
  for (const key of facets().ranges) {
    const [from, to] = [url.searchParams.get(`${key}-from`)?.trim(), url.searchParams.get(`${key}-to`)?.trim()];
    if (from || to) target.searchParams.set(key, `${from ?? ""}-${to ?? ""}`);
  }
  return target;
}

function withView(address: string, scale: boolean): string {
  return scale ? `${address}${address.includes("?") ? "&" : "?"}view=scale` : address;
}

/** The finder's page for its criteria; null when the list has no such page. */
export async function finderView(
  scope: Scope,
  criteria: Criteria,
  { path, series }: Finder,
  { language, t }: PageContext,
  scale: boolean,
): Promise<FinderView | null> {
  const result = findIn(scope, criteria);
  const total = result.fitting.size;
  const pageSize = scale ? SCALE_PAGE_SIZE : PAGE_SIZE;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (criteria.page > pages) return null;
  const fixed: Facet | undefined = series ? "series" : undefined;
  const start = (criteria.page - 1) * pageSize;
  const country = criteria.country && t("use.in", { country: nameOfCountry(criteria.country, language) });
  const useIn = criteria.country ? await usesIn(criteria.country, language) : null;
  const pageProducts = pageOf(scope, criteria, result.fitting, language, [start, start + pageSize], useIn);
  const product = scale ? scaledProduct : finderProduct;
  return {
    ...controlsView(scope, criteria, result, { path, language, t }, fixed),
    path,
    address: withView(finderAddress(path, { ...criteria, page: 1 }), scale),
    sort: criteria.sort,
    q: criteria.q,
    scale,
    items: pageProducts.map(({ entry }) =>
      Object.assign(product(entry, criteria, language), useIn && { use: { name: country ?? "", ...verdict(useIn(entry), t) } }),
    ),
    spelled: scope.spelled === null ? null : { words: scope.spelled, to: finderAddress(path, { ...criteria, q: scope.spelled, page: 1 }) },
    notes: notesView(scope, criteria, { path, language, t }),
    total,
    all: criteria.facets["life"] ? scope.products.length : available(scope.products).size,
    page: criteria.page,
    pages,
    culprits: total === 0 ? culpritsView(scope, criteria, { path, language, t }, fixed) : [],
    matchedKeys: [...new Set([criteria, ...needCriteria(scope, criteria)].flatMap(matchedRows))],
    ...(series && { fixed: series }),
  };
}

/** The products of a page; for a country, those that can be used there come first, unless another order is chosen. */
function pageOf(
  scope: Scope,
  criteria: Criteria,
  fitting: Bitset,
  language: Language,
  [start, end]: [start: number, end: number],
  useIn: UseIn,
): FindableProduct[] {
  if (!useIn || criteria.sort !== "order") return orderedIn(scope, criteria, fitting, language, start, end);
  return orderedIn(scope, criteria, fitting, language)
    .map((product) => ({ product, use: useIn(product.entry) }))
    .sort((one, other) => compareUse(one.use, other.use))
    .slice(start, end)
    .map(({ product }) => product);
}

function finderProduct(entry: ProductEntry, criteria: Criteria, language: Language): FinderProduct {
  const { slug, code } = entry;
  const days = reckonedDays(entry.standby, criteria);
  const figures = figuresOf(entry, language);
  const card = {
    slug,
    code,
    nameParts: phrases(entry.name[language], language),
    picture: pictureOf(entry, language),
    figures: days === null ? figures : figures.map((figure) => (figure.key === "standby" ? standbyFigure(days, language) : figure)),
    ...lifeName(entry, language),
  };
  return { ...card, line: inShort(entry).line };
}

function standbyFigure(days: number, language: Language): CardFigure {
  return { key: "standby", value: reckonedName(days, language) };
}

function scaledProduct(entry: ProductEntry, criteria: Criteria, language: Language): FinderProduct {
  return { ...finderProduct(entry, criteria, language), scaled: scaledView(entry) };
}

/** The rows of a card that answer a choice. */
function matchedRows({ facets, ip, country, interval, ranges, operatingConditions }: Criteria): string[] {
  return [
    ...(facets["network"] || facets["bands"] || country ? ["network"] : []),
    ...(ip === undefined ? [] : ["protection"]),
    ...(ranges["standby"] || interval !== undefined ? ["standby"] : []),
    ...(ranges["weight"] ? ["weight"] : []),
    ...(operatingConditions["voltage"] === undefined ? [] : ["input_voltage"]),
    ...(operatingConditions["temperature"] === undefined ? [] : ["temperature"]),
  ];
}

/** The canonical address of a finder, and whether search engines may index it. */
export function finderHead(path: string, criteria: Criteria): { path: string; noindex: boolean } {
  return { path: finderAddress(path, criteria), noindex: !isListed(criteria) };
}
