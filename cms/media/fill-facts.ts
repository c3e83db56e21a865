import type { Payload, Where } from "payload";
import { log } from "../lib/log/index.ts";
import type { Media } from "../config/payload-types.ts";
import { updateSilently } from "../db/update-silently.ts";
import { UPLOAD_LIMIT } from "./upload-limit.ts";
import { readUpload } from "./uploads.ts";
import { checksumOf } from "./checksum.ts";
import { lengthOfFilm } from "./film-length.ts";
import { FILE_KINDS } from "../lib/file-kinds.ts";

/** Files that are looked at in one go. */
const AT_ONCE = 50;

/** Notes the checksums of files that came in before checksums were noted. @returns how many were noted */
export async function fillChecksums(cms: Payload): Promise<number> {
  const noted = await fill(cms, { sha256: { exists: false } }, async (data) => ({ sha256: checksumOf(data) }));
  if (noted > 0) log.info(`The checksums of ${noted} files were noted`);
  return noted;
}

/**
 * Notes how long films are that came in before that was noted, each of them in one piece. The length of a larger one was looked for when
 * it came in: it is not read into memory again at every start because it does not tell it.
 * @returns how many were noted
 */
export async function fillLengths(cms: Payload): Promise<number> {
  const missing: Where = { and: [{ seconds: { exists: false } }, { filesize: { less_than_equal: UPLOAD_LIMIT } }, FILE_KINDS.film.where] };
  const noted = await fill(cms, missing, async (data) => {
    const seconds = await lengthOfFilm(data);
    return seconds === null ? null : { seconds };
  });
  if (noted > 0) log.info(`The lengths of ${noted} films were noted`);
  return noted;
}

/** Reads files and stores what follows from them. What cannot be read is left for the next start. */
async function fill(
  cms: Payload,
  missing: Where,
  factsOf: (data: Buffer) => Promise<Partial<Pick<Media, "sha256" | "seconds">> | null>,
): Promise<number> {
  let noted = 0;
  for (let after = 0; ;) {
    const { docs } = await cms.find({
      collection: "media",
      where: { and: [missing, { id: { greater_than: after } }] },
      sort: "id",
      limit: AT_ONCE,
      depth: 0,
      pagination: false,
    });
    for (const upload of docs) {
      after = upload.id;
      const data = await readUpload(cms, upload).catch(() => null);
      const facts = data && (await factsOf(data));
      if (!facts) continue;
      await updateSilently(cms, { collection: "media", id: upload.id }, facts);
      noted += 1;
    }
    if (docs.length < AT_ONCE) break;
  }
  return noted;
}
