import type { CollectionSlug, Payload, PayloadRequest } from "payload";

/**
 * Stores fields of a record that are not its content: without hooks, a version, or a new `updatedAt`, which staff reads and addresses of
 * pictures contain.
 * @param req stores within its transaction, if it has one
 */
export async function updateSilently(
  { db }: Payload,
  record: { collection: CollectionSlug; id: number },
  fields: Record<string, unknown>,
  req?: PayloadRequest,
): Promise<void> {
  await db.updateOne({ ...record, data: { ...fields, updatedAt: null }, ...(req && { req }), returning: false });
}
