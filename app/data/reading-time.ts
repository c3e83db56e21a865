/** Words that adults read in a minute of a text that informs (Brysbaert, "How many words do we read per minute?", JML 109, 2019). */
const WORDS_A_MINUTE = 238;
/** Chinese characters read in a minute (Trauzettel-Klosinski and Dietz, "IReST", IOVS 53, 2012, doi:10.1167/iovs.11-8284). */
const CHARACTERS_A_MINUTE = 255;

/** Letters of scripts that part no words by spaces. */
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** A word or a figure, with the signs within it. */
const WORDS = /[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu;

/** The whole minutes that reading a text takes, at least one. Chinese is counted by characters, and the Latin words in it by words. */
export function readingMinutes(text: string): number {
  const characters = text.match(CHARACTERS)?.length ?? 0;
  const words = text.replace(CHARACTERS, " ").match(WORDS)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}
