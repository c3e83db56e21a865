import { setTimeout as pause } from "node:timers/promises";
import { sitePath } from "#shared/languages.ts";
import type { PageCache } from "./page-cache.ts";

/** Pages made before anybody asks, at most. */
const MAX_PAGES = 2000;
/** Asked for once, so that nobody has to wait until the index of the search is filled: with a large catalogue that takes a minute. */
const SEARCH = "/search.json?q=gps";
/** The page of a product, beside which its datasheet stands. */
const PRODUCT = /^\/products\/[^/]+$/;
/** Datasheets made before anybody asks, at most; they are kept on disk. */
const PAPERS = 200;
const ADDRESS = /<loc>([^<]+)<\/loc>/g;

/**
 * Makes the pages of the sitemap, one at a time and half of the time, as long as there is room for them; then the products' datasheets.
 * @param ask asks the site for something by its path
 */
export async function prewarmPages({
  cache,
  ask,
}: {
  cache: PageCache;
  ask: (path: string) => Promise<Response> | Response;
}): Promise<void> {
  const begun = performance.now();
  let made = 0;
  const products: string[] = [];
  await answered(ask(SEARCH));
  for await (const key of pagesOf("/sitemap.xml", ask)) {
    if (!cache.hasRoom || made >= MAX_PAGES) break;
    const start = performance.now();
    const { answer } = await cache.prepare({ key, isPlain: true, audience: "people" });
    if (answer.isFailed) break;
    made += 1;
    if (products.length < PAPERS && PRODUCT.test(sitePath(key))) products.push(key);
    await pause(performance.now() - start);
  }
  console.log(`${made} pages are ready in memory after ${Math.round((performance.now() - begun) / 1000)} s`);
  for (const product of products) {
    const start = performance.now();
    if (!(await answered(ask(`${product}/datasheet.pdf`)))) break;
    await pause(performance.now() - start);
  }
}

/** Waits for the whole of an answer. @returns whether it could be made, or there is none */
async function answered(asked: Promise<Response> | Response): Promise<boolean> {
  const answer = await asked;
  await answer.arrayBuffer();
  return answer.status < 500;
}

/** The paths that a sitemap names, or the sitemaps that an index of sitemaps names. */
async function* pagesOf(sitemap: string, ask: (path: string) => Promise<Response> | Response): AsyncGenerator<string> {
  const text = await (await ask(sitemap)).text();
  for (const [, address = ""] of text.matchAll(ADDRESS)) {
    const { pathname } = new URL(address.replaceAll("&amp;", "&"));
    if (text.includes("<sitemapindex")) yield* pagesOf(pathname, ask);
    else yield pathname;
  }
}
