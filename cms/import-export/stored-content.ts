import { promisify } from "node:util";
import { constants, gunzip, gzip } from "node:zlib";
import { UPLOAD_LIMIT } from "../media/upload-limit.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** Bytes of the largest file: an upload, and the little that an archive of both its files adds. */
const MAX_BYTES = UPLOAD_LIMIT + 1024 * 1024;

/** Packs a file as text for the database, because a sheet of 40 MB would be held there, and in the desk's memory, four times. */
export async function packContent(file: string | Uint8Array): Promise<string> {
  return (await pack(file, { level: constants.Z_BEST_SPEED })).toString("base64");
}

/** Unpacks the file that `packContent` has packed. */
export async function unpackContent(text: string): Promise<Buffer> {
  return unpack(Buffer.from(text, "base64"), { maxOutputLength: MAX_BYTES });
}
