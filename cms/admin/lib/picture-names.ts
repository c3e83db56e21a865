import type { Payload } from "payload";

interface Batch {
  ids: Set<number>;
  names: Promise<Map<number, string>>;
}

/** The ids to read in the next turn of the event loop. */
const gathering = new WeakMap<Payload, Batch>();

/** The file name of a picture; reads all pictures requested in the same turn at once. Null for a deleted one. */
export async function pictureName(payload: Payload, id: number): Promise<string | null> {
  let batch = gathering.get(payload);
  if (!batch) {
    const ids = new Set<number>();
    batch = { ids, names: readNext(payload, ids) };
    gathering.set(payload, batch);
  }
  batch.ids.add(id);
  return (await batch.names).get(id) ?? null;
}

async function readNext(payload: Payload, ids: Set<number>): Promise<Map<number, string>> {
  await new Promise(setImmediate);
  gathering.delete(payload);
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { in: [...ids] }, mimeType: { like: "image/" } },
    select: { filename: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.flatMap(({ id, filename }) => (filename ? [[id, filename] as const] : [])));
}
