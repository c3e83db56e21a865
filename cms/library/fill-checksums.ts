import type { Payload } from "payload";
import { log } from "../log/index.ts";
import { storeQuietly } from "../store-quietly.ts";
import { readUpload } from "../uploads.ts";
import { checksumOf } from "./checksum.ts";

/** Files that are looked at in one go. */
const AT_ONCE = 50;

/**
 * Notes the checksums of files that came in before checksums were noted. What cannot be read is left for the next start.
 * @returns how many were noted
 */
export async function fillChecksums(cms: Payload): Promise<number> {
  let noted = 0;
  for (let after = 0; ;) {
    const { docs } = await cms.find({
      collection: "media",
      where: { sha256: { exists: false }, id: { greater_than: after } },
      sort: "id",
      limit: AT_ONCE,
      depth: 0,
      pagination: false,
    });
    for (const upload of docs) {
      after = upload.id;
      const data = await readUpload(cms, upload).catch(() => null);
      if (!data) continue;
      await storeQuietly(cms, { collection: "media", id: upload.id }, { sha256: checksumOf(data) });
      noted += 1;
    }
    if (docs.length < AT_ONCE) break;
  }
  if (noted > 0) log.info(`The checksums of ${noted} files were noted`);
  return noted;
}
