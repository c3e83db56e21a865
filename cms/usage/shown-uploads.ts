import type { Payload } from "payload";
import { noteFailure } from "../changes/dependencies.ts";
import { kept } from "../changes/kept.ts";
import { log } from "../log/index.ts";
import { namedRecords } from "./references.ts";
import { SHOWN } from "./uses.ts";

/** Records that are looked through at a time. */
const BATCH = 200;

let reading: (() => Promise<number[]>) | undefined;

/** The numbers of the uploads that something names which visitors see. It is kept until such a thing changes. */
export function shownUploads(payload: Payload): Promise<number[]> {
  reading ??= kept(() => read(payload));
  return reading();
}

async function read(payload: Payload): Promise<number[]> {
  const ids = new Set<number>();
  const add = (fields: Parameters<typeof namedRecords>[0], data: unknown) => {
    for (const { collection, id } of namedRecords(fields, data)) if (collection === "media") ids.add(Number(id));
  };
  for (const { slug, flattenedFields } of payload.globals.config)
    add(flattenedFields, await payload.findGlobal({ slug, locale: "all", depth: 0 }));
  for (const collection of SHOWN) {
    await readCollection(collection).catch((error: unknown) => {
      // What the others show is shown all the same.
      log.error({ err: error, collection }, "The uploads that a collection shows could not be read");
      noteFailure();
    });
  }
  return [...ids];

  async function readCollection(collection: (typeof SHOWN)[number]): Promise<void> {
    const { flattenedFields } = payload.collections[collection].config;
    for (let page: number | null | undefined = 1; page;) {
      const found: { docs: unknown[]; nextPage?: number | null | undefined } = await payload.find({
        collection,
        where: { _status: { equals: "published" } },
        locale: "all",
        depth: 0,
        limit: BATCH,
        page,
        sort: "id",
      });
      for (const doc of found.docs) add(flattenedFields, doc);
      page = found.nextPage;
    }
  }
}
