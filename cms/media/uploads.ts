import { createLocalReq, type Payload } from "payload";
import type { Media } from "../config/payload-types.ts";
import { shownUploads } from "../publishing/references/shown-uploads.ts";

/** Looks an upload up by the name of its file; null when there is none, or it is in the trash. */
export async function findUpload(cms: Pick<Payload, "find">, filename: string): Promise<Media | null> {
  const { docs } = await cms.find({
    collection: "media",
    where: { filename: { equals: filename } },
    pagination: false,
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

/** Whether a visitor may have an upload who does not know its version: something that is published shows it. */
export async function isShown(cms: Payload, { id }: Pick<Media, "id">): Promise<boolean> {
  return (await shownUploads(cms)).has(id);
}

/**
 * The uploads that are not in the trash, and when each was changed last.
 * @param id of one upload; null for all
 */
export async function listUploads(cms: Payload, id: number | string | null): Promise<Pick<Media, "id" | "updatedAt">[]> {
  const { docs } = await cms.find({
    collection: "media",
    ...(id !== null && { where: { id: { equals: id } } }),
    pagination: false,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: true,
  });
  return docs;
}

/** Thrown when the store of uploads cannot be asked now. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** Milliseconds without requests to a store that was away, because each waiting request delays the others. */
const STORE_PAUSE = 2000;
let askStoreFrom = 0;

/**
 * Reads an uploaded file from where the settings keep it: the store, or the data folder.
 * @returns null when it is not there
 * @throws StoreUnavailable
 */
export async function readUpload(cms: Payload, upload: Media): Promise<Buffer | null> {
  const { config } = cms.collections.media;
  const filename = upload.filename ?? "";
  const req = await createLocalReq({}, cms);
  for (const handler of config.upload.handlers ?? []) {
    if (performance.now() < askStoreFrom) throw new StoreUnavailable();
    try {
      const answer = await handler(req, { doc: upload, params: { collection: "media", filename } });
      if (!(answer instanceof Response)) continue;
      if (answer.status >= 500) throw new StoreUnavailable();
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    } catch (error) {
      // Replaced by another one after it was found.
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      askStoreFrom = performance.now() + STORE_PAUSE;
      throw new StoreUnavailable(undefined, { cause: error });
    }
  }
  return null;
}
