import type { Bilingual } from "../lib/i18n.ts";
import { decodeAs, isGbk } from "../lib/text-encoding.ts";
import { UnreadableFile } from "./unreadable.ts";
import { words } from "./import-messages.ts";

/** Bytes that are searched for the zeros of UTF-16, where every second byte of ASCII names is zero. */
const SAMPLE = 200;
/** Characters beyond accented letters and signs such as °, ± and ×; a UTF-8 text without them is unambiguous. */
const BEYOND_LATIN = /[\u0180-\u{10FFFF}]/u;
/** Characters of more than two bytes in UTF-8, such as all Chinese ones. */
const BEYOND_TWO_BYTES = /[\u0800-\u{10FFFF}]/u;

/** A text, with a note about its encoding for the user. */
interface Decoded {
  text: string;
  note?: Bilingual;
}

/**
 * Reads a text in UTF-8, in UTF-16 with or without its mark, or in GBK (GB 18030), as Excel in China writes CSV.
 * @throws UnreadableFile when the encoding is ambiguous
 */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: decodeAs(utf16, bytes) ?? refuse() };
  const utf8 = decodeAs("utf-8", bytes);
  if (utf8 !== null) {
    const isSure = hasMark(bytes) || !BEYOND_LATIN.test(utf8) || BEYOND_TWO_BYTES.test(utf8) || !isGbk(bytes, 1);
    return isSure ? { text: utf8 } : refuse();
  }
  const text = isGbk(bytes, 2) ? decodeAs("gb18030", bytes) : null;
  return text === null ? refuse() : { text, note: words.readAsGbk };
}

function refuse(): never {
  throw new UnreadableFile(words.encoding);
}

function hasMark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** The byte order of UTF-16, by its mark or by the positions of zeros; null for other encodings. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : null;
}
