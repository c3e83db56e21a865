import type { CollectionSlug, Payload } from "payload";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import type { Name } from "#shared/vocabulary/names.ts";
import { onChange } from "./event-bus.ts";
import { materializedView } from "./materialized-view.ts";

/**
 * Keeps what a collection says in force in the process, by reading it whole after every change.
 * @param read reads the collection and puts it in force
 * @returns waits until what is in force is what the records say; whatever is read after it depends on them
 */
export function refreshedOnChange(collection: CollectionSlug, read: () => Promise<void>): () => Promise<void> {
  const upToDate = materializedView({ collection, rebuild: read, refresh: read });
  // Nobody has to ask before parameters of addresses and conditions of forms, which cannot wait, know of a change.
  onChange((change) => {
    if (change.collection === collection) upToDate().catch(() => undefined);
  });
  return upToDate;
}

/** What is asked of a collection that is in force: all of it, in all languages, in the order of its lists. */
export const WHOLE = { locale: "all", depth: 0, pagination: false, sort: ["order", "id"] } as const satisfies Partial<
  Parameters<Payload["find"]>[0]
>;

/**
 * A name that was read in all languages. Where Chinese or English is missing, the first language that has one stands in its place; others are
 * left to `nameIn`, which knows what a site begins with in languages that it had not when the record was stored.
 */
export function nameOf(text: unknown): Name {
  const given = Object.fromEntries(Object.entries((text ?? {}) as Partial<Record<Language, string | null>>).filter(([, name]) => name));
  const first = LANGUAGES.map((language) => given[language]).find(Boolean) ?? "";
  return { zh: first, en: first, ...given };
}
