import { settings } from "../../config/settings.ts";
import { UPLOAD_LIMIT } from "../upload-limit.ts";

/** Bytes of a chunk. */
export const CHUNK_BYTES = 4 * 1024 * 1024;
/** Unfinished uploads of one account. */
export const MAX_UNFINISHED = 5;
/** Milliseconds after which an abandoned upload is removed. */
export const UNFINISHED_MAX_AGE = 24 * 60 * 60_000;

/** Types of films, which may be larger than other files. */
export const FILM_TYPES: ReadonlySet<string> = new Set(["video/mp4", "video/webm"]);

/** The largest size of a file of this type, in bytes. */
export function largestUpload(type: string): number {
  return FILM_TYPES.has(type) ? settings.filmBytes : UPLOAD_LIMIT;
}

/** Whether a file has the signature of an MP4 or a WebM. */
export function beginsAsFilm(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString("latin1");
  return text.slice(4, 8) === "ftyp" || text.startsWith("\u001A\u0045\u00DF\u00A3");
}
