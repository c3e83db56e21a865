import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import type { Language } from "#shared/languages.ts";
import { codeVocabulary } from "#shared/vocabulary/facets.ts";
import { LIFE_STAGES } from "#shared/vocabulary/catalogue.ts";
import { keysOf, type Names } from "#shared/vocabulary/names.ts";
import { places, seriesPlaces, solutionPlaces } from "../index/taxonomy.server.ts";
import { listNeeds, type Need } from "../index/needs.server.ts";
import { productEntries, type ProductEntry } from "../index/product-entries.server.ts";
import type { Facet } from "./criteria.ts";
import type { Named } from "./find.ts";
import { findables, type FindableProduct } from "./findable.server.ts";

/** The scope of the finder: the products, and the values of each facet with their names. */
export interface Scope {
  products: readonly FindableProduct[];
  names: Readonly<Record<Facet, Names>>;
  facetKeys: Readonly<Record<Facet, readonly string[]>>;
  needs: readonly Need[];
  /** The products that match the words of an address by the site's search. */
  named: Named;
  /** Scores of the matches, by their ids. */
  scores: ReadonlyMap<ProductEntry["id"], number> | null;
  /** The staff's notes on the needs in the words. */
  notes: readonly string[];
  /** Other words that the given ones may mean, if those occur nowhere. */
  spelled: string | null;
}

const productsByEntries = new WeakMap<readonly ProductEntry[], { places: string; products: readonly FindableProduct[] }>();

/** The products of a language with their searchable facts, and the vocabularies of the facets. Rebuilds them when the index has changed. */
export async function finderScope(language: Language): Promise<Scope> {
  const [entries, series, solutions, needs] = await Promise.all([
    visibleIn(productEntries, language),
    seriesPlaces(),
    visibleIn(solutionPlaces, language),
    listNeeds(),
  ]);
  const stamp = JSON.stringify([series, solutions, needs.map(({ slug, answers }) => [slug, answers])]);
  const cached = productsByEntries.get(entries);
  const products = cached?.places === stamp ? cached.products : findables(entries, await places(), needs);
  productsByEntries.set(entries, { places: stamp, products });
  const names: Record<Facet, Names> = {
    need: Object.fromEntries(needs.map(({ slug, name }) => [slug, name])),
    series: Object.fromEntries(series.map(({ key, name }) => [key, name])),
    use: Object.fromEntries(solutions.map(({ slug, name }) => [slug, name])),
    ...codeVocabulary(),
    life: LIFE_STAGES,
  };
  const keys = Object.fromEntries(Object.entries(names).map(([facet, vocabulary]) => [facet, keysOf(vocabulary)]));
  return { products, names, facetKeys: keys, needs, named: null, scores: null, notes: [], spelled: null };
}
