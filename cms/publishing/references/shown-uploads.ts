import type { FlattenedField, GlobalSlug, Payload } from "payload";
import { CONTENT_KINDS, type ContentKind } from "#shared/content/index.ts";
import { noteFailure } from "../../cache/dependencies.ts";
import { materializedView, readThrough, type Choice, type Id } from "../../cache/materialized-view.ts";
import type { Source } from "../../cache/event-bus.ts";
import { log } from "../../lib/log/index.ts";
import { namedRecords } from "../../schema/references.ts";

/** Uploads, each with the number of records that show it. */
type Shown = Map<number, number>;

interface ShownUploads {
  shown: Shown;
  /** Each waits until the uploads of a collection or a global are up to date. */
  followers: { source: Source; upToDate: () => Promise<void> }[];
}

const uploadsByPayload = new WeakMap<Payload, ShownUploads>();

/**
 * The numbers of the uploads that something names which visitors see. They are read once; after that only records that change are
 * read again.
 */
export async function shownUploads(payload: Payload): Promise<{ has: (id: number) => boolean; keys: () => Iterable<number> }> {
  const { shown, followers } = uploadsByPayload.get(payload) ?? follow(payload);
  for (const { source, upToDate } of followers) {
    await upToDate().catch((error: unknown) => {
      // What the others show is shown all the same.
      log.error({ err: error, collection: source }, "The uploads that a collection shows could not be read");
      noteFailure();
    });
  }
  return shown;
}

function follow(payload: Payload): ShownUploads {
  const shown: Shown = new Map();
  const followers = [
    ...CONTENT_KINDS.map((source) => ({ source, upToDate: followCollection(payload, source, shown) })),
    ...payload.globals.config.map(({ slug, flattenedFields }) => ({
      source: slug,
      upToDate: followGlobal(payload, slug, flattenedFields, shown),
    })),
  ];
  const following = { shown, followers };
  uploadsByPayload.set(payload, following);
  return following;
}

function followCollection(payload: Payload, collection: ContentKind, shown: Shown): () => Promise<void> {
  const { flattenedFields } = payload.collections[collection].config;
  const named = new Map<Id, number[]>();
  async function read(choice: Choice): Promise<{ id: Id }[]> {
    const { docs } = await payload.find({
      collection,
      where: {
        _status: { equals: "published" },
        id: "ids" in choice ? { in: choice.ids } : { greater_than: choice.after },
      },
      locale: "all",
      depth: 0,
      sort: "id",
      pagination: false,
      ...("limit" in choice && { limit: choice.limit }),
      overrideAccess: true,
    });
    return docs;
  }
  const take = (record: { id: Id }) => {
    const uploads = uploadsIn(flattenedFields, record);
    recount(shown, named.get(record.id), uploads);
    named.set(record.id, uploads);
  };
  const forget = (id: Id) => {
    recount(shown, named.get(id), []);
    named.delete(id);
  };
  return materializedView({
    collection,
    async rebuild() {
      const removed = new Set(named.keys());
      await readThrough(read, (records) => {
        for (const record of records) {
          take(record);
          removed.delete(record.id);
        }
      });
      for (const id of removed) forget(id);
    },
    async refresh(ids) {
      const removed = new Set(ids);
      for (const record of await read({ ids })) {
        take(record);
        removed.delete(record.id);
      }
      for (const id of removed) forget(id);
    },
  });
}

function followGlobal(payload: Payload, slug: GlobalSlug, fields: FlattenedField[], shown: Shown): () => Promise<void> {
  let named: number[] = [];
  async function read() {
    const uploads = uploadsIn(fields, await payload.findGlobal({ slug, locale: "all", depth: 0, overrideAccess: false }));
    recount(shown, named, uploads);
    named = uploads;
  }
  return materializedView({ collection: slug, rebuild: read, refresh: read });
}

function uploadsIn(fields: FlattenedField[], data: unknown): number[] {
  const uploads = namedRecords(fields, data).filter(({ collection }) => collection === "media");
  return [...new Set(uploads.map(({ id }) => Number(id)))];
}

function recount(shown: Shown, before: number[] = [], after: number[]): void {
  for (const id of after) shown.set(id, (shown.get(id) ?? 0) + 1);
  for (const id of before) {
    const remaining = (shown.get(id) ?? 0) - 1;
    if (remaining > 0) shown.set(id, remaining);
    else shown.delete(id);
  }
}
