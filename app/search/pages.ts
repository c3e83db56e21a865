import type { TextKey, Translate } from "#app/i18n/texts.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import type { SearchDocument } from "./search-document.ts";

/** The pages of the code that a site may have, with the texts that name and describe them; none of these is completed by figures. */
const PAGES: readonly [path: string, title: TextKey, excerpt?: TextKey][] = [
  [paths.products, "products.title", "products.description"],
  [paths.solutions, "solutions.title", "solutions.description"],
  [paths.platform, "nav.platform", "platform.intro"],
  [paths.news, "news.title", "news.intro"],
  [paths.downloads, "downloads.title", "downloads.description"],
  [paths.videos, "videos.title", "videos.description"],
  [paths.faq, "faq.title"],
  [paths.marks, "marks.title", "marks.intro"],
  [paths.inventions, "inventions.title"],
  [paths.brand, "nav.brand", "nav.aboutText"],
  [paths.buy, "buy.title", "buy.description"],
  [paths.contact, "contact.title", "contact.intro"],
  [paths.join, "join.title", "join.intro"],
  [paths.data, "data.title", "data.intro"],
  [paths.security, "security.title", "security.intro"],
  [paths.counts, "counts.title", "counts.intro"],
];

const keyOf = (path: string) => `page:${path}`;

/** Their keys. */
export const PAGE_KEYS: readonly string[] = PAGES.map(([path]) => keyOf(path));

/**
 * The site's own pages as documents in one language.
 * @param others the texts of the other languages
 * @param absent paths of those that it has not
 */
export function pageDocuments(t: Translate, others: readonly Translate[], missingPages: readonly string[]): SearchDocument[] {
  return PAGES.filter(([path]) => !isMissingPage(missingPages, path)).map(([path, title, excerpt]) => ({
    key: keyOf(path),
    kind: "page",
    title: t(title),
    path,
    excerpt: excerpt ? t(excerpt) : "",
    words: [],
    texts: [],
    other: others.map((other) => other(title)),
  }));
}
