/** Finds the figures of a sentence: quantities with their units, and sizes. */
import { KNOWN_LANGUAGES } from "../languages.ts";
import { decimalsOf, readNumeral } from "../specification/numerals.ts";
import { convert, unitOf } from "../specification/units.ts";

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

/** A number with a point before its decimals, and one with a comma. */
const POINT = String.raw`[−+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d+)?`;
const COMMA = String.raw`[−+-]?(?:[1-9]\d{0,2}(?:[.\u00a0\u202f]\d{3})+|[1-9]\d*|0(?!\d))(?:,\d+)?`;
const SPACE = "[ \\u00a0\\u202f]?";
/** The units of prose; other spellings mean too many other things there. */
const UNIT =
  "(?:mm|cm|km/h|km|kg|mAh|mA|µA|μA|mW|kHz|MHz|GHz|Hz|dBm|°C|℃|%|‰|ms|min|minutes?|seconds?|hours?|days?|months?|Tag(?:en?)?|Monate?n?|Stunden?|Minuten?|Sekunden?|días?|mes(?:es)?|horas?|minutos?|segundos?|(?<=\\d[ \\u00a0-]?)[mgAVWNshd])(?![A-Za-zµ]|/)|(?:毫米|厘米|公里/小时|公里|分钟|小时|个月|公斤|千克|米|克|秒|天|日(?!期|常|志|本|均))";
/** What joins the numbers of one quantity: the ends of a range, a choice, a size. */
const JOINT = "(?:–|—|…|\\.\\.\\.|~|-| ?(?:至|到|to|bis|hasta|/|、|×|x|or|或|oder) ?)";
const QUANTITY = {
  point: new RegExp(`(?<![\\w.,:/+−-])([±≤≥<>~]?) ?(${POINT})((?:${JOINT}${POINT})*)${SPACE}-?(${UNIT})`, "g"),
  comma: new RegExp(`(?<![\\w.,:/+−-])([±≤≥<>~]?) ?(${COMMA})((?:${JOINT}${COMMA})*)${SPACE}-?(${UNIT})`, "g"),
};
const OTHERS = { point: new RegExp(`(${JOINT})(${POINT})`, "g"), comma: new RegExp(`(${JOINT})(${COMMA})`, "g") };
const RANGE = /^(?:–|—|…|\.\.\.|~|-| ?(?:至|到|to|bis|hasta) ?)/;

/** One unit for each dimension, so that `1 m` is `1,000 mm`. */
const MAIN: Readonly<Record<string, string>> = { cm: "mm", km: "m", kg: "g", mA: "µA", mW: "W", GHz: "MHz", years: "months" };

/** The unit that figures have for one that texts or rows are written in. */
export function mainUnit(symbol: string): string {
  return MAIN[symbol] ?? symbol;
}

/** All quantities of a text. @param language a code: a comma stands before decimals in German, and a point between thousands */
export function figuresIn(text: string, language: string): Figure[] {
  const plain = plainText(text);
  const style = styleOf(language);
  return [...plain.matchAll(QUANTITY[style])].flatMap((match) => figureOf(match, style) ?? []);
}

function styleOf(language: string): "point" | "comma" {
  const knownLanguage = KNOWN_LANGUAGES.find((code) => code === language);
  return knownLanguage && decimalsOf(knownLanguage) === "comma" ? "comma" : "point";
}

/** A text without invisible characters, and with one way to write a degree. */
export function plainText(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("℃", "°C");
}

function figureOf(match: RegExpExecArray, style: "point" | "comma"): Figure | undefined {
  // Each group of the expressions takes part in every match, if only with nothing.
  const [whole, prefix, first, rest, written] = match as unknown as [string, string, string, string, string];
  const unit = unitOf(written);
  if (!unit) return undefined;
  const main = unitOf(mainUnit(unit.symbol)) ?? unit;
  const others = [...rest.matchAll(OTHERS[style])];
  const numbers = [first, ...others.map(([, , number = ""]) => number)].map((number) => numberOf(number, style));
  return {
    text: whole.trim(),
    index: match.index,
    values: numbers.map((value) => convert(value, unit, main)),
    isRange: others.length === 1 && RANGE.test(others[0]?.[1] ?? ""),
    unit: /[×x]/.test(rest) ? `${main.symbol} size` : main.symbol,
    prefix,
  };
}

/** @returns NaN where it has more digits than a number keeps */
export function numberOf(written: string, style: "point" | "comma"): number {
  const read = readNumeral(written, style);
  return "value" in read ? read.value : Number.NaN;
}
