import robotsParser from "robots-parser";
import { externalRequest } from "../lib/external-request.ts";
import { inTurn } from "./look-up-queue.ts";
import { askAll } from "./ask-servers.ts";
import type { Resolver } from "../config/resolvers.ts";

/** Bytes that are read of a part of the sitemap, which may have up to 50 MB (sitemaps.org); of pages what is in their head is enough. */
const SITEMAP_BYTES = 5 * 1024 * 1024;
/** Parts of a sitemap index that are read, and addresses of it that are visited. */
const MAX_PARTS = 10;
const MAX_VISITS = 10;
/** Redirects followed, all within the site. */
const MAX_REDIRECTS = 5;

export const ENGINES = ["google", "bing", "baidu"] as const;
export type Engine = (typeof ENGINES)[number];

/** How each engine knows a site: the name of its tag, its crawler, and the start of its TXT record, if it reads one. */
const SIGNS: Record<Engine, { tag: string; crawler: string; txt?: string }> = {
  google: { tag: "google-site-verification", crawler: "Googlebot", txt: "google-site-verification=" },
  bing: { tag: "msvalidate.01", crawler: "bingbot" },
  baidu: { tag: "baidu-site-verification", crawler: "Baiduspider" },
};

export type Check = "passed" | "failed" | "unknown";

export interface SearchEngineChecks {
  /** Whether the home page answers over HTTPS at the site's address. */
  address: { check: Check; status: number };
  verification: Record<Engine, { check: Check; tag: string | null; txt: string | null }>;
  robots: { check: Check; status: number; blocked: Engine[]; sitemaps: string[] };
  sitemap: { check: Check; status: number; address: string; addresses: number; foreign: number; broken: string[] };
  languages: { check: Check; pages: { path: string; languages: string[]; returned: boolean }[] };
  indexing: { check: Check; noindex: boolean; canonical: string | null };
}

interface Page {
  status: number;
  text: string;
}

/** Reads a page of the site, or as many bytes of it. */
type Read = (address: string, mostBytes?: number) => Promise<Page>;

/** Looks at the site as search engines do: verification, robots.txt, sitemap, languages, indexing. Only the site itself is read. */
export async function checkForSearchEngines(siteUrl: string, resolvers: Resolver[], signal: AbortSignal): Promise<SearchEngineChecks> {
  const read: Read = (address, mostBytes) => inTurn(() => readPage(address, siteUrl, signal, mostBytes), signal);
  const [home, robots, txt] = await Promise.all([
    read(`${siteUrl}/`),
    read(`${siteUrl}/robots.txt`),
    textRecords(new URL(siteUrl).hostname, resolvers, signal),
  ]);
  const rules = robotsParser(`${siteUrl}/robots.txt`, robots.status === 200 ? robots.text : "");
  const blocked = ENGINES.filter((engine) => rules.isDisallowed(`${siteUrl}/`, SIGNS[engine].crawler));
  const canonical = attribute(home.text, "link", "rel", "canonical", "href");
  const noindex = /\bnoindex\b/.test(attribute(home.text, "meta", "name", "robots", "content") ?? "");
  return {
    address: { check: home.status === 200 && siteUrl.startsWith("https:") ? "passed" : "failed", status: home.status },
    verification: {
      google: verificationBy("google", home, txt),
      bing: verificationBy("bing", home, txt),
      baidu: verificationBy("baidu", home, txt),
    },
    robots: {
      check: robots.status === 200 && blocked.length === 0 && rules.getSitemaps().length > 0 ? "passed" : "failed",
      status: robots.status,
      blocked,
      sitemaps: rules.getSitemaps(),
    },
    sitemap: await checkSitemap(rules.getSitemaps()[0] ?? `${siteUrl}/sitemap.xml`, siteUrl, read),
    languages: await checkLanguages(home, siteUrl, read),
    indexing: {
      check: home.status === 200 && !noindex && canonical?.replace(/\/$/, "") === siteUrl ? "passed" : "failed",
      noindex,
      canonical,
    },
  };
}

function verificationBy(engine: Engine, home: Page, txt: string[]): SearchEngineChecks["verification"][Engine] {
  const { tag: name, txt: start } = SIGNS[engine];
  const tag = attribute(home.text, "meta", "name", name, "content");
  const record = start ? (txt.find((value) => value.startsWith(start)) ?? null) : null;
  return { check: tag || record ? "passed" : "failed", tag, txt: record };
}

