import { pinyin } from "pinyin-pro";
import { plainText } from "./words.ts";

/** Longest sound that is kept, in letters: as much as anybody types before they see what they look for. */
const MAX_LETTERS = 24;

/** How the characters of a text sound, without tones: 冷链 is `leng`, `lian`. */
function sounds(text: string): string[] {
  return pinyin(text, { toneType: "none", type: "array", v: true });
}

/** How a run of Chinese sounds, as names are found by it: 冷链 is `lenglian`. */
export function soundOf(run: string): string {
  return sounds(run).join("").slice(0, MAX_LETTERS);
}

/** Characters of a word of a name, at most: a slip in such a word is forgiven. */
const WORD = 4;

/**
 * The sounds under which a title is found: of words of it, and from each character on of all that follows, so that a name is found as
 * it is being typed.
 */
export function soundTerms(title: string): string[] {
  const terms = new Set<string>();
  for (const run of plainText(title).match(/\p{Script=Han}+/gu) ?? []) {
    const syllables = sounds(run);
    for (let start = 0; start < syllables.length; start += 1) {
      for (let length = 2; length <= WORD; length += 1) terms.add(syllables.slice(start, start + length).join(""));
      terms.add(syllables.slice(start).join("").slice(0, MAX_LETTERS));
    }
  }
  return [...terms];
}

/** Wherever the characters of a text sound like what was typed, or begin to. */
export function* heardIn(text: string, typed: string): Generator<{ start: number; end: number }> {
  const syllables = sounds(text);
  if (syllables.length !== text.length) return;
  for (let start = 0; start < syllables.length; start += 1) {
    let sound = "";
    for (let end = start; end < syllables.length && typed.startsWith(sound) && sound !== typed; end += 1) {
      sound += syllables[end];
      if (sound.startsWith(typed)) yield { start, end: end + 1 };
    }
  }
}
