import { languageOf, type Language } from "#shared/languages.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { pictureAddress } from "#app/lib/picture.ts";
import { reckonedName } from "#shared/specification/use.ts";
import { outline } from "#shared/geometry/outline.ts";
import type { ProductEntry } from "../index/product-entries.server.ts";
import type { PageContext } from "#app/data/page.server.ts";
import type { Compared } from "#app/lib/storage/compare-list.ts";
import { figuresOf, inShort, lifeName, pictureOf, type CardFigure, type ProductCard } from "../product-card.server.ts";
import { criteriaOf, finderAddress, isListed, sortOf, type Criteria, type Facet } from "./criteria.ts";
import { available, reckonedDays, saysNeed, withValue } from "./find.ts";
import { needCriteria, notesView } from "./notes-view.server.ts";
import { Bitset } from "./bitset.ts";
import { finderScope, type Scope } from "./scope.server.ts";
import { controlsView, findIn, orderedIn } from "./controls-view.server.ts";
import { culpritsView } from "./chips-view.server.ts";
import type { ControlsView, CulpritView } from "./view-types.ts";

/** A product in the finder: its card, and what the view to scale shows of it. */
export interface FinderProduct extends Omit<ProductCard, "tagline" | "series"> {
  /** What stands below its code where it is chosen for comparison. */
  line: Compared["line"];
  /** In the view to scale alone. */
  scaled?: Scaled;
}

/** A product from above, in millimetres. */
export interface Scaled {
  size: { width: number; depth: number; height: number };
  /** Radius of its corners. */
  corner: number;
  /** Its picture from above, of which its body is a part; null where the outline has to do. */
  picture: { address: string; left: number; top: number; width: number; height: number } | null;
}

export interface FinderView extends ControlsView {
  /** Site path of the finder, without parameters. */
  path: string;
  /** Site path of the first page of what was found. */
  address: string;
  sort: string;
  q: string;
  scale: boolean;
  items: FinderProduct[];
  /** How many fit, and how many there are. */
  total: number;
  all: number;
  page: number;
  pages: number;
  /** What excludes everything, when nothing fits. */
  culprits: CulpritView[];
  /** Key of the series that the page is for. */
  fixed?: string;
  /** Figures of the cards that answer a choice. */
  met: string[];
  /** What words that are nowhere may mean, with the address that looks for that; null where there are none. */
  spelled: { words: string; to: string } | null;
  /** Why these: what staff says, and by which figures they fit. */
  notes: string[];
}

/** Cards per page of the finder: six rows of three. */
const PAGE_SIZE = 18;

/** What a visitor's words ask of the products. */
export interface Worded {
  /** The ids of the products that have all of it, and how well each matches; null where they ask for nothing but an order. */
  scores: Scope["scores"];
  /** What staff says to the needs that they name. */
  notes: readonly string[];
  /** The slugs of the needs that they name, where they say nothing else. */
  needs: readonly string[];
  /** The order that they ask for: “the lightest”. */
  sort: string | undefined;
  /** Where nothing has all of it: other words that resemble them and find something. */
  spelled: string | null;
}

/** Looks for what a visitor has written, in a language. */
export type WordSearch = (language: Language, words: string) => Promise<Worded>;

/** Where a finder stands: the whole range, or a series at an address of its own; and who else is asked for what visitors write. */
export interface Finder {
  path: string;
  series?: string;
  search: WordSearch;
}

/** The criteria of an address, read against what there is, and what the search finds for its words. */
export async function readCriteria(url: URL, { series, search }: Finder): Promise<{ scope: Scope; criteria: Criteria }> {
  const language = languageOf(url.pathname);
  const whole = await finderScope(language);
  const criteria = criteriaOf(url.searchParams, whole.known, language);
  const { series: _fixed, ...others } = criteria.facets;
  const products = series ? (bySeries(whole.products).get(series) ?? []) : whole.products;
  const worded = saysNeed(whole.products, criteria) ? await search(language, criteria.q) : null;
  const asked = worded?.sort && criteria.sort === "order" ? { ...criteria, sort: sortOf(worded.sort) } : criteria;
  return {
    scope: { ...whole, products, ...(worded && wordedScope(worded, products)) },
    criteria: series ? { ...asked, facets: others } : asked,
  };
}

function wordedScope({ scores, notes, needs, spelled }: Worded, products: Scope["products"]): Partial<Scope> {
  const found = Bitset.of(products, ({ entry }) => scores === null || scores.has(entry.id));
  return {
    scores,
    named: Bitset.inAny(products, [found, ...needs.map((slug) => withValue(products, "need", slug))]),
    notes,
    spelled,
  };
}

/** The products of a list by the key of their series. */
const bySeries = memoizeWeak((products: Scope["products"]) => {
  const series = new Set(products.flatMap(({ values }) => values["series"] ?? []));
  return new Map([...series].map((one) => [one, products.filter(({ values }) => values["series"]?.includes(one))]));
});

