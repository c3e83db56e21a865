import type { Payload } from "payload";

interface Batch {
  ids: Set<number>;
  names: Promise<Map<number, string>>;
}

/** What is read with the next turn of the event loop. */
const gathering = new WeakMap<Payload, Batch>();

/** The file name of a picture; all that are asked for in the same turn are read at once. Null where it is gone. */
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
  });
  return new Map(docs.flatMap(({ id, filename }) => (filename ? [[id, filename] as const] : [])));
}