async function textRecords(host: string, resolvers: Resolver[], signal: AbortSignal): Promise<string[]> {
  const answers = await askAll(host, "TXT", resolvers, signal);
  return answers.flatMap(({ records }) => records.map(({ value }) => value));
}

async function checkSitemap(address: string, siteUrl: string, read: Read): Promise<SearchEngineChecks["sitemap"]> {
  if (!isOwn(address, siteUrl)) return { check: "failed", status: 0, address, addresses: 0, foreign: 1, broken: [] };
  const top = await read(address, SITEMAP_BYTES);
  const listed = locations(top.text);
  const isIndex = /<sitemapindex[\s>]/.test(top.text);
  const parts = isIndex
    ? await Promise.all(
        listed
          .filter((part) => isOwn(part, siteUrl))
          .slice(0, MAX_PARTS)
          .map((part) => read(part, SITEMAP_BYTES)),
      )
    : [];
  const addresses = isIndex ? parts.flatMap(({ text }) => locations(text)) : listed;
  const own = addresses.filter((address) => isOwn(address, siteUrl));
  const visits = evenly(own, MAX_VISITS);
  const statuses = await Promise.all(visits.map(async (visited) => ({ visited, status: (await read(visited)).status })));
  const broken = statuses.filter(({ status }) => status !== 200).map(({ visited }) => visited);
  const foreign = addresses.length - own.length;
  return {
    check: top.status === 200 && own.length > 0 && foreign === 0 && broken.length === 0 ? "passed" : "failed",
    status: top.status,
    address,
    addresses: addresses.length,
    foreign,
    broken,
  };
}

/** Every language version of the home page must name all the others, and be named by them. */
async function checkLanguages(home: Page, siteUrl: string, read: Read): Promise<SearchEngineChecks["languages"]> {
  const versions = alternates(home.text).filter(({ language, address }) => language !== "x-default" && isOwn(address, siteUrl));
  const pages = await Promise.all(
    versions.map(async ({ address }) => {
      const named = alternates((await read(address)).text);
      return {
        path: new URL(address).pathname,
        languages: named.map(({ language }) => language),
        returned: versions.every((version) =>
          named.some((other) => other.language === version.language && other.address === version.address),
        ),
      };
    }),
  );
  return { check: pages.length > 1 && pages.every(({ returned }) => returned) ? "passed" : "failed", pages };
}

/** Reads a page of the site; redirects are followed within the site alone. A site that does not answer has the status 0. */
async function readPage(address: string, siteUrl: string, signal: AbortSignal, mostBytes?: number): Promise<Page> {
  let next = address;
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const { status, location, text } = await externalRequest(next, {
        signal,
        ...(mostBytes && { maxBytes: mostBytes }),
        headers: { Accept: "text/html,*/*;q=0.8", "User-Agent": "Mozilla/5.0 (compatible; site check)" },
      });
      if (status < 300 || status >= 400 || !location) return { status, text };
      next = new URL(location, next).href;
      if (!isOwn(next, siteUrl)) return { status, text: "" };
    }
  } catch {
    signal.throwIfAborted();
  }
  return { status: 0, text: "" };
}

function isOwn(address: string, siteUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin;
}

/** The addresses of a sitemap. */
function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.trim().replaceAll("&amp;", "&"));
}

function alternates(html: string): { language: string; address: string }[] {
  return tags(html, "link").flatMap((link) =>
    link["rel"] === "alternate" && link["hreflang"] && link["href"] ? [{ language: link["hreflang"], address: link["href"] }] : [],
  );
}

/** The value of one attribute of the first tag whose other attribute has a value. */
function attribute(html: string, tag: string, name: string, value: string, result: string): string | null {
  return tags(html, tag).find((attributes) => attributes[name] === value)?.[result] ?? null;
}

/** The attributes of all tags of a name. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^<>]*)>`, "gi"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = "", double, single]) => [
        key.toLowerCase(),
        (double ?? single ?? "").replaceAll("&amp;", "&"),
      ]),
    ),
  );
}

/** At most `most` of a list, spread over the whole of it. */
function evenly<Item>(items: Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, most);
}
