/** The pictures of all articles, by the name of the article. */
import { PLACES } from "./places.ts";
import { PRODUCTS } from "./products.ts";
import { RADIO } from "./radio.ts";
import { WORKS } from "./works.ts";

export const ARTICLES: Record<string, () => string | Promise<string>> = { ...PLACES, ...PRODUCTS, ...RADIO, ...WORKS };