/** The address that says the same as a form's own, in its one proper way; null when it does so already. */
export function properAddress(url: URL, path: string, criteria: Criteria): string | null {
  const { searchParams } = url;
  const names = [...searchParams.keys()];
  const isFormsOwn = names.some(
    (name) => /-(?:from|to)$/.test(name) || searchParams.getAll(name).length > 1 || searchParams.get(name) === "",
  );
  return isFormsOwn ? withView(finderAddress(path, criteria), searchParams.get("view") === "scale") : null;
}

/** Joins what a form without script sends: `standby-from` and `standby-to` into a range. */
export function formParams(url: URL): URL {
  const joined = new URL(url);
  for (const key of facets().ranges) {
    const [from, to] = [url.searchParams.get(`${key}-from`)?.trim(), url.searchParams.get(`${key}-to`)?.trim()];
    if (from || to) joined.searchParams.set(key, `${from ?? ""}-${to ?? ""}`);
  }
  return joined;
}

function withView(address: string, scale: boolean): string {
  return scale ? `${address}${address.includes("?") ? "&" : "?"}view=scale` : address;
}

/** What the finder shows for its criteria; null when the list has no such page. */
export async function finderView(
  scope: Scope,
  criteria: Criteria,
  { path, series }: Finder,
  { language, t }: PageContext,
  scale: boolean,
): Promise<FinderView | null> {
  const found = findIn(scope, criteria);
  const total = found.fitting.size;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (criteria.page > pages) return null;
  const fixed: Facet | undefined = series ? "series" : undefined;
  const start = (criteria.page - 1) * PAGE_SIZE;
  const shown = orderedIn(scope, criteria, found.fitting, language, start, start + PAGE_SIZE);
  const product = scale ? scaledProduct : finderProduct;
  return {
    ...controlsView(scope, criteria, found, { path, language, t }, fixed),
    path,
    address: withView(finderAddress(path, { ...criteria, page: 1 }), scale),
    sort: criteria.sort,
    q: criteria.q,
    scale,
    items: shown.map(({ entry }) => product(entry, criteria, language)),
    spelled: scope.spelled === null ? null : { words: scope.spelled, to: finderAddress(path, { ...criteria, q: scope.spelled, page: 1 }) },
    notes: notesView(scope, criteria, { path, language, t }),
    total,
    all: criteria.facets["life"] ? scope.products.length : available(scope.products).size,
    page: criteria.page,
    pages,
    culprits: total === 0 ? culpritsView(scope, criteria, { path, language, t }, fixed) : [],
    met: [...new Set([criteria, ...needCriteria(scope, criteria)].flatMap(metRows))],
    ...(series && { fixed: series }),
  };
}

function finderProduct(entry: ProductEntry, criteria: Criteria, language: Language): FinderProduct {
  const { slug, code } = entry;
  const days = reckonedDays(entry.standby, criteria);
  const figures = figuresOf(entry, language);
  const card = {
    slug,
    code,
    name: entry.name[language],
    picture: pictureOf(entry, language),
    figures: days === null ? figures : figures.map((figure) => (figure.key === "standby" ? reckoned(days, language) : figure)),
    ...lifeName(entry, language),
  };
  return { ...card, line: inShort(entry).line };
}

function reckoned(days: number, language: Language): CardFigure {
  return { key: "standby", value: reckonedName(days, language) };
}

function scaledProduct(entry: ProductEntry, criteria: Criteria, language: Language): FinderProduct {
  return { ...finderProduct(entry, criteria, language), scaled: scaledView(entry) };
}

/** Pixels of a picture for each millimetre that it shows: enough for screens with two pixels a point. */
const PIXELS_PER_MM = 5;

function scaledView({ code, size, topView, pictures: [, above] }: ProductEntry): Scaled {
  const body = outline({ code, ...size }).top.shapes.find(({ layer, kind }) => layer === "OUTLINE" && kind !== "line");
  const corner = body?.kind === "box" ? body.r : Math.min(size.width, size.depth) / 2;
  if (!topView || !above) return { size, corner, picture: null };
  const { left, top, width: part, height: highPart } = topView;
  const [width, height] = [(size.width / part) * 100, (size.depth / highPart) * 100];
  return {
    size,
    corner,
    picture: {
      address: pictureAddress({ ...above.view, alt: "" }, width * PIXELS_PER_MM),
      left: (-left * width) / 100,
      top: (-top * height) / 100,
      width,
      height,
    },
  };
}

/** The rows of a card that answer what was chosen. */
function metRows({ facets, ip, country, interval, ranges, operatingConditions }: Criteria): string[] {
  return [
    ...(facets["network"] || country ? ["network"] : []),
    ...(ip === undefined ? [] : ["protection"]),
    ...(ranges["standby"] || interval !== undefined ? ["standby"] : []),
    ...(ranges["weight"] ? ["weight"] : []),
    ...(operatingConditions["voltage"] === undefined ? [] : ["input_voltage"]),
    ...(operatingConditions["temperature"] === undefined ? [] : ["temperature"]),
  ];
}

/** The canonical address of a finder, and whether search engines may list it. */
export function finderHead(path: string, criteria: Criteria): { path: string; noindex: boolean } {
  return { path: finderAddress(path, criteria), noindex: !isListed(criteria) };
}
