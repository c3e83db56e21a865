import type { CollectionSlug, Payload } from "payload";
import { VOCABULARIES } from "#shared/vocabulary/terms.ts";

/** Those whose records are on the site as they are saved. */
const WITHOUT_DRAFTS = new Set<string>(["media", "spec-rows", ...VOCABULARIES]);

/** The collections whose records files can hold, in the order of the menu: what visitors see and editors write. */
export function importableCollections({ config }: Pick<Payload, "config">): CollectionSlug[] {
  return config.collections
    .filter(({ versions, slug }) => versions?.drafts || WITHOUT_DRAFTS.has(slug))
    .map(({ slug }) => slug as CollectionSlug);
}
