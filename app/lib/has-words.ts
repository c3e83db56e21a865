import { plainSigns } from "./format/plain.ts";
import { simplified } from "./format/traditional.ts";

/** A text as words are looked for in it: in plain signs, simplified characters and small letters. */
export function searchable(text: string): string {
  return simplified(plainSigns(text)).toLowerCase();
}

/** The words of a text that was typed, as they are looked for. */
export function wordsOf(typed: string): string[] {
  return searchable(typed).split(" ").filter(Boolean);
}

/**
 * Whether a text has all of these words, anywhere in it.
 * @param text as `searchable` makes it
 * @param words as `wordsOf` makes them
 */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
