import robotsParser from "robots-parser";
import { beforeAll, expect, it } from "vitest";
import { columns, MAX_DESCRIPTION_LENGTH } from "#app/lib/seo/snippet.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { crawl } from "../crawl.ts";
import { site, textOf } from "./ask.ts";

/** What a search engine reads of a page. */
interface Page {
  path: string;
  title: string;
  descriptions: string[];
  canonical: string[];
  alternates: { language: string; path: string }[];
  isClosed: boolean;
  headings: number[];
  data: string[];
}

/** Columns of the longest title of a page without the site's name, which engines cut off first. */
const MAX_TITLE_LENGTH = 90;
const MIN_DESCRIPTION_LENGTH = 40;

const pages = new Map<string, Page>();
let listed: string[];
let broken: string[];

/** The path of a whole address, as the crawl names it. */
const pathOf = (address: string) => new URL(address).pathname;
const unescapeText = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** All that a pattern finds in a text, by its first group. */
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, match = ""]) => unescapeText(match));

function pageOf(path: string, html: string): Page {
  const head = html.slice(0, html.indexOf("</head>"));
  const [title = ""] = all(html, /<title>([^<]*)<\/title>/g);
  return {
    path,
    title,
    descriptions: all(head, /<meta name="description" content="([^"]*)"/g),
    canonical: all(head, /<link rel="canonical" href="([^"]+)"/g).map(pathOf),
    alternates: Array.from(
      head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
      ([, language = "", address = ""]) => ({
        language,
        path: pathOf(address),
      }),
    ),
    isClosed: /<meta name="robots" content="[^"]*noindex/.test(head),
    headings: all(html, /<h([1-6])[\s>]/g).map(Number),
    data: all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs),
  };
}

/** What a rule finds of the pages that engines may list, by their paths. */
function faults(rule: (page: Page) => unknown): [string, unknown][] {
  return indexable().flatMap((page) => {
    const fault = rule(page);
    return fault ? [[page.path, fault] satisfies [string, unknown]] : [];
  });
}

const indexableOrNot = (closed: boolean) => [...pages.values()].filter(({ isClosed }) => isClosed === closed);
const indexable = () => [...pages.values()].filter(({ path, isClosed, canonical }) => !isClosed && canonical[0] === path);

/** Those of some values that more than one page has. */
function sharedValues(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The faults of the texts that search engines show of a page. */
function faultOfTexts({ title, descriptions: [description = "", ...others] }: Page): string | undefined {
  const own = title.replace(/(?:｜| \| )[^|｜]+$/, "");
  if (own.length < 2 || columns(own) > MAX_TITLE_LENGTH) return title;
  const isFine = others.length === 0 && columns(description) >= MIN_DESCRIPTION_LENGTH && columns(description) <= MAX_DESCRIPTION_LENGTH;
  return isFine ? undefined : description || "no description";
}

function faultOfHeadings({ headings }: Page): string | undefined {
  const skips = headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1);
  return skips || headings.filter((level) => level === 1).length !== 1 ? headings.join() : undefined;
}

function faultOfData({ data }: Page): string | undefined {
  const [graph = ""] = data;
  try {
    const { "@graph": things = [] } = JSON.parse(graph) as { "@graph"?: unknown[] };
    return data.length === 1 && things.length > 1 ? undefined : graph.slice(0, 100);
  } catch {
    return graph.slice(0, 100) || "none";
  }
}

// As an engine does that knows the sitemap, keeps to robots.txt, and follows links to pages, not to a page's views.
beforeAll(async () => {
  const [sitemap, robots] = await Promise.all([textOf("/sitemap.xml"), textOf("/robots.txt")]);
  listed = all(sitemap, /<loc>([^<]+)<\/loc>/g).map(pathOf);
  const rules = robotsParser(`${site.url}/robots.txt`, robots);
  const isWanted = (path: string) => !/[?]|\.\w+$/.test(path) && rules.isAllowed(site.url + path, "Googlebot") !== false;
  const onPage = (path: string, html: string) => void pages.set(path, pageOf(path, html));
  ({ broken } = await crawl(site.url, ["/", ...listed], { isFollowed: true, isWanted, onPage }));
}, 240_000);

it("everything that it may read is there, and the sitemap names exactly the pages that engines may list", () => {
  expect(broken).toEqual([]);
  expect(listed.length).toBeGreaterThan(200);
  expect(listed.toSorted()).toEqual(
    indexable()
      .map(({ path }) => path)
      .toSorted(),
  );
  // The search is found by its link, and is closed.
  expect(pages.get("/search")?.isClosed).toBe(true);
});

it("each page that engines may list has one canonical address, its own; others name neither one nor other languages", () => {
  expect(indexableOrNot(false).filter(({ canonical, path }) => canonical.length !== 1 || canonical[0] !== path)).toEqual([]);
  expect(indexableOrNot(true).length).toBeGreaterThan(0);
  expect(indexableOrNot(true).filter(({ canonical, alternates }) => canonical.length + alternates.length > 0)).toEqual([]);
});

it("each version in another language is named, and names the others in turn", () => {
  expect(
    faults(({ path, alternates }) => {
      if (!alternates.some((one) => one.path === path)) return "does not name itself";
      return alternates.find((other) => JSON.stringify(pages.get(other.path)?.alternates) !== JSON.stringify(alternates));
    }),
  ).toEqual([]);
  const inAll = indexable().filter(({ alternates }) => alternates.length === LANGUAGES.length + 1);
  expect(inAll.length).toBeGreaterThan(200);
});

it("titles and descriptions are there, differ from page to page, and are short enough to be shown", () => {
  expect(sharedValues(indexable().map(({ title }) => title))).toEqual([]);
  expect(sharedValues(indexable().flatMap(({ descriptions }) => descriptions))).toEqual([]);
  expect(faults(faultOfTexts)).toEqual([]);
});

it("headings begin with one of the first level and leave no level out", () => {
  expect(faults(faultOfHeadings)).toEqual([]);
});

it("each page has structured data that can be read", () => {
  expect(faults(faultOfData)).toEqual([]);
});

it("each of these rules finds a fault that is planted", () => {
  const plantedPage = (html: string) => pageOf("/planted", html);
  const bare = plantedPage("<head><title>P | Site</title></head><h1>A</h1><h3>B</h3>");
  expect([faultOfTexts(bare), faultOfHeadings(bare), faultOfData(bare)]).toEqual(["P | Site", "1,3", "none"]);
  const long = plantedPage(`<head><title>Product</title><meta name="description" content="${"word ".repeat(60)}"></head>`);
  expect(faultOfTexts(long)).toMatch(/^word/);
  expect(faultOfData(plantedPage('<head></head><script type="application/ld+json">{"@graph":[}</script>'))).toBe('{"@graph":[}');
});
