import { plainSigns } from "#app/lib/format/plain.ts";
import { toSimplifiedChinese } from "#app/lib/format/simplified-chinese.ts";
import { splitPhrases } from "#shared/lib/phrases.ts";
import { stemsOf } from "./stems.ts";

/** Scripts without spaces between words, of East and South-East Asia, with the signs of Japanese. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const CHINESE = /^\p{Script=Han}+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A run in hiragana only: a foreign word usually written in katakana, which the dictionary has. */
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;
/** The languages whose dictionaries cut runs, besides Chinese. */
const DICTIONARIES: readonly (readonly [script: RegExp, language: string])[] = [
  [KANA, "ja"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Lao}/u, "lo"],
  [/\p{Script=Khmer}/u, "km"],
  [/\p{Script=Myanmar}/u, "my"],
];
/** Created at first use: few sites have all of these languages. */
const segmenters = new Map<string, Intl.Segmenter>();
/**
 * A run without spaces, a figure with signs that belong to it, or a word of letters and digits of any other script, with the marks that
 * are vowels in some: in Hindi, for one.
 */
const RUNS = new RegExp(
  String.raw`[${UNSPACED}]+|(?<![\p{L}\d])-?\d+(?:\.\d+)?(?:[a-zµ]+)?|(?![${UNSPACED}µ])\p{L}(?:(?![${UNSPACED}])[\p{L}\p{M}\d])*`,
  "gu",
);
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
/** Letters and digits that belong together however they are joined: `A9 S`, `v-7`, `IP 67`, `48 V`, `Cat 1`, `JT/T 808`. */
const JOINTS =
  /(?<![a-z\d])(?:[a-z]{1,4}(?:\/[a-z]{1,2})?[ -]?\d{1,5}(?:[ -]?[a-z])?|-?\d+(?:\.\d+)? ?(?:%|v|w|g|ah|mah|°c|c|m|mm|km|h|hz|mhz|天|克|伏))(?![a-z\d])/g;
/** The mark of a voluntary standard: `/T` in JT/T 808 and GB/T 32960. Most people leave it out. */
const VOLUNTARY = /\/[a-z]{1,2}(?=[ -]?\d)/;
/** Words joined by signs, which people also search without: `NB-IoT`, `LTE-M`, `anti-theft`, `JT/T 808`. */
const SIGNED = /(?<![a-z\d])[a-z]+(?:(?:-[a-z\d]+)+|\/[a-z]{1,2}[ -]?\d{1,5})/g;
/** Words with signs that mean something in file names and figures: `100%`, `a_b`, `c:\x`. */
const WITH_SIGNS = /(?<![a-z\d])[a-z\d]*[%_\\][a-z\d%_\\]*/g;
/** Stop words of English, and of other languages those that are no words of English or names of series, without accents. */
const EMPTY = new Set(
  [
    "a an and are as at be been by can could did do does for from had has have how i if in is it its me my of on or our should so that the their there these they this those to us was we were what when where which who whose will with would you your",
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
/** Stop words of Chinese. */
const EMPTY_ZH = new Set("的 了 吗 呢 是 有 和 与 或 在 我 你 您 能 可以 怎么 什么 哪个 哪些 如何 多少 请问 一个 要 想 用".split(" "));

/** Letters with a stroke or without a dot, which decompose into nothing. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ð: "D",
  ð: "d",
  Ø: "O",
  ø: "o",
  Ħ: "H",
  ħ: "h",
  Ŧ: "T",
  ŧ: "t",
  ı: "i",
};
/** Letters for two others. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ß: "ss", ẞ: "ss", æ: "ae", Æ: "ae", œ: "oe", Œ: "oe", þ: "th", Þ: "th" };
/** Optional signs of Arabic and Hebrew: vowels and other points, and the stroke that lengthens a word. */
const POINTS = /[\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]+/g;

/** A text without accents of Latin letters and signs on Arabic ones, of the same length: `vehículo` is `vehiculo`, `Łódź` is `Lodz`. */
export function withoutAccents(text: string): string {
  return text.replaceAll(
    /[\u00c0-\u024f\u0622-\u0626\u1e00-\u1eff]/g,
    (letter) => PLAIN_LETTERS[letter] ?? letter.normalize("NFD").charAt(0),
  );
}

/** A text in plain letters without optional signs: `große` is `grosse`, `cœur` is `coeur`. Its length may change. */
export function withPlainLetters(text: string): string {
  // Most texts contain none of these.
  if (!/[ßẞæÆœŒþÞ\u0591-\u06ed]/.test(text)) return text;
  return text.replaceAll(/[ßẞæÆœŒþÞ]/g, (letter) => TWO_LETTERS[letter] ?? letter).replaceAll(POINTS, "");
}

/**
 * A text in one form: plain signs, simplified characters and small letters without accents. The bus of vehicles, whose capitals
 * distinguish it from the verb, is `canbus` in every spelling.
 */
export function plainText(text: string): string {
  return withPlainLetters(withoutAccents(toSimplifiedChinese(plainSigns(text))))
    .replaceAll(/\bCAN\b/g, "canbus")
    .toLowerCase()
    .replaceAll(/\bcan(?:bus)?[ -]?(?:bus(?:es)?\b|总线)/g, "canbus");
}

const WITH_UMLAUT = /[äöüåø]/gi;
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };

/** A text with two letters for each umlaut, as on keyboards without them: `Kuehlkette`. */
export function withUmlautsSpelt(text: string): string {
  return text.normalize("NFC").replaceAll(WITH_UMLAUT, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
}

/** A plain text with such pairs read as umlauts: `kuhlkette`, for plain texts have none. */
export function withUmlautsRead(plain: string): string {
  return plain.replaceAll(/([aou])e|aa/g, (_, vowel: string | undefined) => vowel ?? "a");
}

/** Katakana as hiragana: people write the same word in both. */
function inHiragana(text: string): string {
  return text.replaceAll(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - KANA_APART));
}

function inKatakana(text: string): string {
  return text.replaceAll(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + KANA_APART));
}

