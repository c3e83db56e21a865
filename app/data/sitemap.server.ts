import { settings } from "#cms/config/settings.ts";
import { cached } from "#cms/cache/cached.ts";
import { ENTRIES } from "#app/data/index/entries.server.ts";
import type { ProductEntry } from "#app/data/index/product-entries.server.ts";
import { addressFields, pathOfRecord, WITH_PAGES, type Addressed } from "#cms/lib/record-paths.ts";
import type { ContentKind } from "#shared/content/index.ts";
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

/** The facts about a record with a page. */
interface Recorded extends Addressed {
  changed: string;
  untranslated: readonly Language[];
}

/** Pages of one kind. Their entries are computed on request, because a large catalogue has more than are worth storing. */
interface PagesOfKind {
  total: number;
  entries: (from: number, to: number) => SitemapEntry[];
}

/** What the sitemap tells of the records of some kinds besides their addresses. */
const EXTRA_ENTRIES: Partial<Record<ContentKind, () => Promise<(record: never) => Pick<SitemapEntry, "pictures" | "film">>>> = {
  products:
    async () =>
    ({ pictures }: ProductEntry) => ({ pictures: pictures.map(({ view }) => largestAddress({ ...view, alt: "" })) }),
  videos: async () => {
    const playable = await playableFilms();
    return ({ slug }: { slug: string }) => ({ film: playable.get(slug) ?? {} });
  },
};

/** All pages that search engines may list, each once. */
const sitemapPages = cached(async (): Promise<PagesOfKind[]> => {
  const { missingPages } = await loadLayoutData(DEFAULT_LANGUAGE);
  const fixed = FIXED_PAGES.filter((path) => !isMissingPage(missingPages, path));
  const ofRecords = WITH_PAGES.map(async (kind): Promise<PagesOfKind> => {
    const [records, extra] = await Promise.all([recordsOf(kind), EXTRA_ENTRIES[kind]?.()]);
    const others = records.filter((record) => !FIXED.has(pathOfRecord(kind, record) ?? ""));
    const entryOf = (record: Recorded) => ({
      path: pathOfRecord(kind, record) ?? "",
      changed: record.changed,
      untranslated: record.untranslated,
      ...extra?.(record as never),
    });
    return { total: others.length, entries: (from, to) => others.slice(from, to).map(entryOf) };
  });
  return [
    { total: fixed.length, entries: (from, to) => fixed.slice(from, to).map((path) => ({ path })) },
    ...(await Promise.all(ofRecords)),
  ];
});

/** The records of a kind, from memory where it is listed there; none where its part of the site is switched off. */
async function recordsOf(kind: ContentKind): Promise<readonly Recorded[]> {
  if (await isCollectionOff(kind)) return [];
  const inMemory = ENTRIES[kind];
  if (inMemory) return inMemory();
  const cms = await contentReader();
  const { docs } = await cms.find({
    collection: kind,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: "id",
    select: { ...Object.fromEntries(addressFields(kind).map((name) => [name, true])), updatedAt: true, ...TRANSLATIONS },
  });
  return docs.map((record) => Object.assign(record, { changed: record.updatedAt, untranslated: untranslatedIn(record) }) as Recorded);
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
