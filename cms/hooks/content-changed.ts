import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from "payload";

/** What changed: the slug of a collection or global. */
interface ContentChange {
  slug: string;
}

type Listener = (change: ContentChange) => void;

/**
 * The config is evaluated more than once in a process (by Node, by Vite and by Next), so the listeners are kept where
 * all copies find them.
 */
const KEPT_AT = Symbol.for("waymark.contentChanged");
/** Milliseconds after which listeners are called again when the change was part of a transaction, by then committed. */
const COMMIT_DELAY = 1000;

function listeners(): Set<Listener> {
  const shared = globalThis as { [KEPT_AT]?: Set<Listener> };
  shared[KEPT_AT] ??= new Set();
  return shared[KEPT_AT];
}

/**
 * Calls `listener` after every change of what visitors can see, until the returned function is called. A change within
 * a transaction is told twice: at once and when it is committed, since a reader in between still finds the old state.
 */
export function onContentChanged(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

function announce(slug: string, req: PayloadRequest): void {
  const tell = () => listeners().forEach((listener) => listener({ slug }));
  tell();
  if (req.transactionID) setTimeout(tell, COMMIT_DELAY).unref();
}

type WithStatus = { _status?: string } | undefined;

/** A draft that was a draft before is nothing that visitors see. */
function isPublic({ _status: status }: WithStatus = {}, { _status: before }: WithStatus = {}): boolean {
  return status !== "draft" || before === "published";
}

const collectionChanged: CollectionAfterChangeHook = ({ collection, doc, previousDoc, req }) => {
  if (isPublic(doc, previousDoc)) announce(collection.slug, req);
};
const collectionDeleted: CollectionAfterDeleteHook = ({ collection, req }) => announce(collection.slug, req);
const globalChanged: GlobalAfterChangeHook = ({ global, req }) => announce(global.slug, req);

/** The collection with its changes announced. */
export function announcing(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  return { ...collection, hooks: { ...hooks, afterChange: [...afterChange, collectionChanged], afterDelete: [...afterDelete, collectionDeleted] } };
}

/** The global with its changes announced. */
export function announcingGlobal(global: GlobalConfig): GlobalConfig {
  const { afterChange = [], ...hooks } = global.hooks ?? {};
  return { ...global, hooks: { ...hooks, afterChange: [...afterChange, globalChanged] } };
}
