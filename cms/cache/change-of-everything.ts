import type { Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { emitChange } from "./event-bus.ts";

/**
 * Tells of a change of everything: nobody knows what has changed, so all is read again.
 * @param isHeard whether other processes tell of it by themselves
 */
export function publishChangeOfEverything({ collections, globals }: Payload, isHeard = false): void {
  const slugs = [...Object.values(collections).map(({ config }) => config.slug), ...globals.config.map(({ slug }) => slug)];
  for (const collection of slugs) emitChange({ collection, id: null, slug: null, languages: LANGUAGES, kind: "changed" }, isHeard);
}
