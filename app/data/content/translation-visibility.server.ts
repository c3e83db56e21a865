import type { Payload, Where } from "payload";
import { cached } from "#cms/cache/cached.ts";
import type { TrackedReader } from "#cms/cache/tracked-reader.ts";
import { staysUntranslated } from "#cms/publishing/translations/leave-out.ts";
import { untranslatedIn, type TranslationState, type StateOfTranslations } from "#cms/schema/translation-state.ts";
import { DEFAULT_LANGUAGE, isLanguage, languageOf, localPath, otherLanguages, type Language } from "#shared/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { contentReader } from "./content-reader.server.ts";

type Options = Parameters<Payload["find"]>[0];
type Populate = Record<string, Record<string, unknown>>;

/** What says of a record how its translations stand. */
export const TRANSLATIONS = { translation: true, translationLacks: true } as const;

/** Whether the company hides untranslated records on the pages of a language, rather than shows them in another one. */
export const hidesUntranslated = cached(async (): Promise<boolean> => {
  const cms = await contentReader();
  const { untranslatedPages } = await cms.findGlobal({ slug: "site", depth: 0, select: { untranslatedPages: true } });
  return untranslatedPages === "leaveOut";
});

/** Whether records of the collection can be left out. */
function canBeLeftOut(cms: TrackedReader, slug: string): boolean {
  const config = cms.config.collections.find((one) => one.slug === slug);
  return !staysUntranslated(slug) && Boolean(config?.flattenedFields.some(({ name }) => name === "translation"));
}

/**
 * Finds records for pages in a language. Where what is not translated is left out, it is not found, and relations to it are as if it
 * were gone.
 */
export async function findVisible(cms: TrackedReader, options: Options): ReturnType<Payload["find"]> {
  const { locale, collection } = options;
  if (!isLanguage(locale) || locale === DEFAULT_LANGUAGE || !(await hidesUntranslated())) return cms.find(options);
  const visible = canBeLeftOut(cms, collection) ? await leftOut(cms, collection, locale) : null;
  const where: Where = visible ? { and: [options.where ?? {}, visible] } : (options.where ?? {});
  const populate = Object.fromEntries(
    Object.entries((options.populate ?? {}) as Populate).map(([slug, fields]) => [
      slug,
      canBeLeftOut(cms, slug) ? { ...fields, ...TRANSLATIONS } : fields,
    ]),
  );
  const page = await cms.find({ ...options, where, ...(options.populate && { populate }) });
  return { ...page, docs: page.docs.map((doc) => withoutHidden(doc, locale, true)) };
}

/** What finds the records of a collection that are not left out of the pages of a language. */
async function leftOut(cms: TrackedReader, collection: Options["collection"], language: Language): Promise<Where> {
  if (otherLanguages(DEFAULT_LANGUAGE).length === 1) return { translation: { not_equals: "none" satisfies TranslationState } };
  const { docs } = await cms.find({
    collection,
    where: { and: [{ _status: { equals: "published" } }, { translation: { equals: "none" } }] },
    select: TRANSLATIONS,
    pagination: false,
    depth: 0,
  });
  const ids = docs.flatMap((doc) => (untranslatedIn(doc as StateOfTranslations).includes(language) ? [doc.id] : []));
  return { id: { not_in: ids } };
}

/** A record with the numbers of records in the place of those that are left out. */
function withoutHidden<T>(value: T, language: Language, isWhole?: boolean): T;
function withoutHidden(value: unknown, language: Language, isWhole = false): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutHidden(entry, language));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  if (!isWhole && "translation" in value && "id" in value && untranslatedIn(value as StateOfTranslations).includes(language))
    return value.id;
  return Object.fromEntries(Object.entries(value).map(([name, entry]: [string, unknown]) => [name, withoutHidden(entry, language)]));
}

/** The facts about a record that lists in memory hold. */
interface Listed {
  /** The languages of the site that there is no page of it in. */
  untranslated: readonly Language[];
}

const translated = Object.fromEntries(
  otherLanguages(DEFAULT_LANGUAGE).map((language) => [
    language,
    memoizeWeak((entries: readonly Listed[]): readonly Listed[] => entries.filter((entry) => !entry.untranslated.includes(language))),
  ]),
);

/** What of a list in memory is shown in a language. The same list gives the same one. */
export async function visibleIn<Entry extends Listed>(
  list: () => Promise<readonly Entry[]>,
  language: Language,
): Promise<readonly Entry[]> {
  const narrowed = translated[language];
  const [entries, isNarrowed] = await Promise.all([list(), narrowed && hidesUntranslated()]);
  return narrowed && isNarrowed ? (narrowed(entries) as readonly Entry[]) : entries;
}

/** What of a list in memory has a page of its own in a language. Elsewhere it may be shown, in another language and closed to search engines. */
export async function listedIn<Entry extends Listed>(list: () => Promise<readonly Entry[]>, language: Language): Promise<readonly Entry[]> {
  return (translated[language]?.(await list()) as readonly Entry[] | undefined) ?? list();
}

/**
 * What is answered where no record was found at an address: that there is no such page, or, of one that is left out of the pages of its
 * language, where the others are.
 * @param list path of the list in which it would stand
 * @param inDefault finds it in the default language
 */
export async function notFoundOrRedirect(url: URL, list: string, inDefault: () => Promise<unknown>): Promise<unknown> {
  const language = languageOf(url.pathname);
  const isLeftOut = language !== DEFAULT_LANGUAGE && (await hidesUntranslated()) && (await inDefault());
  return isLeftOut ? redirectTo(localPath(list, language)) : checkFailed(url.pathname);
}
