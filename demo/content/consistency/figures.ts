/** Finds the figures of a sentence: quantities with their units, sizes, and bare numbers. */
import { converted, unitOf } from "#shared/specification/units.ts";

/** A quantity as it stands in a text. */
export interface Figure {
  /** As it is written. */
  text: string;
  index: number;
  /** One number, both ends of a range, or all of a list or a size. */
  values: number[];
  isRange: boolean;
  /** Symbol of the unit that the values are in. */
  unit: string;
  /** `±`, `≤` and the like. */
  prefix: string;
}

const NUMBER = String.raw`[−+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d+)?`;
const SPACE = "[ \\u00a0\\u202f]?";
/** The units of prose; other spellings mean too many other things there. */
const UNIT =
  "(?:mm|cm|km/h|km|kg|mAh|mA|µA|μA|mW|kHz|MHz|GHz|Hz|dBm|°C|℃|%|‰|ms|min|minutes?|seconds?|hours?|days?|months?|(?<=\\d[ \\u00a0-]?)[mgAVWshd])(?![A-Za-zµ]|/)|(?:毫米|厘米|公里/小时|公里|分钟|小时|个月|公斤|千克|米|克|秒|天|日(?!期|常|志|本|均))";
/** What joins the numbers of one quantity: the ends of a range, a choice, a size. */
const JOINT = "(?:–|—|…|\\.\\.\\.|~|-| ?(?:至|到|to|/|、|×|x|or|或) ?)";
const QUANTITY = new RegExp(`(?<![\\w.,:/+−-])([±≤≥<>~]?) ?(${NUMBER})((?:${JOINT}${NUMBER})*)${SPACE}-?(${UNIT})`, "g");
const RANGE = /^(?:–|—|…|\.\.\.|~|-| ?(?:至|到|to) ?)/;

/** One unit for each dimension, so that `1 m` is `1,000 mm`. */
const MAIN: Readonly<Record<string, string>> = { cm: "mm", km: "m", kg: "g", mA: "µA", mW: "W", GHz: "MHz", years: "months" };

/** All quantities of a text. */
export function figuresIn(text: string): Figure[] {
  const plain = plainText(text);
  return [...plain.matchAll(QUANTITY)].flatMap((match) => figureOf(match) ?? []);
}

/** A text without what cannot be seen, and with one way to write a degree. */
export function plainText(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("℃", "°C");
}

function figureOf(match: RegExpExecArray): Figure | undefined {
  const [whole, prefix = "", first = "", rest = "", written = ""] = match;
  const unit = unitOf(written);
  if (!unit) return undefined;
  const main = unitOf(MAIN[unit.symbol] ?? unit.symbol) ?? unit;
  const others = [...rest.matchAll(new RegExp(`(${JOINT})(${NUMBER})`, "g"))];
  const numbers = [first, ...others.map(([, , number = ""]) => number)].map(numberOf);
  return {
    text: whole.trim(),
    index: match.index,
    values: numbers.map((value) => converted(value, unit, main, prefix === "±")),
    isRange: others.length === 1 && RANGE.test(others[0]?.[1] ?? ""),
    unit: /[×x]/.test(rest) ? `${main.symbol} size` : main.symbol,
    prefix,
  };
}

export function numberOf(written: string): number {
  return Number(written.replaceAll(",", "").replace("−", "-"));
}

const CHINESE_DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  半: 0.5,
};
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 };

/** The numbers that Chinese words say: 十二, 三千五百, 三成 (30 of a hundred), 半; and each of their digits. */
export function chineseNumbers(text: string): number[] {
  // The scale of a number in digits is read with them.
  const words = text.replaceAll(/\d[\d,.]*\s*[万亿]/g, "").match(/[零〇一二两双三四五六七八九十百千万亿半]+成?/g) ?? [];
  return words.flatMap((word) => {
    const digits = Array.from(word, (letter) => CHINESE_DIGITS[letter] ?? []).flat();
    const value = chineseNumber(word);
    return word.endsWith("成") ? value * 10 : digits.concat(value);
  });
}

function chineseNumber(word: string): number {
  let total = 0;
  let digit: number | undefined;
  for (const letter of word) {
    const scale = SCALES[letter];
    if (scale === undefined) digit = CHINESE_DIGITS[letter] ?? digit;
    else {
      total += (digit ?? 1) * scale;
      digit = undefined;
    }
  }
  return total + (digit ?? 0);
}

/** English words for numbers, also as ordinals; a half, a dozen and the names of months are numbers in the other language. */
const ENGLISH: readonly (readonly [number: number, words: string])[] = [
  [0, "zero none"],
  [0.5, "half"],
  [1, "one once a an single first alone january jan"],
  [2, "two twice both double second pair dual february feb"],
  [3, "three third triple march mar"],
  [4, "four fourth quarter april apr"],
  [5, "five fifth may"],
  [6, "six sixth june jun"],
  [7, "seven seventh july jul"],
  [8, "eight eighth august aug"],
  [9, "nine ninth september sep"],
  [10, "ten tenth october oct"],
  [11, "eleven eleventh november nov"],
  [12, "twelve twelfth dozen december dec"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"].map((word, index) => [13 + index, word] as const),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map((word, index) => [(index + 2) * 10, word] as const),
  [100, "hundred"],
  [1000, "thousand"],
  [1e6, "million millions"],
];
const ENGLISH_NUMBERS = new Map(ENGLISH.flatMap(([number, words]) => words.split(" ").map((word) => [word, number] as const)));

/** The numbers that English words say, alone and with the next one: sixty, two; sixty-two; two hundred. */
export function englishNumbers(text: string): number[] {
  const numbers = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => ENGLISH_NUMBERS.get(word));
  return numbers.flatMap((number, index) => {
    const next = numbers[index + 1];
    if (number === undefined) return [];
    return next === undefined ? [number] : [number, number + next, number * next];
  });
}

/** Names that have a number in them, which a language may leave out or call otherwise. */
const NAMES = /\]\([^)\s]*|\bhttps?:\S+|UTC\+8|\b1-Wire|\b[2345]G\b|JT\/T 808|\bCat[ \u00a0](?:[14](?!\.?\d)|M1?)/g;

/** All numbers that a text has in digits, those of names and addresses left out. */
export function numbersIn(text: string): number[] {
  const plain = plainText(text).replaceAll(NAMES, " ");
  return [...plain.matchAll(/(?<![A-Za-z_\d.-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s*([万亿]))?(?![A-Za-z]*_)/g)].map(
    ([, whole = "", part = "", scale = ""]) => Number(whole.replaceAll(",", "") + part) * (SCALES[scale] ?? 1),
  );
}
