import type { Payload, PayloadRequest } from "payload";
import { execute } from "../db/raw-sql.ts";
import type { Media } from "../config/payload-types.ts";
import { usesOfEach, type Use } from "../publishing/references/uses.ts";

/** Listed files with the same content. */
const MAX_FILES = 20;

/** A file of the library that has the same content as another. */
export interface SameFile {
  id: number;
  filename: string;
  uses: Use[];
}

/** The checksums of several files in the library, without the trash. */
export async function repeatedChecksums(payload: Payload): Promise<string[]> {
  const rows = await execute(
    payload.db,
    "select sha256 from media where deleted_at is null and sha256 is not null group by sha256 having count(*) > 1",
  );
  return rows.map(({ sha256 }) => String(sha256));
}

/** The files with a checksum, the oldest first, and where each is used. */
export async function filesOf(req: PayloadRequest, sha256: string): Promise<SameFile[]> {
  const { payload, user } = req;
  const { docs } = await payload.find({
    collection: "media",
    where: { sha256: { equals: sha256 } },
    select: { filename: true },
    sort: "id",
    limit: MAX_FILES,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  const ids = docs.map(({ id }) => id);
  const uses = await usesOfEach(payload, "media", ids, req);
  return (docs as Pick<Media, "id" | "filename">[]).map(({ id, filename }) => ({ id, filename: filename ?? "", uses: uses.get(id) ?? [] }));
}
