import { idOf } from "#cms/lib/id-of.ts";
import type { ContentKind } from "#shared/content/index.ts";
import type { Language } from "#shared/languages.ts";
import { intern } from "#app/lib/intern.ts";
import type { Choice, Id } from "#cms/cache/materialized-view.ts";
import type { Source } from "#cms/cache/event-bus.ts";
import { publishedQuery } from "#app/data/index/published-query.server.ts";
import type { SearchDocument } from "./search-document.ts";

/** Kinds of content with searchable records. */
export type Searched = ContentKind;

/** Another record whose texts a document contains, as `collection:id`. */
export type SourceKey = string;

export type SourceDocument = Omit<SearchDocument, "key" | "other"> & { id: Id; from?: readonly SourceKey[] };

/** The options of every query, in a language. */
export function chosenIn(language: Language, choice: Choice) {
  return { ...publishedQuery(choice), locale: language };
}

/** The key of a record's documents. `join` makes one string in memory; a template would make two, and a third at the first lookup. */
export function keyOf(collection: Source, id: Id): string {
  return [collection, id].join(":");
}

/** The texts that many documents take from the same records. */
const sameRecords = intern<SourceKey[]>(5000);

export function sourceKeys(
  ...relations: [collection: Source, related: Parameters<typeof idOf>[0][] | null | undefined][]
): readonly SourceKey[] {
  return sameRecords(
    relations.flatMap(([collection, related]) =>
      (related ?? []).flatMap((relation) => {
        const id = idOf(relation);
        return id === null ? [] : keyOf(collection, id);
      }),
    ),
  );
}
