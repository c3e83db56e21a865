/** One page of a list. */
export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
  /** Place of the first item in the whole list, from 1 on. */
  from: number;
}

/**
 * One page of what the CMS found; null when the list has no such page. Page 1 always exists, empty or not.
 */
export function pageOf<Doc, T>(found: { docs: Doc[]; totalDocs: number; totalPages: number; pagingCounter: number }, page: number, view: (doc: Doc) => T): Page<T> | null {
  const pages = Math.max(1, found.totalPages);
  if (page > pages) return null;
  return { items: found.docs.map(view), page, pages, total: found.totalDocs, from: found.pagingCounter };
}
