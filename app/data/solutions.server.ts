import { cachedBy } from "#cms/cache/cached.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import type { Language } from "#shared/languages.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";
import { linkedAll } from "./content/linked.server.ts";
import { productsByIds, type ProductCard } from "#app/data/product-card.server.ts";
import { titledTexts, type TitledText } from "./products.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";

export interface SolutionSummary {
  slug: string;
  tab: string;
  name: string;
  tagline: string;
  summary: string;
  /** In the place of the map. */
  picture: PictureView | null;
}

/** A solution with everything that its page shows. */
export interface SolutionView extends SolutionSummary {
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
  overview: string[];
  results: { value: string; unit: string; label: string; note: string }[];
  architecture: { hardware: TitledText[]; platform: TitledText[]; app: TitledText[] };
  scenarios: { time: string; title: string; text: string }[];
  specs: { name: string; text: string }[];
  features: TitledText[];
  products: ProductCard[];
}

const PAGE_FIELDS = {
  seo: true,
  slug: true,
  tab: true,
  name: true,
  tagline: true,
  summary: true,
  picture: true,
  overview: true,
  results: true,
  hardware: true,
  platform: true,
  app: true,
  scenarios: true,
  specs: true,
  features: true,
  products: true,
  ...TRANSLATIONS,
} as const;

/** All solutions in the editors' order. */
export const listSolutions = cachedBy(async (language: Language): Promise<SolutionSummary[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "solutions",
    locale: language,
    depth: 1,
    sort: ["order", "id"],
    select: { slug: true, tab: true, name: true, tagline: true, summary: true, picture: true },
    populate: { media: PICTURE_FIELDS },
  });
  return docs.map(({ slug, tab, name, tagline, summary, picture }) => ({
    slug,
    tab,
    name,
    tagline,
    summary,
    picture: pictureView(picture),
  }));
});

/** The solution with this slug; null when there is none. */
export const findSolution = cachedBy(async (language: Language, slug: string): Promise<SolutionView | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "solutions",
    ...bySlug(slug, language),
    select: PAGE_FIELDS,
    populate: { products: {}, media: PICTURE_FIELDS },
  });
  const solution = docs[0];
  if (!solution) return null;
  const products = linkedAll(solution.products).map(({ id }) => id);
  return {
    untranslated: untranslatedIn(solution),
    missing: missingIn(solution, language),
    seo: await seoView(cms, "solutions", solution, language),
    slug: solution.slug,
    tab: solution.tab,
    name: solution.name,
    tagline: solution.tagline,
    summary: solution.summary,
    picture: pictureView(solution.picture),
    overview: (solution.overview ?? []).map(({ text }) => text),
    results: (solution.results ?? []).map(({ value, unit, label, note }) => ({ value, unit: unit ?? "", label, note })),
    architecture: {
      hardware: titledTexts(solution.hardware),
      platform: titledTexts(solution.platform),
      app: titledTexts(solution.app),
    },
    scenarios: (solution.scenarios ?? []).map(({ time, title, text }) => ({ time, title, text })),
    specs: (solution.specs ?? []).map(({ name, text }) => ({ name, text })),
    features: titledTexts(solution.features),
    products: await productsByIds(language, products),
  };
});
