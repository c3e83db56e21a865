import type { CollectionSlug, Payload } from "payload";

/** The collections whose records files can hold, in the order of the menu: what visitors see and editors write. */
export function transferable({ config }: Pick<Payload, "config">): CollectionSlug[] {
  return config.collections.filter(({ versions, slug }) => versions?.drafts || slug === "media").map(({ slug }) => slug as CollectionSlug);
}
