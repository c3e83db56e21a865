import { NotFound, restoreVersionOperation, type CollectionSlug, type PayloadRequest } from "payload";

/**
 * Drops what is not published of a record, in both languages: the version that visitors see is restored.
 * @throws NotFound where visitors see none
 */
export async function discardDraft(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  const { payload } = req;
  const live = await payload.count({ collection, where: { id: { equals: id }, _status: { equals: "published" } }, req });
  const where = { parent: { equals: id }, "version._status": { equals: "published" } };
  const { docs } = await payload.db.findVersions({ collection, where, sort: "-updatedAt", limit: 1, pagination: false, req });
  const [version] = docs;
  if (!version || live.totalDocs === 0) throw new NotFound(req.t);
  await restoreVersionOperation({
    id: String(version.id),
    collection: payload.collections[collection],
    draft: false,
    overrideAccess: false,
    req,
  });
}
