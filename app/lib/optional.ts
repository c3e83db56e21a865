/** What became of reading a list: its value, or the fact that it failed. A failed list does not take its page down. */
export type Optional<T> = { failed: false; value: T } | { failed: true };

/** Tells whether a part of a page has something to show: its list, or that it could not be read. */
export function hasPlace(list: Optional<{ items: unknown[] }>): boolean {
  return list.failed || list.value.items.length > 0;
}
