import { say } from "#shared/desk-texts/say.ts";
import type { PayloadRequest } from "payload";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import { findIn } from "../../search/find-records.ts";
import { inLanguage } from "../../lib/i18n.ts";
import { pathOfRecord, WITH_ADDRESS } from "../../lib/record-paths.ts";
import { PAGE } from "./address-target.ts";

/** An address of the site that matches a typed query. */
export interface AddressHit {
  /** Without language prefix. */
  path: string;
  title: string;
  /** What kind of record it is, or that it is a page. */
  kind: string;
}

/**
 * Addresses of the site by the words that pages and records are known by, in every language of the desk; of an address that is typed its last part counts.
 * Without words all pages that no record makes.
 */
export async function findAddresses(req: PayloadRequest, typed: string): Promise<AddressHit[]> {
  const words = wordsOf(typed);
  const language = req.i18n.language;
  const pages = listSitePages()
    .map(({ path, name }) => ({ path, name: say(name) }))
    .filter(({ path, name }) => [path, ...Object.values(name)].some((text) => includesWords(text, words)))
    .map(({ path, name }): AddressHit => ({ path, title: inLanguage(name, language), kind: inLanguage(PAGE, language) }));
  if (words === "") return pages;
  const results = await Promise.all(WITH_ADDRESS.map((slug) => findIn(req, req.payload.collections[slug].config, words)));
  const hits = new Map(pages.map((hit) => [hit.path, hit]));
  for (const { collection, doc, title, kind } of results.flat()) {
    const path = pathOfRecord(collection, doc);
    if (path !== null && !hits.has(path)) hits.set(path, { path, title, kind });
  }
  return [...hits.values()];
}

/** The words to search for: of an address only its last part, because records are indexed by that. */
function wordsOf(typed: string): string {
  const text = typed.trim();
  if (!text.startsWith("/")) return text;
  const { pathname } = new URL(text.replace(/^\/+/, "/"), "http://site.invalid");
  return pathname.split("/").findLast(Boolean) ?? "";
}

function includesWords(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}
