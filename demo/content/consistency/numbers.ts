/** The numbers that a text has, in digits and in words of both languages. */
import { plainText } from "#shared/consistency/figures.ts";

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
