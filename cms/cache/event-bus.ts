import type { CollectionSlug, GlobalSlug } from "payload";
import type { Language } from "#shared/languages.ts";
import { log } from "../lib/log/index.ts";

/** What content comes from: the slug of a collection or of a global. */
export type Source = CollectionSlug | GlobalSlug;

/** A change of what visitors see. */
export interface Change {
  collection: Source;
  /** The record. Null for a global, and where any record of the collection may have changed. */
  id: number | string | null;
  /** The slug (or key) at which visitors find the record, where it has one. After a rename the old one is withdrawn and the new one published. */
  slug: string | null;
  /** The languages in which it may be seen. A language without a text shows the other's, so that these are usually both. */
  languages: readonly Language[];
  /** Came into view, was in view and is still, or is gone from view. */
  kind: "published" | "changed" | "withdrawn";
}

type Listener = (change: Change, isHeard: boolean) => void;

/** What the process knows of changes. */
interface Hub {
  listeners: Set<Listener>;
  /** Changes told so far. */
  count: number;
  /** The value of `count` at the latest change of each source. */
  latest: Map<Source, number>;
}

/**
 * Node runs the config, and the site's bundle leaves it out; but Next bundles a second copy of it for the admin. Payload keeps
 * the instance that was made first, so the hooks of the first copy are the ones that run. Kept here, the hub is the same for every copy.
 */
const KEPT_AT = Symbol.for("waymark.changes");

function hub(): Hub {
  const shared = globalThis as { [KEPT_AT]?: Hub };
  return (shared[KEPT_AT] ??= { listeners: new Set(), count: 0, latest: new Map() });
}

/**
 * Calls `listener` after every change of what visitors see, once it is committed, until the returned function is called.
 * On PostgreSQL it hears the changes of other processes too, and after a lost connection a change of everything.
 */
export function onChange(listener: Listener): () => void {
  const { listeners } = hub();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Tells all listeners. The fault of one keeps no other from hearing.
 * @param isHeard whether it was heard from another process
 */
export function emitChange(change: Change, isHeard = false): void {
  const { listeners, latest } = hub();
  latest.set(change.collection, (hub().count += 1));
  for (const listener of listeners) {
    try {
      listener(change, isHeard);
    } catch (error) {
      log.error({ err: error }, "A listener to changes failed");
    }
  }
}

/** A moment between changes, to be compared with later ones by `changedSince`. */
export function currentVersion(): number {
  return hub().count;
}

/** Whether anything of `sources` has changed since a moment. */
export function changedSince(since: number, sources: Iterable<Source>): boolean {
  const { count, latest } = hub();
  if (count === since) return false;
  for (const source of sources) if ((latest.get(source) ?? 0) > since) return true;
  return false;
}