/** Distance between the two Japanese scripts in Unicode. */
const KANA_APART = 0x60;

/**
 * Finds any of some names in a plain text, the longest first; a name in letters is no part of a longer word. Between words of letters, a
 * space, a hyphen or nothing are equal: `data sheet`, `data-sheet`, `datasheet`; so are an apostrophe and none: `doesnt`.
 * @param ending pattern of the text that may follow a name in letters
 */
export function anyOf(names: Iterable<string>, ending = ""): RegExp {
  const escapeName = (name: string) =>
    name
      .replaceAll(/[.()[\]*+?^$|]/g, String.raw`\$&`)
      .replaceAll(/(?<=[a-z\d])[ -](?=[a-z\d])/g, "[ -]?")
      .replaceAll("'", "'?");
  const withBoundaries = (name: string) =>
    /^[a-z\d]/.test(name) ? String.raw`(?<![a-z\d])${escapeName(name)}${ending}(?![a-z\d])` : escapeName(name);
  return new RegExp(
    [...names]
      .sort((one, other) => other.length - one.length)
      .map(withBoundaries)
      .join("|"),
    "g",
  );
}

/** The phrases of a list, in plain text. */
export function phrasesIn(list: string): string[] {
  return splitPhrases(list).flatMap((phrase) => plainText(phrase) || []);
}

/** An indexed word, and its position in the plain text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** The words of a plain text: runs without spaces by their language's dictionary, others by letters and digits. */
export function wordsOf(plain: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of plain.matchAll(RUNS)) {
    if (!IS_UNSPACED.test(run)) {
      words.push({ term: run, start: index, end: index + run.length });
      continue;
    }
    const language = CHINESE.test(run) ? "zh" : languageOf(run);
    const isJapanese = language === "ja";
    const cut = segmenterIn(language).segment(isJapanese && HIRAGANA.test(run) ? inKatakana(run) : run);
    for (const { segment, index: offset } of cut) {
      const term = isJapanese ? inHiragana(segment) : segment;
      words.push({ term, start: index + offset, end: index + offset + segment.length });
    }
  }
  return words;
}

/** The language whose dictionary cuts a run. */
function languageOf(run: string): string {
  return DICTIONARIES.find(([script]) => script.test(run))?.[1] ?? "zh";
}

function segmenterIn(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** A name without separators, so that its spellings are equal. */
export function compact(plain: string): string {
  return plain.replaceAll(/[ -]/g, "");
}

/** Whether a word is significant for searching. */
export function saysSomething(term: string): boolean {
  return !EMPTY.has(term) && !EMPTY_ZH.has(term);
}

/** Letters and digits of a plain text that belong together, joined: `a9s`, `ip67`, `48v`, `jt808`. */
export function joinedWords(plain: string): Word[] {
  return [...plain.matchAll(JOINTS)].map(({ 0: joint, index }) => ({
    term: joint.replace(VOLUNTARY, "").replaceAll(/(?<=.)[ -]/g, ""),
    start: index,
    end: index + joint.length,
  }));
}

/** The words with signs in a plain text; the index has each as one term besides its parts. */
export function signedIn(plain: string): Word[] {
  return [...plain.matchAll(WITH_SIGNS)].map(({ 0: term, index }) => ({ term, start: index, end: index + term.length }));
}

/** All index terms of a text: its words, their stems, and joined parts. */
export function termsOf(text: string): string[] {
  const plain = plainText(text);
  const terms = new Set<string>();
  for (const { term } of [...wordsOf(plain), ...joinedWords(plain)]) {
    if (!saysSomething(term)) continue;
    terms.add(term);
    for (const stem of stemsOf(term)) terms.add(stem);
  }
  for (const { term } of signedIn(plain)) for (const signed of [term, ...term.replaceAll(/[a-z\d]/g, "")]) terms.add(signed);
  for (const [signed] of plain.matchAll(SIGNED)) terms.add(signed.replaceAll(/[-/ ]/g, ""));
  return [...terms];
}

/** The pairs of neighbouring Chinese characters of a text: they match what the dictionary cuts differently. */
export function pairsOf(text: string): string[] {
  const pairs = new Set<string>();
  for (const run of plainText(text).match(/\p{Script=Han}{2,}/gu) ?? []) {
    for (let index = 0; index < run.length - 1; index += 1) pairs.add(run.slice(index, index + 2));
  }
  return [...pairs];
}

/** Maximum distinct words of a body: those of an article of some 1,500 Chinese characters or 900 English words. */
const MAX_BODY_WORDS = 400;

/**
 * All index terms of a page's body: the stems of its words, and joined parts. Leaves out single letters and
 * short numbers.
 */
export function bodyTermsOf(text: string): string[] {
  const plain = plainText(text);
  const words = new Map<string, string[]>();
  for (const { term } of [...joinedWords(plain), ...wordsOf(plain)]) {
    if (words.size === MAX_BODY_WORDS) break;
    if (!saysSomething(term) || /^(?:[a-z]|-?\d{1,2})$/.test(term)) continue;
    const stems = stemsOf(term);
    words.set(stems[0] ?? term, stems);
  }
  return [...new Set([...words.values()].flat())];
}
