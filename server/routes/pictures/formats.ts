import { inFileWorker } from "#cms/lib/file-worker/file-worker.ts";
import type { Original } from "./encode.ts";

/**
 * The formats of sized pictures, best first: media type, most pixels of a side that it can hold (HEIF, WebP and libjpeg), and how its
 * files begin, from a byte on. JPEG is for those who name none, PNG for what no other can hold.
 */
export const FORMATS = {
  avif: { type: "image/avif", mostSide: 16_384, begins: "ftypavif", from: 4 },
  webp: { type: "image/webp", mostSide: 16_383, begins: "WEBP", from: 8 },
  jpg: { type: "image/jpeg", mostSide: 65_500, begins: "\u00FF\u00D8", from: 0 },
  png: { type: "image/png", mostSide: Infinity, begins: "PNG", from: 1 },
} as const;
export type Format = keyof typeof FORMATS;
export type PictureFormat = Exclude<Format, "png">;

/** Seconds that making a size of a picture may take: on a slow processor one of 59 megapixels takes ten. */
const SECONDS = 30;
/** How an animation begins that is sent to browsers which know no WebP. */
const GIF = { type: "image/gif", begins: "GIF8", from: 0 };

/** The best format that a browser says it knows. @param accept its header of that name */
export function bestFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes(FORMATS.avif.type)) return "avif";
  return accept?.includes(FORMATS.webp.type) ? "webp" : "jpg";
}

/** The media type of a sized picture, by how it begins: where the format that was asked for cannot hold it, it is of another one. */
export function mediaType(picture: Uint8Array): string {
  const head = Buffer.from(picture.subarray(0, 16)).toString("latin1");
  return [...Object.values(FORMATS), GIF].find(({ begins, from }) => head.startsWith(begins, from))?.type ?? FORMATS.jpg.type;
}

/**
 * Encodes a picture in a file worker (`encode.ts`).
 * @throws FileFault for one that takes too much time or memory, or Error for what cannot be read
 */
export const encode = inFileWorker<Original, Uint8Array>("server/routes/pictures/encode.ts", "encode", SECONDS);
