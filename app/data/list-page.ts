import type { TextKey } from "#app/i18n/texts.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";

/** The page that lists records of a collection: its path, and the keys of its title and of what it is about; null where there is none. */
export function listPageOf(collection: string): { path: string; title: TextKey; excerpt: TextKey } | null {
  const page = listSitePages().find(({ list }) => list === collection);
  if (!page?.searchEntry) return null;
  const { title, excerpt = title } = page.searchEntry;
  return { path: page.path, title: title as TextKey, excerpt: excerpt as TextKey };
}
