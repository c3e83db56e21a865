import type { Where } from "payload";
import { settings } from "#cms/config/settings.ts";
import { cached } from "#cms/cache/cached.ts";
import type { Source } from "#cms/cache/event-bus.ts";
import { articleEntries, videoEntries } from "#app/data/index/library-entries.server.ts";
import { solutionPlaces } from "#app/data/index/taxonomy.server.ts";
import { productEntries } from "#app/data/index/product-entries.server.ts";
import { contentReader } from "./content/content-reader.server.ts";
import { isCollectionOff } from "./site-parts.server.ts";
import { untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { loadLayoutData } from "./layout-data.server.ts";
import { largestAddress, pictureAddress } from "#app/lib/picture.ts";
import { paths } from "#app/lib/paths.ts";
import type { SitemapEntry, SitemapFilm } from "#app/lib/seo/sitemap.ts";
import { listVideos } from "./videos.server.ts";

/** The site's public address, without a slash at its end. */
export const siteOrigin = settings.siteUrl;

/** What the operator lets assistants do with the site. */
export const assistantRule = settings.assistants;

/** Pages of the code, of which a site may not have all; results of a search and comparisons are no page of their own, and what has an extension is a file. */
const FIXED_PAGES: string[] = Object.values(paths)
  .filter((path) => typeof path === "string")
  .filter((path) => path !== paths.search && path !== paths.compare && !path.includes("."));
const FIXED = new Set(FIXED_PAGES);

/** Films that the sitemap describes. */
const MAX_FILMS = 500;

/** What is known of a record that has a page. */
interface Recorded {
  changed: string;
  untranslated: readonly Language[];
}

/** Pages of one kind. Their entries are made when they are asked for: a large catalogue has more of them than are worth keeping. */
interface PagesOfKind {
  total: number;
  entries: (from: number, to: number) => SitemapEntry[];
}

/** All pages that search engines may list, each once. */
const sitemapPages = cached(async (): Promise<PagesOfKind[]> => {
  const { missingPages } = await loadLayoutData(DEFAULT_LANGUAGE);
  const [products, solutions, articles, films, playable, services, brands, free] = await Promise.all([
    productEntries(),
    shown("solutions", solutionPlaces),
    shown("articles", articleEntries),
    shown("videos", videoEntries),
    playableFilms(),
    pagesOf("services"),
    pagesOf("brands", { kind: { not_in: ["story", "company"] } }),
    pagesOf("pages"),
  ]);
  const fixed = FIXED_PAGES.filter((path) => !isMissingPage(missingPages, path));
  return [
    { total: fixed.length, entries: (from, to) => fixed.slice(from, to).map((path) => ({ path })) },
    pagesOfKind(
      products,
      ({ slug }) => paths.product(slug),
      ({ pictures }) => ({ pictures: pictures.map(({ view }) => largestAddress({ ...view, alt: "" })) }),
    ),
    pagesOfKind(solutions, ({ slug }) => paths.solution(slug)),
    pagesOfKind(articles, ({ id }) => paths.article(id)),
    pagesOfKind(
      films,
      ({ slug }) => paths.film(slug),
      ({ slug }) => ({ film: playable.get(slug) ?? {} }),
    ),
    pagesOfKind(services, ({ slug }) => paths.service(slug)),
    pagesOfKind(brands, ({ slug }) => paths.brandEntry(slug)),
    pagesOfKind(free, ({ slug }) => paths.page(slug)),
  ];
});

/** A list in memory, empty where its part of the site is switched off. */
async function shown<Entry>(collection: Source, list: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  return (await isCollectionOff(collection)) ? [] : list();
}

/** The films that may be played here, by slug and language. There are few of them, even on a large site. */
async function playableFilms(): Promise<Map<string, NonNullable<SitemapEntry["film"]>>> {
  const films = new Map<string, Partial<Record<Language, SitemapFilm>>>();
  for (const language of LANGUAGES) {
    const { items = [] } = (await listVideos(language, { limit: MAX_FILMS })) ?? {};
    for (const { slug, title, summary, created, seconds, source, poster } of items) {
      if (!source || !poster) continue;
      const whole = { file: new URL(source, siteOrigin).href, poster: siteOrigin + pictureAddress(poster, 1200) };
      films.set(slug, { ...films.get(slug), [language]: { title, summary, created, seconds, ...whole } });
    }
  }
  return films;
}

function pagesOfKind<Entry extends Recorded>(
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
  shownOn?: (entry: Entry) => Pick<SitemapEntry, "pictures" | "film">,
): PagesOfKind {
  const others = entries.filter((entry) => !FIXED.has(pathOf(entry)));
  const entryOf = (entry: Entry) => ({
    path: pathOf(entry),
    changed: entry.changed,
    untranslated: entry.untranslated,
    ...shownOn?.(entry),
  });
  return { total: others.length, entries: (from, to) => others.slice(from, to).map(entryOf) };
}

/** The records of a small collection that have a page. */
async function pagesOf(collection: "services" | "brands" | "pages", where: Where = {}): Promise<(Recorded & { slug: string })[]> {
  const cms = await contentReader();
  const { docs } = await cms.find({
    collection,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: "id",
    where,
    select: { slug: true, updatedAt: true, ...TRANSLATIONS },
  });
  return docs.map(({ slug, updatedAt, english, englishLacks }) => ({
    slug,
    changed: updatedAt,
    untranslated: untranslatedIn({ english, englishLacks }),
  }));
}

/** Addresses in one file, fewer than sitemaps.org allows (50,000), so that each is made quickly. */
const MAX_ADDRESSES = 10_000;

/** The entries cut into files, none with more than 10,000 addresses; every entry has one in each language. Each file is made when it is asked for. */
export async function sitemapFiles(): Promise<(() => SitemapEntry[])[]> {
  const kinds = await sitemapPages();
  const size = Math.floor(MAX_ADDRESSES / LANGUAGES.length);
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  return Array.from({ length: Math.ceil(all / size) }, (_, index) => () => entriesOf(kinds, index * size, (index + 1) * size));
}

/** The entries of some pages, counted through all kinds. */
function entriesOf(kinds: readonly PagesOfKind[], from: number, to: number): SitemapEntry[] {
  let before = 0;
  return kinds.flatMap(({ total, entries }) => {
    const begin = before;
    before += total;
    return entries(Math.max(from - begin, 0), Math.max(to - begin, 0));
  });
}
