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

/** The text without its mark; null where it is none in this encoding. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Whether bytes are Chinese in GBK and nothing that looks like it: pairs that are common, and somewhere several of them in a row, which
 * letters with accents never are.
 * @param leastInRow how many pairs stand in a row somewhere, at least
 */
export function isGbk(bytes: Uint8Array, leastInRow: number): boolean {
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
