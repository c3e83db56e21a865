import type { Language } from "#shared/languages.ts";
import { productsBy, type ProductCard } from "#app/data/product-card.server.ts";
import { findRecord, type Listed, type Whole } from "./records.server.ts";

export type SolutionSummary = Listed<"solutions">;

/** A solution with everything that its page shows. */
export interface SolutionView extends Omit<Whole<"solutions">, "products"> {
  products: ProductCard[];
}

/** The solution with this slug; null when there is none. */
export async function findSolution(language: Language, slug: string): Promise<SolutionView | null> {
  const solution = await findRecord("solutions", language, slug);
  if (!solution) return null;
  const slugs = solution.products.map((product) => product.slug);
  return { ...solution, products: await productsBy("slug", language, slugs) };
}
