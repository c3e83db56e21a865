import { records } from "./records.server.ts";
import type { Product } from "#cms/payload-types.ts";
import type { Language } from "#app/i18n/languages.ts";
import { downloadsOfProduct, type DownloadView } from "./downloads.server.ts";
import type { Page } from "./page-of.server.ts";
import { pageOf } from "./page-of.server.ts";
import { FILE_FIELDS, modelView, PICTURE_FIELDS, pictureView, type ModelView, type PictureView } from "./pictures.server.ts";
import { highlights, specGroups, type SpecGroupView, type SpecView } from "./specs.server.ts";

/** A product as lists show it. */
export interface ProductCard {
  slug: string;
  code: string;
  name: string;
  tagline: string;
  series: string;
  picture: PictureView | null;
  highlights: SpecView[];
}

export interface AccessoryView {
  slug: string;
  model: string;
  name: string;
  text: string;
  picture: PictureView | null;
}

export interface TitledText {
  title: string;
  text: string;
}

/** A product with everything that its page shows. */
export interface ProductView extends ProductCard {
  seriesKey: string;
  intro: string;
  pictures: PictureView[];
  model: ModelView | null;
  /** The product at its place of work; null when there is no such picture. */
  inUse: PictureView | null;
  /** Outer size in millimetres. */
  size: { width: number; depth: number; height: number };
  features: TitledText[];
  scenarios: TitledText[];
  specs: SpecGroupView[];
  materials: { part: string; material: string }[];
  packing: { item: string; quantity: number }[];
  purchase: { minimumOrder: number; sampleDays: number; leadDays: number; warrantyMonths: number; note: string };
  accessories: AccessoryView[];
  solutions: { slug: string; name: string; tagline: string }[];
  downloads: DownloadView[];
}

/** Whom the home page features a product for, in its order. */
const FEATURED_FOR = ["vehicle", "personal", "pet"] as const;

export interface FeaturedProduct extends ProductCard {
  featured: (typeof FEATURED_FOR)[number];
  intro: string;
}

/** Cards per page of the product list: four rows of three. */
const PAGE_SIZE = 12;

const CARD_FIELDS = { slug: true, code: true, name: true, tagline: true, series: true, pictures: true, specs: true } as const;
const POPULATE = {
  media: { ...FILE_FIELDS, ...PICTURE_FIELDS },
  series: { key: true, name: true },
  accessories: { slug: true, model: true, name: true, text: true, picture: true },
  solutions: { slug: true, name: true, tagline: true },
} as const;

/** A page of the product list, of one series or all; null when the list has no such page. */
export async function listProducts(language: Language, { series, page = 1 }: { series?: string; page?: number }): Promise<Page<ProductCard> | null> {
  const cms = await records();
  const found = await cms.find({
    collection: "products",
    locale: language,
    overrideAccess: false,
    depth: 1,
    limit: PAGE_SIZE,
    page,
    sort: "order",
    where: series ? { "series.key": { equals: series } } : {},
    select: CARD_FIELDS,
    populate: POPULATE,
  });
  return pageOf(found, page, (product) => productCard(product, language));
}

/** The products featured on the home page: one for vehicles, one for persons, one for pets. */
export async function featuredProducts(language: Language): Promise<FeaturedProduct[]> {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "products",
    locale: language,
    overrideAccess: false,
    depth: 1,
    limit: FEATURED_FOR.length,
    sort: "order",
    where: { featured: { exists: true } },
    select: { ...CARD_FIELDS, featured: true, intro: true },
    populate: POPULATE,
  });
  return docs
    .flatMap((product) => (product.featured ? [{ ...productCard(product, language), featured: product.featured, intro: product.intro }] : []))
    .sort((one, other) => FEATURED_FOR.indexOf(one.featured) - FEATURED_FOR.indexOf(other.featured));
}

/** Cards of some products, by code, in the list's order. */
export async function productsByCode(language: Language, codes: string[]): Promise<ProductCard[]> {
  if (codes.length === 0) return [];
  const cms = await records();
  const { docs } = await cms.find({
    collection: "products",
    locale: language,
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: "order",
    where: { code: { in: codes } },
    select: CARD_FIELDS,
    populate: POPULATE,
  });
  return docs.map((product) => productCard(product, language));
}

/** How many products each series has. */
export async function countBySeries(): Promise<Record<string, number>> {
  const cms = await records();
  const { docs } = await cms.find({ collection: "products", overrideAccess: false, depth: 1, pagination: false, select: { series: true }, populate: { series: { key: true } } });
  const counts: Record<string, number> = {};
  for (const { series } of docs) {
    if (typeof series === "object") counts[series.key] = (counts[series.key] ?? 0) + 1;
  }
  return counts;
}

/** The product with this slug; null when there is none. */
export async function findProduct(language: Language, slug: string): Promise<ProductView | null> {
  const cms = await records();
  const { docs } = await cms.find({ collection: "products", locale: language, overrideAccess: false, depth: 2, limit: 1, where: { slug: { equals: slug } }, populate: POPULATE });
  const product = docs[0];
  if (!product) return null;
  return {
    ...productCard(product, language),
    seriesKey: typeof product.series === "object" ? product.series.key : "",
    intro: product.intro,
    pictures: (product.pictures ?? []).flatMap((picture) => pictureView(picture) ?? []),
    model: modelView(product.model),
    inUse: pictureView(product.inUse),
    size: { width: product.width, depth: product.depth, height: product.height },
    features: titledTexts(product.features),
    scenarios: titledTexts(product.scenarios),
    specs: specGroups(product.specs ?? [], language),
    materials: (product.materials ?? []).map(({ part, material }) => ({ part, material })),
    packing: (product.packing ?? []).map(({ item, quantity }) => ({ item, quantity })),
    purchase: {
      minimumOrder: product.purchase.minimumOrder,
      sampleDays: product.purchase.sampleDays,
      leadDays: product.purchase.leadDays,
      warrantyMonths: product.purchase.warrantyMonths,
      note: product.purchase.note,
    },
    accessories: (product.accessories ?? []).flatMap((accessory) =>
      typeof accessory === "object"
        ? [{ slug: accessory.slug, model: accessory.model, name: accessory.name, text: accessory.text, picture: pictureView(accessory.picture) }]
        : [],
    ),
    solutions: (product.solutions ?? []).flatMap((solution) =>
      typeof solution === "object" ? [{ slug: solution.slug, name: solution.name, tagline: solution.tagline }] : [],
    ),
    downloads: await downloadsOfProduct(language, product.id),
  };
}

type CardSource = Pick<Product, keyof typeof CARD_FIELDS>;

function productCard(product: CardSource, language: Language): ProductCard {
  return {
    slug: product.slug,
    code: product.code,
    name: product.name,
    tagline: product.tagline,
    series: typeof product.series === "object" ? product.series.name : "",
    picture: pictureView(product.pictures?.[0]),
    highlights: highlights(product.specs ?? [], language),
  };
}

/** The headings and sentences of a list field; none when it is empty. */
export function titledTexts(rows: TitledText[] | null | undefined): TitledText[] {
  return (rows ?? []).map(({ title, text }) => ({ title, text }));
}
