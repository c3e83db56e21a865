import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { readUpload } from "#cms/uploads.ts";

/** The names of uploads whose stored file has another size or checksum than its record says, or is not there. */
export async function wrongUploads(cms: Payload): Promise<string[]> {
  const { docs } = await cms.find({ collection: "media", pagination: false, depth: 0, trash: true });
  const wrong: string[] = [];
  for (const upload of docs) {
    const file = await readUpload(cms, upload);
    const isRight = file && file.length === upload.filesize && createHash("sha256").update(file).digest("hex") === upload.sha256;
    if (!isRight) wrong.push(upload.filename ?? "");
  }
  return wrong;
}
