import { plainSigns } from "#app/lib/format/plain.ts";
import { toSimplifiedChinese } from "#app/lib/format/simplified-chinese.ts";
import { stemsOf } from "./stems.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
/** Made at its first use: few sites have any Japanese. */
let japanese: Intl.Segmenter | undefined;
/** What is written without spaces between its words: Chinese, and Japanese, which has signs of its own besides. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A run without spaces, a figure with signs that belong to it, or a word of letters and digits of any other script. */
const RUNS = new RegExp(
  String.raw`[${UNSPACED}]+|(?<![\p{L}\d])-?\d+(?:\.\d+)?(?:[a-zµ]+)?|(?![${UNSPACED}µ])\p{L}(?:(?![${UNSPACED}])[\p{L}\d])*`,
  "gu",
);
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
/** Letters and digits that belong together however they are joined: `A9 S`, `v-7`, `IP 67`, `48 V`, `Cat 1`, `JT/T 808`. */
const JOINTS =
  /(?<![a-z\d])(?:[a-z]{1,4}(?:\/[a-z]{1,2})?[ -]?\d{1,5}(?:[ -]?[a-z])?|-?\d+(?:\.\d+)? ?(?:%|v|w|g|ah|mah|°c|c|m|mm|km|h|hz|mhz|天|克|伏))(?![a-z\d])/g;
/** What says of a standard that nobody has to keep to it: `/T` in JT/T 808 and GB/T 32960. Most leave it out. */
const VOLUNTARY = /\/[a-z]{1,2}(?=[ -]?\d)/;
/** What is joined by signs, and looked for without: `NB-IoT`, `LTE-M`, `anti-theft`, `JT/T 808`. */
const SIGNED = /(?<![a-z\d])[a-z]+(?:(?:-[a-z\d]+)+|\/[a-z]{1,2}[ -]?\d{1,5})/g;
/** What is written with signs that have a meaning of their own in file names and figures: `100%`, `a_b`, `c:\x`. */
const WITH_SIGNS = /(?<![a-z\d])[a-z\d]*[%_\\][a-z\d%_\\]*/g;
/** Words of English that say nothing, and of other languages those that are no words of English or names of series, without accents. */
const EMPTY = new Set(
  [
    "a an and are as at be by can do does for from how i in is it my of on or the to what which with you your",
    "das der des fur ein eine mit oder und von zum zur",
    "con de del el las los para por un una",
    "au aux avec dans du et le les ou pour sur une",
    "da das do dos em na ou uma",
    "da dei della di gli il lo nel per su",
    "een en het met of op te voor",
    "dla do lub na",
    "в для и или на по с",
    "bir icin ile ve veya",
  ].flatMap((words) => words.split(" ")),
);
/** Words of Chinese that say nothing. */
const EMPTY_ZH = new Set("的 了 吗 呢 是 有 和 与 或 在 我 你 您 能 可以 怎么 什么 哪个 哪些 如何 多少 请问 一个 要 想 用".split(" "));

/** A text without the accents of Latin letters, as long as it was: `vehículo` is `vehiculo`. */
export function withoutAccents(text: string): string {
  return text.replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD").charAt(0));
}

/**
 * A text in one form: in plain signs, simplified characters and small letters without accents. The bus of vehicles, which its capitals
 * tell from the verb, is `canbus` in every spelling.
 */
export function plainText(text: string): string {
  return withoutAccents(toSimplifiedChinese(plainSigns(text)))
    .replaceAll(/\bCAN\b/g, "canbus")
    .toLowerCase()
    .replaceAll(/\bcan(?:bus)?[ -]?(?:bus(?:es)?\b|总线)/g, "canbus");
}

/**
 * Finds any of some names in a plain text, the longest first; one of letters is no part of a longer word. Between words of letters, a
 * space, a hyphen or nothing are the same: `data sheet`, `data-sheet`, `datasheet`.
 * @param ending what may stand behind one of letters, as a pattern
 */
