/** Sentences of a text, and which products they are about. */
import { codePattern, withoutBands } from "./product-codes.ts";
import { plainText } from "./figures.ts";

/** A sentence of a text, with the products that it is about at each place. */
export interface Sentence {
  text: string;
  /** Codes of those whom the words at a place are about. */
  subjectsAt: (index: number) => readonly string[];
  /** Codes of those whom any of its words may be about. */
  subjects: readonly string[];
}

const END = { zh: /(?<=[。；！？])|\n/, en: /(?<=[.;!?])\s+(?=[A-Z“"'(]|$)|(?<=;)\s+|\n/ };

/** @param language a code; texts of others than Chinese end their sentences as English does */
export function sentencesOf(text: string, language: string): string[] {
  return text.split(END[language === "zh" ? "zh" : "en"]).filter((sentence) => sentence.trim());
}

/**
 * Characters of the longest sentence that is read: a hundred lines. What is longer is none, and reading it would take as long as its
 * figures times its length.
 */
export const MAX_SENTENCE = 2000;
/** Characters before a name, and between a figure and a name, that are looked at for what joins them. */
const NEAR = 40;

/** Names side by side share a statement: `V7 and V8 are IP65`. */
const TOGETHER = /^\s*(?:(?:[、,，/+与和及或]|and|or|the|&)\s*)+$/;
/** A figure, and whose it is behind it: `±1.5 m for M30`. */
const OF = /^[^,;，；]{1,14}(?: for | on | in | of | with )(?:the )?\[?$/;
/** The other side of a comparison is not the subject. */
const COMPARED = /(?:比|不如|than|like|unlike|相比)\s*(?:the\s+|a\s+)?\[?$/;

/**
 * The sentences of a text. One that names no product goes on about those of the sentence before it.
 * @param subjects codes of the products that the whole text is about
 * @param codes of all products that it may name
 */
export function sentencesAbout(text: string, language: string, subjects: readonly string[], codes: readonly string[]): Sentence[] {
  const plain = plainText(text);
  const pattern = codePattern(codes);
  let carried = subjects;
  const sentences = sentencesOf(plain, language).filter(({ length }) => length <= MAX_SENTENCE);
  return sentences.map((sentence) => {
    const listed = withListedUnits(sentence, pattern);
    const groups = groupsIn(listed, pattern);
    const before = carried;
    carried = groups.at(-1)?.codes ?? carried;
    return {
      text: listed,
      subjects: groups.length > 0 ? groups.flatMap((group) => group.codes) : before,
      subjectsAt: (index) =>
        (
          groups.find((group) => group.start > index && group.start <= index + NEAR && OF.test(listed.slice(index, group.start))) ??
          groups.findLast((group) => group.start <= index) ??
          groups[0]
        )?.codes ?? before,
    };
  });
}

function groupsIn(text: string, pattern: RegExp): { start: number; end: number; codes: string[] }[] {
  const groups: { start: number; end: number; codes: string[] }[] = [];
  for (const { 0: code, index } of withoutBands(text).matchAll(pattern)) {
    const last = groups.at(-1);
    if (COMPARED.test(text.slice(Math.max(0, index - NEAR), index))) continue;
    if (last && TOGETHER.test(text.slice(last.end, index))) Object.assign(last, { end: index + code.length, codes: [...last.codes, code] });
    else groups.push({ start: index, end: index + code.length, codes: [code] });
  }
  return groups;
}

/** `A3 180, A5 240, A9 365 days`: the numbers that have their unit only at the end of the list. */
function withListedUnits(text: string, pattern: RegExp): string {
  const last = new RegExp(`(?:${pattern.source})[ \\u00a0](\\d[\\d,.]*)[ \\u00a0]?(days|mAh|g|V|天)\\b`).exec(text);
  if (!last) return text;
  return text.replace(new RegExp(`((?:${pattern.source})[ \\u00a0]\\d[\\d.]*)(?=, )`, "g"), `$1 ${last[2] ?? ""}`);
}

/** The words between the marks next to a place; marks within numbers are none. */
export function clauseAt(text: string, index: number): string {
  const marks = /[，；：。（）()|:;]|,(?!\d)| and (?!more)/g;
  let start = 0;
  for (const { index: mark } of text.matchAll(marks)) {
    if (mark >= index) return text.slice(start, mark);
    start = mark + 1;
  }
  return text.slice(start);
}
