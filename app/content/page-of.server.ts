/** One page of a list. */
export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
}

/**
 * One page of what the CMS found; null when the list has no such page. Page 1 always exists, empty or not.
 */
export function pageOf<Doc, T>(found: { docs: Doc[]; totalDocs: number; totalPages: number }, page: number, view: (doc: Doc) => T): Page<T> | null {
  const pages = Math.max(1, found.totalPages);
  if (page > pages) return null;
  return { items: found.docs.map(view), page, pages, total: found.totalDocs };
}
