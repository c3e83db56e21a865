/** The most characters of a telephone number, which is free text. */
export const MAX_PHONE = 60;
/** The fewest characters and digits of one. */
const MIN_LENGTH = 5;
const MIN_DIGITS = 5;

/** Separators within a number: spaces, brackets, dots, and hyphens and dashes of any kind. */
const BETWEEN = "[\\s().\u00B7\u2010-\u2015\u2212-]*";
/** A number; a slash may follow the code of its place, such as in `030 / 123456`. Behind a whole number it parts two. */
const NUMBERS = new RegExp(`(?:\\+?\\d(?:${BETWEEN}\\d){1,5}[\\s)]*/\\s*(?=\\d))?\\+?\\d(?:${BETWEEN}\\d){${MIN_DIGITS - 1},}`, "g");

/** Words that people write in place of a number. */
const NO_NUMBER =
  /^(?:n\.?[/ ]?a\.?|none?|nil|null|nein|keine?s?|ningun[oa]|nenhum|aucun|nessuno|geen|brak|нет|yok|無|无|没有|沒有|暂无|暫無|なし|[\p{P}\p{S}]+|x+)$/iu;
/** The letters behind the digits of a number that is written as a word, as on the keys of a telephone: `1-800-FLOWERS`. */
const KEYPAD_WORD = /(?<=\d[-.])[A-Z](?:-?[A-Z])*(?![a-z])/g;
/** Letters of such a word, at least: fewer are an extension. */
const MIN_LETTERS = 4;
/** The letters of each key from 2 on (ITU-T E.161). */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Whether a text says that there is no telephone number: an optional field then counts as empty. */
export function saysNoPhone(text: string): boolean {
  return NO_NUMBER.test(text.trim());
}

/** Whether a text can be a telephone number: extensions, two numbers and a remark are as good as digits alone. */
export function isPhone(text: string): boolean {
  const { length } = [...text];
  return length >= MIN_LENGTH && length <= MAX_PHONE && (withDigits(text).match(/\p{Nd}/gu)?.length ?? 0) >= MIN_DIGITS;
}

/** A text whose words of keypad letters are digits. */
function withDigits(text: string): string {
  return text.replace(KEYPAD_WORD, (word) => {
    const letters = word.replaceAll("-", "");
    if (letters.length < MIN_LETTERS) return word;
    return letters.replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
  });
}

/** A text with the digits of every script as those of ASCII. */
export function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    // Unicode has the ten digits of a script in a row, which begins at a code that ends in 0 or in 6.
    const code = digit.codePointAt(0) ?? 0;
    const last = code % 16;
    return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
  });
}

/** The numbers in a text written for people, such as one for calls and one for a messenger: digits, some with a `+`, no extensions. */
export function numbersIn(phone: string): string[] {
  return (withDigits(asciiDigits(phone)).match(NUMBERS) ?? []).map((number) => number.replace(/[^\d+]/g, ""));
}

/** The `tel:` address of the first number in a text written for people. */
export function telephoneAddress(phone: string): string {
  return `tel:${numbersIn(phone)[0] ?? phone.replace(/[^\d+]/g, "")}`;
}
