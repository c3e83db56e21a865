import { cachedBy } from "#cms/cache/cached.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import type { Product } from "#cms/config/payload-types.ts";
import { product } from "#shared/content/product.ts";
import type { Language } from "#shared/languages.ts";
import { FEATURED_KEYS, LIFE_STAGES, type FeaturedFor, type LifeStage } from "#shared/vocabulary/catalogue.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { coloursIn } from "#shared/vocabulary/wire-colours.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { linked } from "./content/linked.server.ts";
import { downloadsOfProduct, type DownloadView, type NotedDownload } from "./downloads.server.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { pictureView } from "./content/pictures.server.ts";
import { populateOf, readRecord, selectOf, type PublicView } from "./definition/view.server.ts";
import {
  leadingFigures,
  specFacts,
  specGroups,
  variantGroups,
  type SpecFact,
  type SpecGroupView,
  type SpecView,
  type VariantFact,
} from "./specs.server.ts";
import type { ProductCard } from "#app/data/product-card.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";
import { partsOff } from "./site-parts.server.ts";
import { standbyModel, type StandbyModel } from "#shared/specification/standby.ts";

/** What a product is introduced with: its name, its picture, and the figures of its instrument panel. */
interface ProductHead extends Omit<ProductCard, "figures"> {
  highlights: SpecView[];
}

export interface TitledText {
  title: string;
  text: string;
}

/** Where a product is in its life, unless it is active. */
export interface LifeView {
  stage: Exclude<LifeStage, "active">;
  name: string;
  /** ISO date; empty if unknown. */
  since: string;
  successor: { slug: string; code: string; name: string } | null;
}

type Fields = typeof product.fields;

/** A product with everything that its page shows. */
export interface ProductView extends Omit<PublicView<Fields>, "series" | "life" | "lifeSince" | "successor" | "variants" | "wires"> {
  /** The name of its series. */
  series: string;
  life: LifeView | null;
  highlights: SpecView[];
  /** Its specification group by group, at last its variants. */
  specs: SpecGroupView[];
  /** The wires of its harness, with the colours that their names say. */
  wires: (PublicView<Fields>["wires"][number] & { colours: readonly string[] })[];
  downloads: NotedDownload[];
}

/** The same with what its page's head and its papers need besides. */
export interface WholeProduct extends Omit<ProductView, "downloads"> {
  id: number;
  /** Keys of the rows of which it has none. */
  without: readonly string[];
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
/** The surfaces that show all of a product's fields. */
const ALL_PLACES = ["page", "datasheet", "markdown", "json", "jsonLd"] as const;

/** The fields to read of the records that a product links to: of its series also the leading rows. */
function withLeading(places: Parameters<typeof populateOf>[1]) {
  const populated = populateOf(product.fields, places);
  return { ...populated, series: { key: true, name: true, leading: true } } as const;
}

/** The products featured on the home page, in use where there is a picture of it: one for vehicles, one for persons, one for pets. */
export const featuredProducts = cachedBy(async (language: Language): Promise<FeaturedProduct[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    locale: language,
    depth: 1,
    limit: FEATURED_KEYS.length,
    sort: ["order", "id"],
    where: { featured: { exists: true } },
    select: { ...CARD_FIELDS, inUse: true, featured: true, intro: true, life: true },
    populate: withLeading(["page"]),
  });
  return docs
    .flatMap((record) => (record.featured && record.life !== "ended" ? [{ ...record, featured: record.featured }] : []))
    .sort((one, other) => FEATURED_KEYS.indexOf(one.featured) - FEATURED_KEYS.indexOf(other.featured))
    .map(({ featured, intro, inUse, ...record }, index) => {
      const { slug, code, name, picture, highlights: rows } = productHead(record, language);
      const figures = index === 0 ? rows.map(({ name: label, value, unit }) => ({ name: label, value, unit })) : undefined;
      return { slug, code, name, picture: pictureView(inUse) ?? picture, featured, intro, figures };
    });
});

/** The product with this slug; null when there is none. */
export const findProduct = cachedBy(async (language: Language, slug: string): Promise<WholeProduct | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    ...bySlug(slug, language),
    depth: 2,
    select: { ...selectOf(product.fields, ALL_PLACES), updatedAt: true, ...TRANSLATIONS },
    populate: withLeading(ALL_PLACES),
  });
  const record = docs[0];
  if (!record) return null;
  const off = await partsOff();
  const specs = record.specs ?? [];
  const { series: _series, lifeSince: _since, successor: _successor, ...view } = readRecord(product.fields, record);
  const series = linked(record.series);
  return {
    ...view,
    id: record.id,
    untranslated: untranslatedIn(record),
    missing: missingIn(record, language),
    seo: await seoView(cms, "products", record, language),
    series: series?.name ?? "",
    seriesKey: series?.key ?? "",
    changed: record.updatedAt,
    life: lifeView(record, language),
    model: off.has("model") ? null : view.model,
    specs: [...specGroups(specs, language), ...variantGroups(view.variants, language)],
    facts: specFacts(specs, language),
    wires: view.wires.map((wire) => ({ ...wire, colours: coloursIn(wire.name) })),
    without: record.without ?? [],
    highlights: leadingFigures(specs, series?.leading ?? [], language),
    standby: off.has("calculator") ? null : standbyModel(specs),
    solutions: off.has("solutions") ? [] : view.solutions,
    downloads: await downloadsOfProduct(language, record.id),
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

function productHead({ slug, code, name, tagline, series, pictures, specs }: CardSource, language: Language): ProductHead {
  return {
    slug,
    code,
    name,
    tagline,
    series: linked(series)?.name ?? "",
    picture: pictureView(pictures?.[0]),
    highlights: leadingFigures(specs ?? [], linked(series)?.leading ?? [], language),
  };
}
