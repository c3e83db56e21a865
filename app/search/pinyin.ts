import { pinyin } from "pinyin-pro";
import { plainText } from "./words.ts";

/** Maximum letters of an indexed sound: people see their result before typing more. */
const MAX_LETTERS = 24;

/** The sounds of a text's characters, without tones: 冷链 is `leng`, `lian`. */
function sounds(text: string): string[] {
  return pinyin(text, { toneType: "none", type: "array", v: true });
}

/** The sound of a run of Chinese, for finding names: 冷链 is `lenglian`. */
export function soundOf(run: string): string {
  return sounds(run).join("").slice(0, MAX_LETTERS);
}

/** Maximum characters of a word in a name in which the search forgives a slip. */
const WORD = 4;

/**
 * The sounds of a title in the index: of its words, and from each character to the end, so that a name matches while
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

/** The positions in a text whose sounds equal or begin with the typed letters. */
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
