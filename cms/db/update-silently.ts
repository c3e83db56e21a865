import type { CollectionSlug, Payload, PayloadRequest } from "payload";

/**
 * Stores fields of a record that are not its content: without hooks or a version, and without touching the time of its last change, by
 * which staff goes, and which is a part of the addresses of pictures.
 * @param req within whose transaction it is stored, if it has one
 */
export async function updateSilently(
  { db }: Payload,
  record: { collection: CollectionSlug; id: number },
  fields: Record<string, unknown>,
  req?: PayloadRequest,
): Promise<void> {
  await db.updateOne({ ...record, data: { ...fields, updatedAt: null }, ...(req && { req }), returning: false });
}
