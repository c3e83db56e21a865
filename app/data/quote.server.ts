import { nameIn } from "#shared/vocabulary/name-in.ts";
import { byIds, publishedContent } from "#app/data/published-content.server.ts";
import type { PictureView } from "#app/data/content/pictures.server.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import type { Product } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { MAX_LINES, readItems, withUses, type LineUse, type QuoteLine } from "#app/lib/storage/quote-items.ts";
import { conditionParams, conditionsOf } from "#app/lib/standby-conditions.ts";
import { codeNames, specificationText } from "#shared/specification/format.ts";
import { INTERVALS, intervalsOf, type StandbyModel } from "#shared/specification/standby.ts";
import { variantKey } from "#shared/specification/variants.ts";
import { bestSharedBands, intervalName, REGIONS } from "#shared/specification/use.ts";
import { usesIn, verdict, type Verdict } from "./country-use.server.ts";
import { translator } from "./texts.server.ts";
import { HOME_COUNTRY, homeFirst } from "./home-country.server.ts";
import { statedIn } from "./product-card.server.ts";
import { productsBySlug, productEntries, type ProductEntry } from "./index/product-entries.server.ts";

/** A region of use, and the bands that the product shares with its networks. */
export interface LineRegion {
  key: string;
  name: string;
  /** In short: `B1 / B3 / B8`; empty when there is none. */
  bands: string;
  /** The region's bands are known, and the product shares too few of them. */
  doubtful: boolean;
}

/** A line of the quote list as the page for buyers shows it. */
export interface QuotedProduct extends QuoteLine {
  code: string;
  name: string;
  tagline: string;
  picture: PictureView | null;
  /** Grams; null when it is not stated. */
  weight: number | null;
  /** Days from the order to the batch, and to a sample; null if unknown. */
  leadDays: number | null;
  sampleDays: number | null;
  /** The stated standby time with its condition; empty for a product without a battery of its own. */
  standby: string;
  /** How often it may report, in minutes and in words; empty for what needs no battery of its own. */
  intervals: [minutes: number, name: string][];
  /** What its standby is reckoned with; null where it cannot be. */
  model: StandbyModel | null;
  /** The variants that it can be ordered in; a name has the order code, the name and the regions. */
  variants: { key: string; name: string }[];
  /** Key of the requested one, if the address has it. */
  variant: string;
  /** How often it is to report, in minutes, and under which other conditions, as far as the address tells. */
  every: string;
  under: string;
  /** Where it may be used; empty when it has no bands. */
  regions: LineRegion[];
  /** Those of them where it is to be used, as far as the address tells. */
  chosen: string[];
  /** Whether it can be used in the country of the address; null without one. */
  verdict: Verdict | null;
}

export interface QuoteView {
  lines: QuotedProduct[];
  /** Lines of the address that are left out, as they were written. */
  leftOut: string[];
  tooMany: boolean;
}

/** A name that no page shows longer. */
const MAX_NAME_LENGTH = 40;
/** As many left out lines are named. */
const MAX_NAMED = 5;

/**
 * What the page shows of a quote list such as `a9:20,v3:5`.
 * @param country where all of them are to be used, by its code of ISO 3166-1
 * @param query parameters of the address that say how they are to be used, and under which conditions the first of them is to work
 */
export async function quoteView(language: Language, items: string, query: URLSearchParams, country?: string): Promise<QuoteView> {
  const { lines, leftOut } = readItems(items);
  const products = productsBySlug(await productEntries());
  const existing = lines.filter(({ slug }) => products.has(slug));
  const unknown = lines.flatMap(({ slug }) => (products.has(slug) ? [] : [slug]));
  const quoted = withUses(existing.slice(0, MAX_LINES), query.get("use") ?? "");
  const entries = quoted.flatMap(({ slug }) => products.get(slug) ?? []);
  const terms = await termsOf(
    entries.map(({ id }) => id),
    language,
  );
  const [useIn, t] = await Promise.all([country === undefined ? null : usesIn(country, language), translator(language)]);
  return {
    lines: entries.map((entry, index) => {
      const line = quotedProduct(entry, { ...(quoted[index] ?? { quantity: 1 }), query: index === 0 ? query : null }, terms, language);
      return Object.assign(line, { verdict: useIn && verdict(useIn(entry), t) });
    }),
    leftOut: [...leftOut, ...unknown].slice(0, MAX_NAMED).map((written) => written.slice(0, MAX_NAME_LENGTH)),
    tooMany: existing.length > MAX_LINES,
  };
}

