import type { Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { emitChange } from "./event-bus.ts";

/**
 * Announces a change of every collection and global where nobody knows which have changed: all readers read again.
 * @param isHeard whether other processes announce it themselves
 */
export function publishChangeOfEverything({ collections, globals }: Payload, isHeard = false): void {
  const slugs = [...Object.values(collections).map(({ config }) => config.slug), ...globals.config.map(({ slug }) => slug)];
  for (const collection of slugs) emitChange({ collection, id: null, slug: null, languages: LANGUAGES, kind: "changed" }, isHeard);
}
