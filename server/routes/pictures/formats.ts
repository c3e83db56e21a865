import { inFileWorker } from "#cms/lib/file-worker/file-worker.ts";
import type { Original } from "./encode.ts";

/**
 * The formats of sized pictures, best first: media type, largest side in pixels (HEIF, WebP and libjpeg), and the signature of its files
 * from a byte on. JPEG is for browsers that name no format, PNG for pictures that no other can hold.
 */
export const FORMATS = {
  avif: { type: "image/avif", mostSide: 16_384, begins: "ftypavif", from: 4 },
  webp: { type: "image/webp", mostSide: 16_383, begins: "WEBP", from: 8 },
  jpg: { type: "image/jpeg", mostSide: 65_500, begins: "\u00FF\u00D8", from: 0 },
  png: { type: "image/png", mostSide: Infinity, begins: "PNG", from: 1 },
} as const;
export type Format = keyof typeof FORMATS;
export type PictureFormat = Exclude<Format, "png">;

/** Seconds that encoding may take: a slow processor needs ten for 59 megapixels. */
const SECONDS = 30;
/** The signature of animations for browsers without WebP. */
const GIF = { type: "image/gif", begins: "GIF8", from: 0 };

/** The best format that a browser accepts. @param accept its header of that name */
export function bestFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes(FORMATS.avif.type)) return "avif";
  return accept?.includes(FORMATS.webp.type) ? "webp" : "jpg";
}

/** The media type of a sized picture by its signature, because its format differs where the requested one cannot hold it. */
export function mediaType(picture: Uint8Array): string {
  const head = Buffer.from(picture.subarray(0, 16)).toString("latin1");
  return [...Object.values(FORMATS), GIF].find(({ begins, from }) => head.startsWith(begins, from))?.type ?? FORMATS.jpg.type;
}

/**
 * Encodes a picture in a file worker (`encode.ts`).
 * @throws FileFault for one that takes too much time or memory, or Error for an unreadable one
 */
export const encode = inFileWorker<Original, Uint8Array>("server/routes/pictures/encode.ts", "encode", SECONDS);
