import { LANGUAGES, type Localized } from "#shared/languages.ts";
import { storedList } from "./stored-list.ts";
import type { PictureSource } from "../picture.ts";

/** As many products stand side by side in a comparison. */
export const MAX_COMPARED = 4;

/** A product that was chosen for comparison, with what the bar at the foot shows of it. */
export interface Compared {
  slug: string;
  code: string;
  /** A few words in each language: “365 days · IP67”. */
  line: Localized;
  picture: PictureSource | null;
}

function isCompared(entry: unknown): entry is Compared {
  const { slug, code, line } = (entry ?? {}) as Partial<Compared>;
  return [slug, code, ...LANGUAGES.map((language) => line?.[language])].every((text) => typeof text === "string");
}

const compared = storedList("compare", isCompared, MAX_COMPARED);

/** The products chosen for comparison; none on the server and until hydration. */
export const useCompareList = compared.use;

/** Adds a product, unless there are four already. */
export function addToCompare(product: Compared): void {
  const chosen = compared.read();
  if (chosen.length < MAX_COMPARED && !chosen.some(({ slug }) => slug === product.slug)) compared.keep([...chosen, product]);
}

/** Makes these the list. */
export function chooseForCompare(products: readonly Compared[]): void {
  compared.keep(products);
}

/** Takes a product out again. */
export function removeFromCompare(slug: string): void {
  compared.keep(compared.read().filter((product) => product.slug !== slug));
}

/** Takes a product out if the list is these products; leaves another list as it is. */
export function removeFromThese(slugs: readonly string[], slug: string): void {
  const chosen = compared.read();
  if (chosen.length === slugs.length && chosen.every((product) => slugs.includes(product.slug))) removeFromCompare(slug);
}

/** Empties the list. */
export function clearCompare(): void {
  compared.keep([]);
}
