import { setTimeout as pause } from "node:timers/promises";
import { sitePath } from "#shared/languages.ts";
import type { PageCache } from "./page-cache.ts";

/** Pages rendered ahead, at most. */
const MAX_PAGES = 2000;
/** Requested once to fill the index of the search, which takes a minute with a large catalogue. */
const SEARCH_PATH = "/search.json?q=gps";
/** The page of a product; its datasheet lies below it. */
const PRODUCT_PATH = /^\/products\/[^/]+$/;
/** Datasheets made ahead, at most; they are stored on disk. */
const MAX_DATASHEETS = 200;
const ADDRESS = /<loc>([^<]+)<\/loc>/g;

/**
 * Renders the pages of the sitemap one at a time while they have room, pausing as long as each render takes; then makes the products'
 * datasheets.
 * @param fetchPage requests a path from the site
 */
export async function prewarmPages({
  cache,
  fetchPage: ask,
}: {
  cache: PageCache;
  fetchPage: (path: string) => Promise<Response> | Response;
}): Promise<void> {
  const startedAt = performance.now();
  let count = 0;
  const products: string[] = [];
  await isAnswered(ask(SEARCH_PATH));
  for await (const key of pagesOf("/sitemap.xml", ask)) {
    if (!cache.hasRoom || count >= MAX_PAGES) break;
    const start = performance.now();
    const { answer } = await cache.prepare({ key, isPlain: true, audience: "people" });
    if (answer.isFailed) break;
    count += 1;
    if (products.length < MAX_DATASHEETS && PRODUCT_PATH.test(sitePath(key))) products.push(key);
    await pause(performance.now() - start);
  }
  console.log(`${count} pages are ready in memory after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  for (const product of products) {
    const start = performance.now();
    if (!(await isAnswered(ask(`${product}/datasheet.pdf`)))) break;
    await pause(performance.now() - start);
  }
}

/** Waits for the whole answer. @returns whether it is no server error */
async function isAnswered(pending: Promise<Response> | Response): Promise<boolean> {
  const answer = await pending;
  await answer.arrayBuffer();
  return answer.status < 500;
}

/** The paths that a sitemap names, or the sitemaps that an index of sitemaps names. */
async function* pagesOf(sitemap: string, fetchPage: (path: string) => Promise<Response> | Response): AsyncGenerator<string> {
  const text = await (await fetchPage(sitemap)).text();
  for (const [, address = ""] of text.matchAll(ADDRESS)) {
    const { pathname } = new URL(address.replaceAll("&amp;", "&"));
    if (text.includes("<sitemapindex")) yield* pagesOf(pathname, fetchPage);
    else yield pathname;
  }
}
