import { cachedBy } from "#cms/cache/cached.ts";
import { byLanguage, type Language } from "#shared/languages.ts";
import type { Compared } from "#app/lib/storage/compare-list.ts";
import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import type { PictureView } from "#app/data/content/pictures.server.ts";
import { specificationQuantity, type StatedRow } from "#shared/specification/format.ts";
import { LIFE_STAGES } from "#shared/vocabulary/catalogue.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { shortNetworks } from "./specs.server.ts";
import { places, type Places } from "./index/taxonomy.server.ts";
import {
  availableProducts,
  productEntries,
  productsBySlug,
  type IndexedKey,
  type IndexedRow,
  type ProductEntry,
} from "./index/product-entries.server.ts";

/** A figure on a card. */
export interface CardFigure {
  key: FigureKey;
  /** With its unit. */
  value: string;
  /** Of the standby alone: the same as a number, where it is one, and under which condition it holds. */
  number?: number;
  condition?: string;
}

/** A product as lists show it. */
export interface ProductCard {
  slug: string;
  code: string;
  name: string;
  tagline: string;
  series: string;
  picture: PictureView | null;
  /** Up to four figures that tell products apart. */
  figures: CardFigure[];
  /** The name of the stage of its life, unless it is active. */
  life?: string;
}

/** What a card says, place by place: the first row of each that the product states. */
const FIGURES = [
  ["standby", "input_voltage"],
  ["network", "accuracy"],
  ["protection", "temperature"],
  ["weight"],
] as const satisfies IndexedKey[][];
type FigureKey = (typeof FIGURES)[number][number];

/** The card of a product of the index. */
export function productCard(entry: ProductEntry, language: Language, { series }: Places): ProductCard {
  return {
    slug: entry.slug,
    code: entry.code,
    name: entry.name[language],
    tagline: entry.tagline[language],
    series: (entry.series !== null && series.get(entry.series)?.name[language]) || "",
    picture: pictureOf(entry, language),
    figures: figuresOf(entry, language),
    ...lifeName(entry, language),
  };
}

/** The name of the stage of a product's life, for a badge; nothing for one that is active. */
export function lifeName({ life }: Pick<ProductEntry, "life">, language: Language): { life?: string } {
  return life === "active" ? {} : { life: nameIn(LIFE_STAGES[life], language) };
}

/** The picture that lists show. */
export function pictureOf({ pictures: [picture] }: ProductEntry, language: Language): PictureView | null {
  return picture ? { ...picture.view, alt: picture.alt[language] } : null;
}

/** The figures that a bar or a menu has room for. */
const IN_SHORT = new Set<string>(["standby", "input_voltage", "protection"]);

/** A product as lists for comparison store it: in a few words its standby time or power supply, and its protection. */
export function inShort(entry: ProductEntry): Compared {
  const { slug, code, pictures } = entry;
  const [picture] = pictures;
  const lineIn = (language: Language) => figuresOf(entry, language).flatMap(({ key, value }) => (IN_SHORT.has(key) ? [value] : []));
  const line = byLanguage((language) => lineIn(language).join(" · "));
  return { slug, code, line, picture: picture ? { ...picture.view, alt: "" } : null };
}

/** The same of one product; null when it is not published. */
export async function productInShort(slug: string): Promise<Compared | null> {
  const entry = productsBySlug(await productEntries()).get(slug);
  return entry ? inShort(entry) : null;
}

/** Cards of products of the index. */
export async function productCards(entries: readonly ProductEntry[], language: Language): Promise<ProductCard[]> {
  const placesBySlug = await places();
  return entries.map((entry) => productCard(entry, language, placesBySlug));
}

/** The figures that a card has room for. */
export function figuresOf({ rows }: ProductEntry, language: Language): CardFigure[] {
  return FIGURES.flatMap((keys) => {
    const row = keys.map((key: FigureKey) => rows[key]).find((stated) => stated !== undefined);
    return row ? [figureOf(row, language)] : [];
  });
}

/** A kept row as a figure. */
function figureOf(row: IndexedRow, language: Language): CardFigure {
  return {
    key: row.key as FigureKey,
    value: row.key === "network" ? shortNetworks(row.codes ?? [], language) || inLanguage(row, language) : inLanguage(row, language),
    ...(row.key === "standby" && { ...(row.value != null && { number: row.value }), condition: row.condition?.[language] ?? "" }),
  };
}

/** A kept row as the formatter takes it. */
export function statedIn(row: IndexedRow, language: Language): StatedRow {
  return { ...row, text: row.text?.[language], condition: row.condition?.[language] };
}

function inLanguage(row: IndexedRow, language: Language): string {
  return specificationQuantity(statedIn(row, language), language);
}

/** Cards of the first products, in the editors' order. */
export async function firstProducts(language: Language, count: number): Promise<ProductCard[]> {
  return productCards(availableProducts(await visibleIn(productEntries, language)).slice(0, count), language);
}

/** Cards of some products, by their codes, slugs or ids, in the list's order. */
export async function productsBy<By extends "code" | "slug" | "id">(
  by: By,
  language: Language,
  names: readonly ProductEntry[By][],
): Promise<ProductCard[]> {
  const order = new Set(names);
  return productCards(
    (await visibleIn(productEntries, language)).filter((entry) => order.has(entry[by])),
    language,
  );
}

/** How many products can be had, and how many of them in each series, by its key. */
export const productCounts = cachedBy(async (language: Language): Promise<{ total: number; bySeries: Record<string, number> }> => {
  const [entries, { series }] = await Promise.all([visibleIn(productEntries, language), places()]);
  const bySeries: Record<string, number> = {};
  const available = availableProducts(entries);
  for (const { series: id } of available) {
    const key = id === null ? undefined : series.get(id)?.key;
    if (key !== undefined) bySeries[key] = (bySeries[key] ?? 0) + 1;
  }
  return { total: available.length, bySeries };
});
