import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { afterCommit } from "../payload-patches/transactions.ts";
import { emitChange, type Change, type Source } from "./event-bus.ts";
import { notifyOthers } from "./postgres-notifications.ts";

type Id = number | string;
type Kind = Change["kind"];

/** What decides whether visitors see a record, and where. */
interface Row {
  slug?: string | null;
  key?: string | null;
  _status?: string | null;
  deletedAt?: string | null;
}

/** A record as visitors see it: at its slug, or at none. */
interface InView {
  slug: string | null;
}

function viewOf(row: Row | null): InView | null {
  if (!row) return null;
  const { _status: status, deletedAt, slug, key } = row;
  return status === "draft" || deletedAt ? null : { slug: slug ?? key ?? null };
}

/** Reads a record as visitors see it. Hooks get the latest version instead, which may be a draft beside the published one. */
async function readPublic({ slug }: { slug: string }, id: Id, req: PayloadRequest): Promise<InView | null> {
  const collection = slug as CollectionSlug;
  return viewOf(await req.payload.db.findOne<Row & { id: Id }>({ collection, where: { id: { equals: id } }, req }));
}

/** The key in the context for the state before a save. */
function contextKey(collection: { slug: string }, id: Id): string {
  return `before ${collection.slug} ${id}`;
}

const rememberBefore: CollectionBeforeChangeHook = async ({ collection, context, originalDoc, req }) => {
  const id = (originalDoc as { id?: Id } | undefined)?.id;
  if (id !== undefined) context[contextKey(collection, id)] = await readPublic(collection, id, req);
};

const announceSave: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  // Nothing refers to a new file yet. The record that will show it announces itself.
  if (operation === "create" && collection.upload) return;
  const { id, _status: status } = doc as Row & { id: Id };
  const place = contextKey(collection, id);
  const before = (context[place] ?? null) as InView | null;
  delete context[place];
  const after = await readPublic(collection, id, req);
  const isDraftBeside = status === "draft" && before !== null && before.slug === after?.slug;
  if (isDraftBeside) return;
  await announce(collection.slug, id, before, after, req);
};

const announceDeletion: CollectionAfterDeleteHook = ({ collection, id, doc, req }) =>
  announce(collection.slug, id, viewOf(doc as Row), null, req);

async function announce(slug: string, id: Id, before: InView | null, after: InView | null, req: PayloadRequest): Promise<void> {
  const emit = (kind: Kind, view: InView) =>
    emitAfterCommit({ collection: slug as Source, id, slug: view.slug, languages: LANGUAGES, kind }, req);
  if (before && before.slug === after?.slug) return emit("changed", before);
  if (before) await emit("withdrawn", before);
  if (after) await emit("published", after);
}

/** Emits a change when the transaction of its request commits. On PostgreSQL the other processes hear of it at the same moment. */
async function emitAfterCommit(change: Change, req: PayloadRequest): Promise<void> {
  await notifyOthers(change, req);
  afterCommit(req, () => emitChange(change));
}

/** Announces records that changed without Payload's hooks, as far as visitors see them. */
export async function emitStored(slug: string, ids: readonly Id[], req: PayloadRequest): Promise<void> {
  for (const id of ids) {
    const view = await readPublic({ slug }, id, req);
    if (view) await announce(slug, id, view, view, req);
  }
}

const announceGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  emitAfterCommit({ collection: global.slug as Source, id: null, slug: null, languages: LANGUAGES, kind: "changed" }, req);

/** The collection with hooks that announce changes of what visitors see, not of drafts. */
export function withChangeEvents(collection: CollectionConfig): CollectionConfig {
  const { beforeChange = [], afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, rememberBefore],
      afterChange: [...afterChange, announceSave],
      afterDelete: [...afterDelete, announceDeletion],
    },
  };
}

/** The global with a hook that announces its changes. */
export function globalWithChangeEvents(global: GlobalConfig): GlobalConfig {
  const { afterChange = [], ...hooks } = global.hooks ?? {};
  return { ...global, hooks: { ...hooks, afterChange: [...afterChange, announceGlobal] } };
}
