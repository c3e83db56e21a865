import type { Concept } from "./concepts.ts";
import { heardAt } from "./pinyin.ts";
import { joined, plainText, stem, wordsOf } from "./words.ts";

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text so that what was looked for can be marked in it.
 * @param query as it was typed
 */
export function marked(text: string, concepts: readonly Concept[], query: string): Piece[] {
  const shown = text.replaceAll("\u2060", "");
  const plain = shown.toLowerCase().replaceAll("\u00a0", " ").replaceAll(/[−–]/g, "-");
  const terms = new Set(concepts.flatMap(({ wordings }) => wordings.filter(({ pairs }) => !pairs).flatMap((wording) => wording.terms)));
  const typed = concepts.at(-1)?.wordings[0]?.terms.at(-1) ?? "";
  const spans = [...wordsOf(plain), ...joined(plain)]
    .filter(({ term }) => terms.has(term) || terms.has(stem(term)) || (typed.length > 1 && term.startsWith(typed)))
    .map(({ start, end }) => ({ start, end }));
  const sound = plainText(query).trim();
  if (spans.length === 0 && /^[a-z' ]{2,}$/.test(sound)) spans.push(...heardIn(shown, sound.replaceAll(/[' ]/g, "")));
  return cut(shown, spans);
}

function heardIn(text: string, typed: string): { start: number; end: number }[] {
  return [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: run, index }) => {
    const heard = heardAt(run, typed);
    return heard ? [{ start: index + heard.start, end: index + heard.end }] : [];
  });
}

function cut(text: string, spans: { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(Math.max(start, at), end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
