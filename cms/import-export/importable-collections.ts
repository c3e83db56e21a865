import type { CollectionSlug, Payload } from "payload";
import { VOCABULARIES } from "#shared/vocabulary/terms.ts";

/** Collections without drafts, whose records are on the site once saved. */
const WITHOUT_DRAFTS = new Set<string>(["media", "spec-rows", ...VOCABULARIES]);

/** The importable collections in the order of the menu: those that visitors see and editors write. */
export function importableCollections({ config }: Pick<Payload, "config">): CollectionSlug[] {
  return config.collections
    .filter(({ versions, slug }) => versions?.drafts || WITHOUT_DRAFTS.has(slug))
    .map(({ slug }) => slug as CollectionSlug);
}
