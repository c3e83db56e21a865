import { cached, cachedBy } from "#cms/cache/cached.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import type { Product } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { FEATURED_KEYS, LIFE_STAGES, type FeaturedFor, type LifeStage } from "#shared/vocabulary/catalogue.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { linked, linkedAll } from "./linked.server.ts";
import { downloadsOfProduct, type DownloadView, type ListedDownload } from "./downloads.server.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { FILE_FIELDS, modelView, PICTURE_FIELDS, pictureView, type ModelView, type PictureView } from "./content/pictures.server.ts";
import {
  highlights,
  specFacts,
  specGroups,
  variantFacts,
  variantGroups,
  type SpecFact,
  type SpecGroupView,
  type SpecView,
  type VariantFact,
} from "./specs.server.ts";
import type { PurchaseTerms } from "./purchase.ts";
import type { ProductCard } from "#app/data/product-card.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";
import { partsOff } from "./site-parts.server.ts";
import { standbyModel, type StandbyModel } from "#shared/specification/standby.ts";

/** What a product is introduced with: its name, its picture, and the figures of its instrument panel. */
interface ProductHead extends Omit<ProductCard, "figures"> {
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

/** Where a product is in its life, unless it is active. */
export interface LifeView {
  stage: Exclude<LifeStage, "active">;
  name: string;
  /** ISO date; empty where nobody has said. */
  since: string;
  successor: { slug: string; code: string; name: string } | null;
}

/** A product with everything that its page shows. */
export interface ProductView extends Omit<ProductHead, "picture" | "life"> {
  life: LifeView | null;
  intro: string;
  pictures: PictureView[];
  model: ModelView | null;
  /** The product at its place of work; null when there is no such picture. */
  inUse: PictureView | null;
  /** Outer size in millimetres. */
  size: { width: number; depth: number; height: number };
  features: TitledText[];
  scenarios: TitledText[];
  /** Its specification group by group, at last its variants. */
  specs: SpecGroupView[];
  materials: { part: string; material: string }[];
  packing: { item: string; quantity: number }[];
  purchase: PurchaseTerms;
  accessories: AccessoryView[];
  solutions: { slug: string; name: string; tagline: string }[];
  downloads: ListedDownload[];
}

/** The same with what its page's head and its papers need besides. */
export interface WholeProduct extends Omit<ProductView, "downloads"> {
  id: number;
  /** ISO date and time of the last change. */
  changed: string;
  downloads: DownloadView[];
  /** What its standby is reckoned with; null for a product without a battery of its own, or without the rows for it. */
  standby: StandbyModel | null;
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
  seriesKey: string;
  /** Its specification for programs. */
  facts: SpecFact[];
  variants: VariantFact[];
}

export interface FeaturedProduct extends Pick<ProductHead, "slug" | "code" | "name" | "picture"> {
  featured: FeaturedFor;
  intro: string;
  /** Of the one that is shown large. */
  figures: Pick<SpecView, "name" | "value" | "unit">[] | undefined;
}

const CARD_FIELDS = { slug: true, code: true, name: true, tagline: true, series: true, pictures: true, specs: true } as const;
/** What a product's page shows beyond its card. */
const PAGE_FIELDS = {
  seo: true,
  ...CARD_FIELDS,
  intro: true,
  model: true,
  inUse: true,
  width: true,
  depth: true,
  height: true,
  features: true,
  scenarios: true,
  materials: true,
  variants: true,
  packing: true,
  purchase: true,
  accessories: true,
  solutions: true,
  life: true,
  lifeSince: true,
  successor: true,
  updatedAt: true,
  ...TRANSLATIONS,
} as const;
const POPULATE = {
  products: { slug: true, code: true, name: true },
  media: { ...FILE_FIELDS, ...PICTURE_FIELDS },
  series: { key: true, name: true },
  accessories: { slug: true, model: true, name: true, text: true, picture: true },
  solutions: { slug: true, name: true, tagline: true },
} as const;

/** The products featured on the home page: one for vehicles, one for persons, one for pets. */
export const featuredProducts = cachedBy(async (language: Language): Promise<FeaturedProduct[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    locale: language,
    depth: 1,
    limit: FEATURED_KEYS.length,
    sort: ["order", "id"],
    where: { featured: { exists: true } },
    select: { ...CARD_FIELDS, featured: true, intro: true, life: true },
    populate: POPULATE,
  });
  return docs
    .flatMap((product) => (product.featured && product.life !== "ended" ? [{ ...product, featured: product.featured }] : []))
    .sort((one, other) => FEATURED_KEYS.indexOf(one.featured) - FEATURED_KEYS.indexOf(other.featured))
    .map(({ featured, intro, ...product }, index) => {
      const { slug, code, name, picture, highlights: rows } = productHead(product, language);
      const figures = index === 0 ? rows.map(({ name: label, value, unit }) => ({ name: label, value, unit })) : undefined;
      return { slug, code, name, picture, featured, intro, figures };
    });
});