export function anyOf(names: Iterable<string>, ending = ""): RegExp {
  const escaped = (name: string) => name.replaceAll(/[.()[\]*+?^$|]/g, String.raw`\$&`).replaceAll(/(?<=[a-z\d])[ -](?=[a-z\d])/g, "[ -]?");
  const bounded = (name: string) => (/^[a-z\d]/.test(name) ? String.raw`(?<![a-z\d])${escaped(name)}${ending}(?![a-z\d])` : escaped(name));
  return new RegExp(
    [...names]
      .sort((one, other) => other.length - one.length)
      .map(bounded)
      .join("|"),
    "g",
  );
}

/** A word of a text as the index keeps it, and where it stands in the plain text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** The words of a plain text: Chinese and Japanese by the dictionary, others by letters and digits. */
export function wordsOf(plain: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of plain.matchAll(RUNS)) {
    if (!IS_UNSPACED.test(run)) {
      words.push({ term: run, start: index, end: index + run.length });
      continue;
    }
    const cut = KANA.test(run) ? (japanese ??= new Intl.Segmenter("ja", { granularity: "word" })) : segmenter;
    for (const { segment, index: offset } of cut.segment(run)) {
      words.push({ term: segment, start: index + offset, end: index + offset + segment.length });
    }
  }
  return words;
}

/** A name without what may stand between its words: by it the spellings of a name are one. */
export function compact(plain: string): string {
  return plain.replaceAll(/[ -]/g, "");
}

/** Whether a word is worth looking for. */
export function saysSomething(term: string): boolean {
  return !EMPTY.has(term) && !EMPTY_ZH.has(term);
}

/** Letters and digits of a plain text that belong together, joined: `a9s`, `ip67`, `48v`, `jt808`. */
export function joined(plain: string): Word[] {
  return [...plain.matchAll(JOINTS)].map(({ 0: joint, index }) => ({
    term: joint.replace(VOLUNTARY, "").replaceAll(/(?<=.)[ -]/g, ""),
    start: index,
    end: index + joint.length,
  }));
}

/** What a plain text has that is written with signs; it is found by them alone as well. */
export function signedIn(plain: string): Word[] {
  return [...plain.matchAll(WITH_SIGNS)].map(({ 0: term, index }) => ({ term, start: index, end: index + term.length }));
}

/** Everything under which a text is found: its words, their stems, and what belongs together. */
export function termsOf(text: string): string[] {
  const plain = plainText(text);
  const terms = new Set<string>();
  for (const { term } of [...wordsOf(plain), ...joined(plain)]) {
    if (!saysSomething(term)) continue;
    terms.add(term);
    for (const stem of stemsOf(term)) terms.add(stem);
  }
  for (const { term } of signedIn(plain)) for (const signed of [term, ...term.replaceAll(/[a-z\d]/g, "")]) terms.add(signed);
  for (const [signed] of plain.matchAll(SIGNED)) terms.add(signed.replaceAll(/[-/ ]/g, ""));
  return [...terms];
}

/** The pairs of neighbouring Chinese characters of a text: they find what the dictionary cuts otherwise. */
export function pairsOf(text: string): string[] {
  const pairs = new Set<string>();
  for (const run of plainText(text).match(/\p{Script=Han}{2,}/gu) ?? []) {
    for (let at = 0; at < run.length - 1; at += 1) pairs.add(run.slice(at, at + 2));
  }
  return [...pairs];
}

/** Different words of a body that are kept, at most: so many has an article of some 1,500 Chinese characters or 900 English words. */
const MOST_BODY_WORDS = 400;

/**
 * Everything under which the body of a page is found: its words by their stems alone, and what belongs together. Single letters and
 * short numbers say nothing there.
 */
export function bodyTermsOf(text: string): string[] {
  const plain = plainText(text);
  const words = new Map<string, string[]>();
  for (const { term } of [...joined(plain), ...wordsOf(plain)]) {
    if (words.size === MOST_BODY_WORDS) break;
    if (!saysSomething(term) || /^(?:[a-z]|-?\d{1,2})$/.test(term)) continue;
    const stems = stemsOf(term);
    words.set(stems[0] ?? term, stems);
  }
  return [...new Set([...words.values()].flat())];
}
