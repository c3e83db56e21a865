import type { Where } from "payload";
import { isCurrent, noteFailure, trackReads } from "#cms/cache/dependencies.ts";
import { emitChange, onChange, type Change, type Source } from "#cms/cache/event-bus.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { listSitePages, type SITE_PAGES, type SitePageId } from "#shared/vocabulary/site-pages.ts";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import { contentKind } from "#shared/content/index.ts";
import { ENTRIES } from "./index/entries.server.ts";
import { optionalOr } from "./optional.server.ts";
import { hasWebAnalytics } from "./has-web-analytics.server.ts";
import { securityReports } from "./security-reports.server.ts";
import { publishedContent } from "./published-content.server.ts";
import { visibleIn } from "./content/translation-visibility.server.ts";

/** Lists that are a page: absent while nothing is in them. */
const LISTS = Object.fromEntries(listSitePages().flatMap(({ list, path }) => (list ? [[list, path]] : []))) as Record<List, string>;
type List = Extract<(typeof SITE_PAGES)[SitePageId], { list: string }>["list"];

/** Records that are a page of the code, by their slugs: absent while they are not published. */
const RECORDS = {
  services: {
    about: paths.services,
    support: paths.support,
    "oem-odm": servicePages.oem,
    "after-sales": servicePages.afterSales,
    privacy: servicePages.privacy,
    legal: servicePages.legal,
    accessibility: servicePages.accessibility,
  },
  brands: { company: paths.company, story: paths.story },
} as const satisfies Partial<Record<Source, Record<string, string>>>;
type Recorded = keyof typeof RECORDS;

/** Pages that only a setting brings. */
const UNSET = hasWebAnalytics ? [] : [paths.counts];

/**
 * How many changes of each list cannot empty it or begin it, by language: a list of five entries takes four. All pages are made of what is
 * absent, and would be made anew after each change of any record; so they are after those alone that can matter.
 */
const harmless: Partial<Record<Language, Map<Source, number>>> = {};

/** Most readings of the missing pages while changes keep coming. */
const MAX_READINGS = 3;

onChange(({ collection, slug, kind, id }) => {
  let isOver = false;
  for (const lists of Object.values(harmless)) {
    const remaining = lists.get(collection);
    if (remaining === undefined) continue;
    lists.set(collection, remaining - 1);
    isOver ||= remaining <= 0 || id === null;
  }
  const named = RECORDS[collection as Recorded] as Record<string, string> | undefined;
  const isNamed = named !== undefined && (slug === null || (kind !== "changed" && Object.hasOwn(named, slug)));
  // The layout of all pages is made of the company's global.
  if (isOver || isNamed) emitChange(SITE_CHANGED, true);
});

const SITE_CHANGED: Change = { collection: "site", id: null, slug: null, languages: LANGUAGES, kind: "changed" };

/**
 * The paths of the code's own pages that have nothing to show: lists without an entry, pages whose record is not published, and those
 * that a setting brings. A list that cannot be read now is taken to be there: its page says that it cannot be read.
 */
export async function findMissingPages(language: Language): Promise<string[]> {
  for (let count = 1; ; count += 1) {
    const reading = await trackReads(() => readAbsent(language));
    // A change during the reading may have missed it, and no event repeats it.
    const isSettled = isCurrent(reading);
    if (isSettled) harmless[language] = reading.value.harmless;
    else if (count < MAX_READINGS) continue;
    if (!isSettled || reading.degraded) noteFailure();
    return reading.value.absent;
  }
}

async function readAbsent(language: Language): Promise<{ absent: string[]; harmless: Map<Source, number> }> {
  const cms = await publishedContent();
  const count = async (collection: List) => {
    const inMemory = ENTRIES[collection];
    if (inMemory) return (await visibleIn(inMemory, language)).length;
    const address = contentKind(collection)?.address;
    // Entries that are another page themselves are none of the list.
    const instead = address && "below" in address ? Object.entries(address.instead ?? {}) : [];
    const where: Where = Object.fromEntries(instead.map(([field, paths]) => [field, { not_in: Object.keys(paths) }]));
    const { totalDocs } = await cms.find({ collection, locale: language, depth: 0, limit: 1, pagination: true, where, select: {} });
    return totalDocs;
  };
  const [numbers, slugs, security] = await Promise.all([
    Promise.all((Object.keys(LISTS) as List[]).map(async (list) => [list, await optionalOr(null, count(list))] as const)),
    optionalOr(null, namedRecords()),
    optionalOr(null, securityReports()),
  ]);
  const lists = numbers.flatMap(([list, number]) => (number === 0 ? [LISTS[list]] : []));
  const records = Object.entries(RECORDS).flatMap(([collection, pages]) =>
    Object.entries(pages).flatMap(([slug, path]) => (slugs && !slugs[collection as Recorded].has(slug) ? [path] : [])),
  );
  return {
    absent: [...lists, ...records, ...(security ? [] : [paths.security]), ...UNSET],
    harmless: new Map(numbers.flatMap(([list, number]) => (number === null ? [] : [[list, Math.max(0, number - 1)]]))),
  };
}

/** Which of the code's records are published. They are there in every language. */
async function namedRecords(): Promise<Record<Recorded, Set<string>>> {
  const cms = await publishedContent({ whole: true });
  const [services, brands] = await Promise.all([
    cms.find({ collection: "services", where: { slug: { in: Object.keys(RECORDS.services) } }, depth: 0, select: { slug: true } }),
    cms.find({ collection: "brands", where: { slug: { in: Object.keys(RECORDS.brands) } }, depth: 0, select: { slug: true } }),
  ]);
  return {
    services: new Set(services.docs.map(({ slug }) => slug)),
    brands: new Set(brands.docs.map(({ slug }) => slug)),
  };
}