/** The product with this slug; null when there is none. */
export const findProduct = cachedBy(async (language: Language, slug: string): Promise<WholeProduct | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    ...bySlug(slug, language),
    depth: 2,
    select: PAGE_FIELDS,
    populate: POPULATE,
  });
  const product = docs[0];
  if (!product) return null;
  const off = await partsOff();
  const variants = variantFacts(product.variants);
  // Its picture is the first of its pictures.
  const { picture: _first, ...head } = productHead(product, language);
  return {
    ...head,
    id: product.id,
    untranslated: untranslatedIn(product),
    missing: missingIn(product, language),
    seo: await seoView(cms, "products", product, language),
    seriesKey: linked(product.series)?.key ?? "",
    changed: product.updatedAt,
    life: lifeView(product, language),
    intro: product.intro,
    pictures: (product.pictures ?? []).flatMap((picture) => pictureView(picture) ?? []),
    model: off.has("model") ? null : modelView(product.model),
    inUse: pictureView(product.inUse),
    size: { width: product.width, depth: product.depth, height: product.height },
    features: titledTexts(product.features),
    scenarios: titledTexts(product.scenarios),
    specs: [...specGroups(product.specs ?? [], language), ...variantGroups(variants, language)],
    variants,
    facts: specFacts(product.specs ?? [], language),
    standby: off.has("calculator") ? null : standbyModel(product.specs ?? []),
    materials: (product.materials ?? []).map(({ part, material }) => ({ part, material })),
    packing: (product.packing ?? []).map(({ item, quantity }) => ({ item, quantity })),
    purchase: {
      minimumOrder: product.purchase?.minimumOrder ?? null,
      sampleDays: product.purchase?.sampleDays ?? null,
      leadDays: product.purchase?.leadDays ?? null,
      warrantyMonths: product.purchase?.warrantyMonths ?? null,
      note: product.purchase?.note ?? "",
    },
    accessories: linkedAll(product.accessories).map(({ slug, model, name, text, picture }) => ({
      slug,
      model,
      name,
      text,
      picture: pictureView(picture),
    })),
    solutions: (off.has("solutions") ? [] : linkedAll(product.solutions)).map(({ slug, name, tagline }) => ({ slug, name, tagline })),
    downloads: await downloadsOfProduct(language, product.id),
  };
});

function lifeView(
  { id, life, lifeSince, successor }: Pick<Product, "id" | "life" | "lifeSince" | "successor">,
  language: Language,
): LifeView | null {
  if (!life || life === "active") return null;
  const next = linked(successor);
  return {
    stage: life,
    name: nameIn(LIFE_STAGES[life], language),
    since: lifeSince ? isoDay(lifeSince) : "",
    successor: next && next.id !== id ? { slug: next.slug, code: next.code, name: next.name } : null,
  };
}

type CardSource = Pick<Product, keyof typeof CARD_FIELDS>;

function productHead(product: CardSource, language: Language): ProductHead {
  return {
    slug: product.slug,
    code: product.code,
    name: product.name,
    tagline: product.tagline,
    series: linked(product.series)?.name ?? "",
    picture: pictureView(product.pictures?.[0]),
    highlights: highlights(product.specs ?? [], language),
  };
}

/** The headings and sentences of a list field; none when it is empty. */
export function titledTexts(rows: TitledText[] | null | undefined): TitledText[] {
  return (rows ?? []).map(({ title, text }) => ({ title, text }));
}

/** Whether the company has accessories at all. A product without any then says so. */
export const anyAccessories = cached(async (): Promise<boolean> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({ collection: "accessories", depth: 0, limit: 1, select: {} });
  return docs.length > 0;
});
