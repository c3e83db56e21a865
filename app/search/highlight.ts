import { toSimplifiedChinese } from "#app/lib/format/simplified-chinese.ts";
import type { Concept } from "./concepts.ts";
import { heardIn } from "./pinyin.ts";
import { stemsOf } from "./stems.ts";
import { joinedWords, plainText, withoutAccents, withPlainLetters, wordsOf } from "./words.ts";

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text into pieces, so that matches can be marked.
 * @param query as typed
 */
export function highlightMatches(text: string, concepts: readonly Concept[], query: string): Piece[] {
  const plain = withoutAccents(toSimplifiedChinese(text)).toLowerCase().replaceAll("\u00a0", " ").replaceAll(/[−–]/g, "-");
  const terms = new Set(concepts.flatMap(({ wordings }) => wordings.filter(({ pairs }) => !pairs).flatMap((wording) => wording.terms)));
  const typed = concepts.at(-1)?.wordings[0]?.terms.at(-1) ?? "";
  const isMatch = (term: string) =>
    terms.has(term) || stemsOf(term).some((stem) => terms.has(stem)) || (typed.length > 1 && term.startsWith(typed));
  const spans = [...wordsOf(plain), ...joinedWords(plain)]
    .filter(({ term }) => isMatch(withPlainLetters(term)))
    .map(({ start, end }) => ({ start, end }));
  const sound = plainText(query).trim();
  // While Chinese is being typed, the dictionary may split its last word differently from the text.
  if (/\p{Script=Han}/u.test(sound)) spans.push(...placesOf(sound, plain));
  if (spans.length === 0 && /^[a-z' ]{2,}$/.test(sound)) spans.push(...soundMatches(text, sound.replaceAll(/[' ]/g, "")));
  return piecesOf(text, spans);
}

function placesOf(part: string, text: string): { start: number; end: number }[] {
  const places = [];
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + part.length))
    places.push({ start, end: start + part.length });
  return places;
}

/** The positions of Chinese with the typed sound. */
function soundMatches(text: string, typed: string): { start: number; end: number }[] {
  return [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: run, index }) =>
    [...heardIn(run, typed)].map(({ start, end }) => ({ start: index + start, end: index + end })),
  );
}

function piecesOf(text: string, spans: { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= position) continue;
    if (start > position) pieces.push({ text: text.slice(position, start), marked: false });
    const before = pieces.at(-1);
    // Adjacent matches become one piece.
    if (before?.marked) before.text += text.slice(position, end);
    else pieces.push({ text: text.slice(start, end), marked: true });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), marked: false });
  return pieces;
}
