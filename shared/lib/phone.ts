/** Characters of the shortest and the longest telephone number, which is free text, and the digits that it has at least. */
const SHORTEST = 5;
const LONGEST = 60;
const FEWEST_DIGITS = 5;

/** What may stand within a number: spaces, brackets, dots, and hyphens and dashes of any kind. */
const BETWEEN = "[\\s().\u00B7\u2010-\u2015\u2212-]*";
/** A number; a slash may follow the code of its place, such as in `030 / 123456`. Behind a whole number it parts two. */
const NUMBERS = new RegExp(`(?:\\+?\\d(?:${BETWEEN}\\d){1,5}[\\s)]*/\\s*(?=\\d))?\\+?\\d(?:${BETWEEN}\\d){${FEWEST_DIGITS - 1},}`, "g");

/** Whether a text can be a telephone number: extensions, two numbers and a remark are as good as digits alone. */
export function isPhone(text: string): boolean {
  const { length } = [...text];
  return length >= SHORTEST && length <= LONGEST && (text.match(/\p{Nd}/gu)?.length ?? 0) >= FEWEST_DIGITS;
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
  return (asciiDigits(phone).match(NUMBERS) ?? []).map((number) => number.replace(/[^\d+]/g, ""));
}

/** The `tel:` address of the first number in a text written for people. */
export function telephoneAddress(phone: string): string {
  return `tel:${numbersIn(phone)[0] ?? phone.replace(/[^\d+]/g, "")}`;
}
