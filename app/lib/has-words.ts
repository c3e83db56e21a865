/** The words of a text that was typed, in small letters. */
export function wordsOf(typed: string): string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Whether a text has all of these words, anywhere in it.
 * @param words in small letters
 */
export function hasWords(text: string | null | undefined, words: readonly string[]): boolean {
  const lower = text?.toLowerCase() ?? "";
  return words.every((word) => lower.includes(word));
}
