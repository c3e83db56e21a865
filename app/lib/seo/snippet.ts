/** Columns of the longest description that engines show whole, about: a Chinese sign is as wide as two letters. */
export const MAX_DESCRIPTION_LENGTH = 200;
/** Columns that are enough for a description: with fewer the next sentence is begun, and cut. */
const ENOUGH = 80;

/** Where a sentence ends, not within a number. */
const SENTENCE_END = /[.!?](?=\s)|[。！？]/g;
/** Signs that take two columns: Chinese and Japanese ones with their punctuation, Korean, full-width letters. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** How wide a text is, in columns of a Latin letter. */
export function columns(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);
}

/** As much of a text as engines show of a page's description: whole sentences, or as many words as there is room for. */
export function snippet(text: string): string {
  if (columns(text) <= MAX_DESCRIPTION_LENGTH) return text;
  // Each sign takes a column at least.
  const head = text.slice(0, MAX_DESCRIPTION_LENGTH + 1);
  const sentences = Array.from(head.matchAll(SENTENCE_END), ({ index }) => head.slice(0, index + 1));
  const whole = sentences.findLast((part) => columns(part) <= MAX_DESCRIPTION_LENGTH);
  if (whole && columns(whole) >= ENOUGH) return whole;
  let cut = "";
  for (const sign of text) {
    if (columns(cut + sign) > MAX_DESCRIPTION_LENGTH - 1) break;
    cut += sign;
  }
  // Within a word of letters it is not cut; Chinese has no spaces.
  return `${WIDE.test(cut.at(-1) ?? "") ? cut : withoutLastWord(cut)}…`;
}

/** The text before the last space; all where there is none. */
function withoutLastWord(text: string): string {
  const last = text.search(/\s\S*$/);
  return last < 0 ? text : text.slice(0, last).trimEnd();
}
