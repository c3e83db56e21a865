import type { TextKey, Translate } from "#app/i18n/texts.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import type { SearchDocument } from "./search-document.ts";
import { phrasesIn } from "./words.ts";

/** The searchable pages of the code, with the texts that name, describe and find them; none of the texts needs figures. */
const PAGES = listSitePages().flatMap(({ id, path, searchEntry }) =>
  searchEntry
    ? [
        {
          path,
          title: searchEntry.title as TextKey,
          excerpt: searchEntry.excerpt as TextKey | undefined,
          names: `foundBy.${id}` as TextKey,
        },
      ]
    : [],
);

const keyOf = (path: string) => `page:${path}`;

/** Their keys. */
export const PAGE_KEYS: readonly string[] = PAGES.map(({ path }) => keyOf(path));

/**
 * The site's own pages as documents in one language.
 * @param others texts in the other languages
 * @param absent paths of missing pages
 */
export function pageDocuments(t: Translate, others: readonly Translate[], missingPages: readonly string[]): SearchDocument[] {
  return PAGES.filter(({ path }) => !isMissingPage(missingPages, path)).map(({ path, title, excerpt, names }) => ({
    key: keyOf(path),
    kind: "page",
    title: t(title),
    path,
    excerpt: excerpt ? t(excerpt) : "",
    names: [t, ...others].flatMap((inLanguage) => phrasesIn(inLanguage(names))),
    words: [],
    texts: [],
    other: others.map((other) => other(title)),
  }));
}
