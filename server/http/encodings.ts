import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

/** Content encodings, best first. */
export type Encoding = "br" | "gzip" | "identity";
const COMPRESSED = ["br", "gzip"] as const;
const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * Brotli's quality (0 to 11) while a client waits: at 4 as small as gzip, in the same time. At 5 a page takes 8 % fewer bytes and 1.6
 * times as long, a sixth of the time of rendering it.
 */
const BROTLI_QUALITY = 4;
/** Quality in the background: a page becomes 14 to 19 % smaller than at 4, and takes 50 to 140 ms instead of 1 to 2. */
export const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
const GZIP_LEVEL = 6;
/** Bytes below which packing saves less than it costs. */
export const WORTH_COMPRESSING = 1024;
const TEXT =
  /^\s*(?:text\/(?!event-stream)|application\/(?:javascript|json|xml|manifest\+json|[\w.-]+\+(?:json|xml))|image\/svg\+xml|model\/)/i;

/** Results by header; the few browsers in use send the same ones. */
const encodingByHeader = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that a client takes. */
export function encodingFor(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const cached = encodingByHeader.get(acceptEncoding);
  if (cached) return cached;
  const ranges = parseAccept(acceptEncoding);
  const quality = (name: string) =>
    ranges.find(({ type }) => type.toLowerCase() === name)?.q ?? ranges.find(({ type }) => type === "*")?.q ?? 0;
  const choice = COMPRESSED.find((name) => quality(name) > 0) ?? "identity";
  encodingByHeader.set(acceptEncoding, choice);
  return choice;
}

/** Whether bytes of this media type get smaller. */
export function isText(type: string | null | undefined): boolean {
  return TEXT.test(type ?? "");
}

/** Bits of the smallest useful window: 64 kB. */
const MIN_WINDOW = 16;

/** Smallest output buffer of a compressor, in bytes. */
const MIN_CHUNK = 1024;

/**
 * Brotli's options for a text of a size in bytes, if that is known. The window is no larger than the text, because allocating a larger one
 * costs a third of the time, half of it on the main thread. The output fits into one chunk, so that one call suffices.
 */
const BROTLI = (size?: number, quality = BROTLI_QUALITY) => ({
  ...(size !== undefined && { chunkSize: Math.max(size >> 1, MIN_CHUNK) }),
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(size !== undefined && {
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(size)), MIN_WINDOW), constants.BROTLI_MAX_WINDOW_BITS),
    }),
  },
});

/**
 * Compresses bytes off the main thread.
 * @param quality of brotli, from 0 to 11
 */
export async function compress(bytes: Buffer, encoding: (typeof COMPRESSED)[number], quality?: number): Promise<Buffer<ArrayBuffer>> {
  const packed =
    encoding === "gzip" ? compressWithGzip(bytes, { level: GZIP_LEVEL }) : compressWithBrotli(bytes, BROTLI(bytes.length, quality));
  // Copies the result out of its buffer, which is at least twice as large. Not with `Buffer.from`: what is stored of Node's pool keeps a
  // block of 64 kB in memory.
  const result = await packed;
  const copy = Buffer.allocUnsafeSlow(result.length);
  result.copy(copy);
  return copy;
}

/** Decompresses bytes off the main thread. */
export const decompress: Record<(typeof COMPRESSED)[number], (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A stream that compresses. */
export function compressor(encoding: (typeof COMPRESSED)[number]): Transform {
  return encoding === "br" ? createBrotliCompress(BROTLI()) : createGzip({ level: GZIP_LEVEL });
}
