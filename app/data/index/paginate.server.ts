/** One page of a list. */
export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
}

/** The first of a list, and how many there are in all. */
export type Some<T> = Pick<Page<T>, "items" | "total">;

/**
 * One page of the entries of the index; null when the list has no such page. Page 1 always exists, empty or not.
 * @param read reads the records of some entries, in any order; records deleted meanwhile are left out
 * @param view makes of a record what the page shows
 */
export async function paginate<Doc extends { id: number }, T>(
  entries: readonly { id: number }[],
  page: number,
  size: number,
  read: (ids: number[]) => Promise<{ docs: Doc[] }>,
  view: (doc: Doc) => T,
): Promise<Page<T> | null> {
  const pages = Math.max(1, Math.ceil(entries.length / size));
  if (page > pages) return null;
  const start = (page - 1) * size;
  const ids = entries.slice(start, start + size).map(({ id }) => id);
  const docs = ids.length > 0 ? (await read(ids)).docs : [];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const items = ids.flatMap((id) => {
    const doc = byId.get(id);
    return doc ? [view(doc)] : [];
  });
  return { items, page, pages, total: entries.length };
}
