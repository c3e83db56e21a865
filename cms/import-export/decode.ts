import type { Bilingual } from "../lib/i18n.ts";
import { UnreadableFile } from "./unreadable.ts";
import { words } from "./import-messages.ts";

/** Bytes that are looked at for the zeros of UTF-16: names of columns are ASCII, of which every second byte is zero there. */
const SAMPLE = 200;
/** How many of 100 pairs of bytes are common signs in a text of GBK, at least. In Big5, EUC-JP and Windows-1251 far fewer are. */
const COMMON_OF_100 = 80;
/** Pairs of bytes among which Chinese has one beyond the rows of Hangul in EUC-KR, which look the same otherwise. */
const TELLING = 12;
/** First bytes of the pairs: punctuation and full-width signs, the 3,755 most common characters by sound, and the last row that EUC-KR uses for Hangul. */
const SIGNS = new Set([0xa1, 0xa2, 0xa3]);
const FIRST_COMMON = 0xb0;
const LAST_COMMON = 0xd7;
const LAST_HANGUL = 0xc8;
/** The least second byte of a pair in GB 2312. */
const SECOND = 0xa1;
const LAST_ASCII = 0x7f;
/** What is in no text of letters with accents and of signs such as °, ± and ×: such a text in UTF-8 is taken for nothing else. */
const BEYOND_LATIN = /[\u0180-\u{10FFFF}]/u;
/** What takes more than two bytes in UTF-8, as all Chinese does. */
const BEYOND_TWO_BYTES = /[\u0800-\u{10FFFF}]/u;

/** A text, and what is to be told of how it was read. */
interface Decoded {
  text: string;
  note?: Bilingual;
}

/**
 * Reads a text in UTF-8, in UTF-16 with or without its mark, or in GBK (GB 18030), as Excel in China writes CSV.
 * @throws UnreadableFile for one whose encoding cannot be told
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

/** The text without its mark; null where it is none in this encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function hasMark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** Which UTF-16 it is, by its mark or by where its zeros are; null where it is none. */
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

/**
 * Whether bytes are Chinese in GBK and nothing that looks like it: pairs that are common, and somewhere several of them in a row, which
 * letters with accents never are.
 * @param leastInRow how many pairs stand in a row somewhere, at least
 */
function isGbk(bytes: Uint8Array, leastInRow: number): boolean {
  let [pairs, common, beyondHangul, inRow, mostInRow] = [0, 0, 0, 0, 0];
  for (let place = 0; place < bytes.length; place += 1) {
    const first = bytes[place] ?? 0;
    if (first <= LAST_ASCII) {
      inRow = 0;
      continue;
    }
    place += 1;
    pairs += 1;
    const isCommon = (bytes[place] ?? 0) >= SECOND && (SIGNS.has(first) || (first >= FIRST_COMMON && first <= LAST_COMMON));
    if (isCommon) common += 1;
    inRow = isCommon ? inRow + 1 : 0;
    mostInRow = Math.max(mostInRow, inRow);
    if (first > LAST_HANGUL) beyondHangul += 1;
  }
  return common * 100 >= pairs * COMMON_OF_100 && mostInRow >= leastInRow && (pairs < TELLING || beyondHangul > 0);
}
