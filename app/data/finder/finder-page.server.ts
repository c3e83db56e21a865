import { languageOf, type Language } from "#shared/languages.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { pictureAddress } from "#app/lib/picture.ts";
import { outline } from "#shared/geometry/outline.ts";
import type { ProductEntry } from "../index/product-entries.server.ts";
import type { PageContext } from "#app/data/page.server.ts";
import type { Compared } from "#app/lib/storage/compare-list.ts";
import { figuresOf, inShort, lifeName, pictureOf, type ProductCard } from "../product-card.server.ts";
import { criteriaOf, finderAddress, isListed, type Criteria, type Facet } from "./criteria.ts";
import { available, saysNeed } from "./find.ts";
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
}

/** Cards per page of the finder: six rows of three. */
const PAGE_SIZE = 18;

/** Looks for what a visitor has written, in a language. @returns the ids of the products that have all of it, and how well each matches */
export type WordSearch = (language: Language, words: string) => Promise<NonNullable<Scope["scores"]>>;

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
  const scores = saysNeed(whole.products, criteria) ? await search(language, criteria.q) : null;
  return {
    scope: { ...whole, products, scores, named: scores && Bitset.of(products, ({ entry }) => scores.has(entry.id)) },
    criteria: series ? { ...criteria, facets: others } : criteria,
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
    items: shown.map(({ entry }) => product(entry, language)),
    total,
    all: criteria.facets["life"] ? scope.products.length : available(scope.products).size,
    page: criteria.page,
    pages,
    culprits: total === 0 ? culpritsView(scope, criteria, { path, language, t }, fixed) : [],
    met: metRows(criteria),
    ...(series && { fixed: series }),
  };
}

function finderProduct(entry: ProductEntry, language: Language): FinderProduct {
  const { slug, code } = entry;
  const card = {
    slug,
    code,
    name: entry.name[language],
    picture: pictureOf(entry, language),
    figures: figuresOf(entry, language),
    ...lifeName(entry, language),
  };
  return { ...card, line: inShort(entry).line };
}

function scaledProduct(entry: ProductEntry, language: Language): FinderProduct {
  return { ...finderProduct(entry, language), scaled: scaledView(entry) };
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
function metRows({ facets, ip, ranges, operatingConditions }: Criteria): string[] {
  return [
    ...(facets["network"] ? ["network"] : []),
    ...(ip === undefined ? [] : ["protection"]),
    ...(ranges["standby"] ? ["standby"] : []),
    ...(ranges["weight"] ? ["weight"] : []),
    ...(operatingConditions["voltage"] === undefined ? [] : ["input_voltage"]),
    ...(operatingConditions["temperature"] === undefined ? [] : ["temperature"]),
  ];
}

/** The canonical address of a finder, and whether search engines may list it. */
export function finderHead(path: string, criteria: Criteria): { path: string; noindex: boolean } {
  return { path: finderAddress(path, criteria), noindex: !isListed(criteria) };
}
