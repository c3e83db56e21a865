import { getCms } from "#cms/index.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Most lines of a quote list, and most pieces of a product in it. */
const MOST_LINES = 50;
const MOST_PIECES = 1_000_000;
const LINE = /^([a-z0-9]+(?:-[a-z0-9]+)*):([1-9]\d{0,6})$/;

/** A line of a quote list as a lead stores it. */
interface WantedItem {
  /** Code and name as the visitor saw them; the address part of the product when the catalogue could not be asked. */
  name: string;
  quantity: number;
  product?: number;
}

/**
 * The lines of a quote list such as `a9:20,v3:5` (address part of a product, quantity). What is no such line is left out, and what
 * comes after the fiftieth. The catalogue not answering is no reason to lose a lead.
 */
export async function wantedItems(list: string, language: Language): Promise<WantedItem[]> {
  const lines = list.split(",").flatMap((entry) => {
    const [, slug, quantity] = LINE.exec(entry.trim()) ?? [];
    return slug && Number(quantity) <= MOST_PIECES ? [{ slug, quantity: Number(quantity) }] : [];
  });
  const wanted = lines.slice(0, MOST_LINES);
  if (wanted.length === 0) return [];
  const known = await productsBySlug(
    wanted.map(({ slug }) => slug),
    language,
  ).catch(() => null);
  return wanted.flatMap(({ slug, quantity }) => {
    const product = known?.get(slug);
    if (product) return [{ name: `${product.code} ${product.name}`, quantity, product: product.id }];
    return known ? [] : [{ name: slug, quantity }];
  });
}

async function productsBySlug(slugs: string[], language: Language) {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: "products",
    where: { slug: { in: slugs }, _status: { equals: "published" } },
    locale: language,
    pagination: false,
    depth: 0,
    select: { slug: true, code: true, name: true },
  });
  return new Map(docs.map((product) => [product.slug, product]));
}
