import type { CollectionSlug, Payload } from "payload";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import type { Name } from "#shared/vocabulary/names.ts";
import { onChange } from "./event-bus.ts";
import { materializedView } from "./materialized-view.ts";

/**
 * Keeps the process's copy of a collection up to date, by reading it whole after every change.
 * @param read reads the collection and replaces the copy
 * @returns a function that waits until the copy is up to date; later reads of the caller depend on the collection
 */
export function refreshedOnChange(collection: CollectionSlug, read: () => Promise<void>): () => Promise<void> {
  const upToDate = materializedView({ collection, rebuild: read, refresh: read });
  // Refreshes at once, because parameters of addresses and conditions of forms read the copy without waiting.
  onChange((change) => {
    if (change.collection === collection) upToDate().catch(() => undefined);
  });
  return upToDate;
}

/** Options that read a whole collection, in all languages, in the order of its lists. */
export const WHOLE = { locale: "all", depth: 0, pagination: false, sort: ["order", "id"] } as const satisfies Partial<
  Parameters<Payload["find"]>[0]
>;

/**
 * A name that was read in all languages. The first language with a name replaces a missing Chinese or English one; `nameIn` completes the
 * others, because it knows the initial names in languages that the site had not when the record was stored.
 */
export function nameOf(text: unknown): Name {
  const names = Object.fromEntries(Object.entries((text ?? {}) as Partial<Record<Language, string | null>>).filter(([, name]) => name));
  const first = LANGUAGES.map((language) => names[language]).find(Boolean) ?? "";
  return { zh: first, en: first, ...names };
}