/** The slug of the product with such a name: `A9`, `a9 s`, `v-7`; undefined when there is none. */
export async function slugOfCode(written: string): Promise<string | undefined> {
  const name = bare(written);
  const product = (await productEntries()).find(({ code, slug }) => bare(code) === name || bare(slug) === name);
  return name ? product?.slug : undefined;
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");
}

type Terms = ReadonlyMap<number, Pick<Product, "purchase" | "variants">>;

/** The terms and variants of some products, read in one question. */
const termsOf = cachedBy(async (ids: number[], locale: Language): Promise<Terms> => {
  if (ids.length === 0) return new Map();
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    ...byIds(ids, locale),
    depth: 0,
    select: { purchase: { leadDays: true, sampleDays: true }, variants: { code: true, name: true, regions: true } },
  });
  return new Map(docs.map((product) => [product.id, product]));
});

function quotedProduct(
  entry: ProductEntry,
  use: LineUse & { quantity: number; query: URLSearchParams | null },
  terms: Terms,
  language: Language,
): Omit<QuotedProduct, "verdict"> {
  const [picture] = entry.pictures;
  const { standby, weight } = entry.rows;
  const { purchase: { leadDays, sampleDays } = {}, variants } = terms.get(entry.id) ?? {};
  const sold = (variants ?? []).map(({ code, name, regions }) => ({
    key: variantKey(code),
    name: [code, name, regions].filter(Boolean).join(" · "),
  }));
  const intervals = standby ? intervalsFor(entry.standby) : [];
  return {
    slug: entry.slug,
    quantity: use.quantity,
    code: entry.code,
    name: entry.name[language],
    tagline: entry.tagline[language],
    picture: picture ? { ...picture.view, alt: "" } : null,
    weight: weight?.value ?? null,
    leadDays: leadDays ?? null,
    sampleDays: sampleDays ?? null,
    standby: standby ? specificationText(statedIn(standby, language), language) : "",
    intervals: intervals.map((interval) => [interval, intervalName(interval, language)]),
    model: entry.standby,
    variants: sold,
    variant: sold.some(({ key }) => key === use.variant) ? (use.variant ?? "") : "",
    every: intervals.some((interval) => String(interval) === use.every) ? (use.every ?? "") : "",
    under: entry.standby ? (use.under ?? "") : "",
    ...statedConditions(use.query, entry.standby),
    regions: entry.devices.length > 0 ? regionsOf(entry.devices, language) : [],
    chosen: entry.devices.length > 0 ? (use.regions ?? []).filter((key) => Object.hasOwn(REGIONS, key)) : [],
  };
}

/** The usual intervals, and the one of the stated standby. */
function intervalsFor(model: StandbyModel | null): readonly number[] {
  return model ? intervalsOf(model) : INTERVALS;
}

/** The conditions that an address of the calculator says, as the fields of a line have them. */
function statedConditions(query: URLSearchParams | null, model: StandbyModel | null): Partial<Pick<QuotedProduct, "every" | "under">> {
  if (!query?.has("interval") || !model) return {};
  const { interval: every = "", ...others } = conditionParams(conditionsOf(query, model));
  return { every, under: String(new URLSearchParams(others)) };
}

/** Every region, the company's own first, with the bands that its networks and the device of a product that suits them best have in common. */
function regionsOf(devices: ProductEntry["devices"], language: Language): LineRegion[] {
  const regions = homeFirst(Object.entries(REGIONS), ([, { countries }]) => countries.split(" ").includes(HOME_COUNTRY));
  return regions.map(([key, region]) => {
    const { bands, isEnough } = bestSharedBands(region, devices);
    return {
      key,
      name: nameIn(region, language),
      bands: codeNames("bands", bands, language).join(" / "),
      doubtful: Object.keys(region.bands).length > 0 && !isEnough,
    };
  });
}
