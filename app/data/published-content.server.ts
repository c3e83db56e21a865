import type { Payload } from "payload";
import type { TrackedReader } from "#cms/cache/tracked-reader.ts";
import { previewSubject } from "#cms/lib/preview-subject.ts";
import type { Language } from "#shared/languages.ts";
import { contentReader } from "./content/content-reader.server.ts";
import { isCollectionOff } from "./site-parts.server.ts";
import { findVisible } from "./content/translation-visibility.server.ts";
import { typeset } from "./content/typeset.ts";

/**
 * What pages read: published records and globals, with their texts as they are shown. In a preview one record or global is its latest draft.
 * Finds records with the rights of anonymous visitors, all of them unless `limit` is set; counts those beyond it where `pagination` is set.
 * @param whole whether records without English are found in English too, even where they are left out of the English pages
 */
export async function publishedContent({ whole = false } = {}): Promise<Pick<Payload, "find" | "findGlobal">> {
  const cms = await contentReader();
  return {
    // The result has the type of the options, for a draft as well.
    find: (async (options: Options) => {
      if (await isCollectionOff(options.collection)) return NOTHING;
      return typeset(await withDraft(cms, { overrideAccess: false, pagination: false, ...options }, whole));
    }) as Find,
    findGlobal: async (options) => {
      const subject = previewSubject();
      const isPreviewed = subject && "global" in subject && subject.global === options.slug;
      return typeset(await cms.findGlobal(isPreviewed ? { ...options, draft: true, overrideAccess: true } : options));
    },
  };
}

/**
 * How records of a page of a list are read: by their ids, with what they name one step deep.
 * @param language of their texts, or "all" for each text by its language
 */
export function byIds(ids: number[], language: Language | "all") {
  return { locale: language, depth: 1, where: { id: { in: ids } } };
}

/** How the one record at an address is read, with what it names one step deep. */
export function bySlug(slug: string, language: Language) {
  return { locale: language, depth: 1, limit: 1, where: { slug: { equals: slug } } };
}

/** The result of a query about a part of the site that is switched off. */
const NOTHING = {
  docs: [],
  totalDocs: 0,
  limit: 0,
  totalPages: 0,
  page: 1,
  pagingCounter: 1,
  hasPrevPage: false,
  hasNextPage: false,
  prevPage: null,
  nextPage: null,
};

type Find = Payload["find"];
type Options = Parameters<Find>[0];
type FindResult = Awaited<ReturnType<Find>>;

/** Finds records; the previewed one as its latest draft, in its place, or first where only the draft matches. */
async function withDraft(cms: TrackedReader, options: Options, whole: boolean): Promise<FindResult> {
  const subject = previewSubject();
  if (!subject || !("collection" in subject) || subject.collection !== options.collection)
    return whole ? cms.find(options) : findVisible(cms, options);
  const where = { and: [options.where ?? {}, { id: { equals: subject.id } }] };
  const [published, { docs: drafts }] = await Promise.all([
    cms.find(options),
    cms.find({ ...options, where, draft: true, overrideAccess: true, page: 1 }),
  ]);
  const [draft] = drafts;
  const docs = published.docs.filter(({ id }) => draft || id !== subject.id);
  if (!draft) return { ...published, docs };
  const place = docs.findIndex(({ id }) => id === subject.id);
  return { ...published, docs: place < 0 ? [draft, ...docs].slice(0, options.limit || undefined) : docs.with(place, draft) };
}
