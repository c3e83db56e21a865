import type { Payload, Where } from "payload";
import { cached } from "#cms/cache/cached.ts";
import type { TrackedReader } from "#cms/cache/tracked-reader.ts";
import { NO_ENGLISH, STAYS_IN_ENGLISH } from "#cms/publishing/translations/leave-out.ts";
import { languageOf, localPath, type Language } from "#shared/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { memoizeWeak } from "#shared/lib/once-per.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { contentReader } from "./content-reader.server.ts";

type Options = Parameters<Payload["find"]>[0];
type Populate = Record<string, Record<string, unknown>>;

/** Whether the company wants what has no English left out of the English pages, rather than shown in Chinese. */
export const hidesUntranslated = cached(async (): Promise<boolean> => {
  const cms = await contentReader();
  const { withoutEnglish } = await cms.findGlobal({ slug: "site", depth: 0, select: { withoutEnglish: true } });
  return withoutEnglish === "leaveOut";
});

/** Whether records of the collection can be left out. */
function canBeLeftOut(cms: TrackedReader, slug: string): boolean {
  const config = cms.config.collections.find((one) => one.slug === slug);
  return !STAYS_IN_ENGLISH.has(slug) && Boolean(config?.flattenedFields.some(({ name }) => name === "english"));
}

/**
 * Finds records for pages in a language. Where what has no English is left out, it is not found, and relations to it are as if it
 * were gone.
 */
export async function findVisible(cms: TrackedReader, options: Options): ReturnType<Payload["find"]> {
  if (options.locale !== "en" || !(await hidesUntranslated())) return cms.find(options);
  const where: Where = canBeLeftOut(cms, options.collection)
    ? { and: [options.where ?? {}, { english: { not_equals: NO_ENGLISH } }] }
    : (options.where ?? {});
  const populate = Object.fromEntries(
    Object.entries((options.populate ?? {}) as Populate).map(([slug, fields]) => [
      slug,
      canBeLeftOut(cms, slug) ? { ...fields, english: true } : fields,
    ]),
  );
  const found = await cms.find({ ...options, where, ...(options.populate && { populate }) });
  return { ...found, docs: found.docs.map((doc) => withoutHidden(doc, true)) };
}

/** A record with the numbers of records in the place of those that are left out. */
function withoutHidden<T>(value: T, isWhole?: boolean): T;
function withoutHidden(value: unknown, isWhole = false): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutHidden(entry));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  if (!isWhole && "english" in value && value.english === NO_ENGLISH && "id" in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([name, entry]: [string, unknown]) => [name, withoutHidden(entry)]));
}

const withEnglish = memoizeWeak((entries: readonly { hasEnglish: boolean }[]): readonly unknown[] =>
  entries.filter((entry) => entry.hasEnglish),
);

/** What of a list in memory is shown in a language. The same list gives the same one. */
export async function visibleIn<Entry extends { hasEnglish: boolean }>(
  list: () => Promise<readonly Entry[]>,
  language: Language,
): Promise<readonly Entry[]> {
  const [entries, isNarrowed] = await Promise.all([list(), language === "en" && hidesUntranslated()]);
  return isNarrowed ? (withEnglish(entries) as readonly Entry[]) : entries;
}

/**
 * What is answered where no record was found at an address: that there is no such page, or, of one that is left out of the English pages,
 * where the others are.
 * @param list path of the list in which it would stand
 * @param inChinese finds it in Chinese
 */
export async function notFoundOrRedirect(url: URL, list: string, inChinese: () => Promise<unknown>): Promise<unknown> {
  const isLeftOut = languageOf(url.pathname) === "en" && (await hidesUntranslated()) && (await inChinese());
  return isLeftOut ? redirectTo(localPath(list, "en")) : checkFailed(url.pathname);
}

/** Whether there is a page of a record in English. */
export function hasEnglish({ english }: { english?: string | null }): boolean {
  return english !== NO_ENGLISH;
}
