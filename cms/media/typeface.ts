/** Typefaces as they are uploaded: WOFF2 (https://www.w3.org/TR/WOFF2/). Browsers check all else of one before they use it. */

/** Bytes of the largest typeface. One for Latin letters takes 20,000 to 100,000; each visitor fetches it. */
export const MAX_TYPEFACE_BYTES = 200_000;

/** What such a file begins with. */
const SIGNATURE = "wOF2";
/** Bytes of the header, which the list of tables follows. */
const HEADER = 48;
const LENGTH_AT = 8;
const TABLES_AT = 12;
/** Numbers of the format's list of known tables. */
const GLYPHS = 10;
const LOCATIONS = 11;
const VARIATIONS = 47;
/** In the place of a number: the name of the table follows, in four bytes. */
const NAMED = 63;
const NAME = 4;
/** A variable length has seven bits in each byte, in five of them at most. */
const MAX_LENGTH_BYTES = 5;

/**
 * Reads the head of a typeface.
 * @param data the whole file
 * @returns whether it holds all its weights in one file; null for another or a truncated file
 */
export function readTypeface(data: Buffer): { isVariable: boolean } | null {
  if (data.length < HEADER || data.toString("latin1", 0, SIGNATURE.length) !== SIGNATURE) return null;
  if (data.readUInt32BE(LENGTH_AT) !== data.length) return null;
  const count = data.readUInt16BE(TABLES_AT);
  let isVariable = false;
  let at = HEADER;
  for (let table = 0; table < count; table++) {
    const flags = data[at] ?? 0;
    const tag = flags & 63;
    const transform = flags >> 6;
    isVariable ||= tag === VARIATIONS;
    at = afterLength(data, at + 1 + (tag === NAMED ? NAME : 0));
    // Of glyphs the version 3 says that nothing is transformed, of other tables 0 does; only what is transformed has a second length.
    if (transform !== (tag === GLYPHS || tag === LOCATIONS ? 3 : 0)) at = afterLength(data, at);
  }
  return count > 0 && at <= data.length ? { isVariable } : null;
}

/** The place after a length, of which each byte but the last has its highest bit set; behind the end where it does not end. */
function afterLength(data: Buffer, at: number): number {
  const last = data.subarray(at, at + MAX_LENGTH_BYTES).findIndex((byte) => byte < 0x80);
  return last < 0 ? Infinity : at + last + 1;
}
