import { records } from "./records.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { productsByCode, titledTexts, type ProductCard, type TitledText } from "./products.server.ts";

export interface SolutionSummary {
  slug: string;
  tab: string;
  name: string;
  tagline: string;
  summary: string;
}

/** A solution with everything that its page shows. */
export interface SolutionView extends SolutionSummary {
  overview: string[];
  results: { value: string; unit: string; label: string; note: string }[];
  architecture: { hardware: TitledText[]; platform: TitledText[]; app: TitledText[] };
  scenarios: { time: string; title: string; text: string }[];
  specs: { name: string; text: string }[];
  features: TitledText[];
  products: ProductCard[];
}

/** All solutions in the editors' order. */
export async function listSolutions(language: Language): Promise<SolutionSummary[]> {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "solutions",
    locale: language,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: "order",
    select: { slug: true, tab: true, name: true, tagline: true, summary: true },
  });
  return docs.map(({ slug, tab, name, tagline, summary }) => ({ slug, tab, name, tagline, summary }));
}

/** The solution with this slug; null when there is none. */
export async function findSolution(language: Language, slug: string): Promise<SolutionView | null> {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "solutions",
    locale: language,
    overrideAccess: false,
    depth: 1,
    limit: 1,
    where: { slug: { equals: slug } },
    populate: { products: { code: true } },
  });
  const solution = docs[0];
  if (!solution) return null;
  const codes = (solution.products ?? []).flatMap((product) => (typeof product === "object" ? [product.code] : []));
  return {
    slug: solution.slug,
    tab: solution.tab,
    name: solution.name,
    tagline: solution.tagline,
    summary: solution.summary,
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
    products: await productsByCode(language, codes),
  };
}
