/** Units, and things that are counted, that belong to the number before them and would look lost at the beginning of a line. */
const UNITS =
  "°C|mm|cm|m|km|km/h|m/s|mV|V|kV|µA|mA|A|mAh|Ah|mW|W|Wh|g|kg|t|N|K|L|ml|mL|h|min|s|ms|Hz|kHz|MHz|GHz|dB|dBm|dBi|bit/s|kbit/s|Mbit/s|Gbit/s|kB|MB|GB|ppm|kPa|bar|mΩ|Ω|kΩ|MΩ|seconds?|minutes?|hours?|business|days?|weeks?|months?|years?|units?|pieces?|items?|reports?";
/**
 * A space after a number, or the place of one in a text of the interface, and before its unit; after a number and before a Chinese measure
 * word or the times sign of a dimension; the one after that sign; and those of “3 of 4”.
 */
const JOINING_SPACE = new RegExp(
  `(?<=[\\d}]) (?=(?:\\{\\w+:)?(?:${UNITS})(?![\\p{L}\\d]))|(?<=\\d) (?=×|\\p{Script=Han})|(?<=\\d|\\{\\w{1,30}\\}) (?=of [\\d{])|(?<=(?:\\d|\\{\\w{1,30}\\}) of) (?=[\\d{])|(?<=×) (?=\\d)`,
  "gu",
);
/** Where a range could break: after the dash or the ellipsis between two numbers. */
const RANGE = /(?<=\d[–…])(?=[+−]?\d)/g;
/** Where Firefox breaks a unit: after its stroke. */
const STROKE = /(?<=\d\u00a0(?:k?m|[kMG]?bit)\/)(?=[hs](?![\p{L}\d]))/gu;
/**
 * A short compound, up to its hyphen: “NB-IoT”, “E-mark”, “anti-theft”. Longer ones may break, and dates, addresses, paths, mailboxes and
 * commands are left as they are.
 */
const COMPOUND =
  /(?<![\p{Script=Latin}\d@.,/_#:?=&+~-])(?=[\d-]*\p{Script=Latin})(?=[\p{Script=Latin}\d-]{3,11}(?![\p{Script=Latin}\d@/_=&-]|\.\w))(?:[\p{Script=Latin}\d]{1,8}-)(?=[\p{Script=Latin}\d])/gu;
/** Where a technical compound could break: after the hyphen of “Wi-Fi”, “NB-IoT”, “RS-485”, whose second part is no word. */
const TECHNICAL_COMPOUND =
  /(?<=(?<![\p{Script=Latin}\d@.,/_#:?=&+~-])\p{Lu}[\p{Script=Latin}\d]{0,3}-)(?=(?:\p{Lu}[\p{Script=Latin}\d]{0,4}|\d{1,4})(?![\p{Script=Latin}\d@/_=&-]|\.\w))/gu;
/** A space before a quantity, “SOS × 1”, and between an abbreviation or class and its number: “UN 38.3”, “MSL 3”, “Cat 1 bis”, “class A”. */
const NAMED_NUMBER =
  /(?<=\p{L}) (?=×\u00a0?\d)|(?<=(?<![\p{Script=Latin}\d])(?:[A-Z]{2,5}|[A-Z]{2}\/T|Cat|[Cc]lass)) (?=\d)|(?<=Cat[ \u00a0]\d) (?=bis(?!\p{L}))|(?<=(?<!\p{L})[Cc]lass) (?=[A-D](?!\p{L}))/gu;
/** Where the number of a standard could break: after the hyphens of “IEC 60068-2-14”. */
const STANDARD_PART = /(?<=(?:IEC|ISO|EN)[ \u00a0]\d{3,6}(?:-\d{1,3})?-)(?=\d)/g;
/** Numbers on both sides of a stroke, “900 / 1800”, and a limit with the word before it, “ΔE ≤3”. */
const NUMBERS_AND_LIMITS = /(?<=\d) (?=\/ \d)|(?<=\d[ \u00a0]\/) (?=\d)|(?<=\p{Script=Latin}|\p{Script=Greek}) (?=[≤≥][−\d])/gu;
/** Where a compound with one letter breaks: after the hyphen of “e-bike”. */
const LETTER_COMPOUND = /(?<=(?<![\p{L}\d@.,/_#:?=&+~-])\p{Script=Latin}-)(?=\p{Ll}{2,}(?![\d@/_=&-]|\.\w))/gu;
/** A short remark in brackets, “(down / up)”, “（下行/上行）”. */
const REMARK = /\([^(){}\n]{1,12}\)|（[^（）{}\n]{1,8}）/gu;
/** A word alone, as keys, order codes and parts of addresses are: they are compared, sent and copied as they are. */
const CODE = /^[A-Za-z\d-]*$/;
/** Fields that name files rather than say something. */
const NAMES = new Set(["filename", "url"]);

/** The name or the value of something, for narrow places: lines break inside no short compound either. */
export function typesetName(name: string): string {
  return typesetText(name).replaceAll(COMPOUND, "$&\u2060");
}

/**
 * Text as it is shown: lines break neither between a number and what it belongs to nor inside a range or a technical compound. It is stored
 * as it was typed.
 */
export function typesetText(text: string): string {
  return text
    .replaceAll(JOINING_SPACE, "\u00a0")
    .replaceAll(RANGE, "\u2060")
    .replaceAll(STROKE, "\u2060")
    .replaceAll(NAMED_NUMBER, "\u00a0")
    .replaceAll(STANDARD_PART, "\u2060")
    .replaceAll(TECHNICAL_COMPOUND, "\u2060")
    .replaceAll(NUMBERS_AND_LIMITS, "\u00a0")
    .replaceAll(LETTER_COMPOUND, "\u2060")
    .replaceAll(REMARK, (remark) => remark.replaceAll(" ", "\u00a0").replaceAll(/(?<=\p{Script=Han}\/)(?=\p{Script=Han})/gu, "\u2060"));
}

/** Text for programs: without what only holds lines together. */
export function untypeset(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}

/** A record of the content system, or several, with every text in it as it is shown. */
export function typeset<T>(record: T): T;
export function typeset(record: unknown): unknown {
  if (typeof record === "string") return CODE.test(record) ? record : typesetText(record);
  if (Array.isArray(record)) return record.map((entry: unknown) => typeset(entry));
  if (record === null || typeof record !== "object" || record instanceof Date) return record;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [name, NAMES.has(name) ? value : typeset(value)]),
  );
}
