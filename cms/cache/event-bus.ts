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
  /** Visible from now on, still visible, or visible no longer. */
  kind: "published" | "changed" | "withdrawn";
}

type Listener = (change: Change, isHeard: boolean) => void;

/** The process's state about changes. */
interface Hub {
  listeners: Set<Listener>;
  /** Changes emitted so far. */
  count: number;
  /** The value of `count` at the latest change of each source. */
  latest: Map<Source, number>;
}

/**
 * Next bundles a second copy of this module for the admin, beside the one that Node runs. Payload keeps its first instance, so the hooks of
 * the first copy run. A global symbol gives all copies the same hub.
 */
const HUB_KEY = Symbol.for("waymark.changes");

function hub(): Hub {
  const shared = globalThis as { [HUB_KEY]?: Hub };
  return (shared[HUB_KEY] ??= { listeners: new Set(), count: 0, latest: new Map() });
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
 * Calls all listeners; one that fails does not stop the others.
 * @param isHeard whether the change came from another process
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

/** A moment between changes, for `changedSince`. */
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
