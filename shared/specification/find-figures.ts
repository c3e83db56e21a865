import { type Decimals, type NumeralFault, readNumeral } from "./numerals.ts";
import { convert, type Unit, unitOf, unitSpellings } from "./units.ts";
import { ALTERNATIVE, AND, BARE_DEGREE, BETWEEN, RANGE, SIGN_WORDS, SIGN_WORDS_BEHIND, type Sign } from "./quantity-words.ts";

/** A figure with its unit and signs, and where it stands in the plain text. */
export interface Figure {
  start: number;
  end: number;
  text: string;
  isNegative: boolean;
  /** Whether a plus stands before it. */
  isSigned: boolean;
  sign: Sign | null;
  unit: Unit | undefined;
  isBareDegree: boolean;
  /** How it goes on from the figure before it. */
  joint: "first" | "range" | "alternative" | "adjacent" | "tolerance" | "words";
  value: { value: number } | { fault: NumeralFault };
}

let figurePattern: RegExp | undefined;

/** Finds figures with the units behind them. Made at its first use, like the units. */
export function figures(): RegExp {
  if (figurePattern) return figurePattern;
  const spelled = unitSpellings().map((spelling) => {
    const escaped = spelling.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
    // 9 a 36 V is a range in Spanish, and not nine amperes.
    const isWord = spelling === "A" ? "(?! [-+]?\\d)" : "";
    return /[a-z]$/i.test(spelling) ? `${escaped}(?![\\p{Script=Latin}\\d])${isWord}` : escaped;
  });
  const numeral = String.raw`(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:e[-+]?\d+(?![.\d]))?|(?<![.\d])\.\d+`;
  const addition = String.raw`(?:\s*(?:v?d\.?c\.?(?![a-z])|直流|r\.?h\.?(?![a-z])))?`;
  const behind = Object.entries(SIGN_WORDS_BEHIND).map(([sign, words]) => `(?:\\s*(?<${NAMES[sign as Sign]}>${words}))`);
  const source = String.raw`(?<![a-z\d]|\d[.,])(?<numeral>${numeral})(?<more>\+(?=\s?\p{L}))?(?:(?:\s*|-(?=\p{L}{3}))(?<unit>${spelled.join("|")})${addition})?(?:${behind.join("|")})?`;
  figurePattern = new RegExp(source, "giu");
  return figurePattern;
}

/** Names of groups for the signs. */
const NAMES: Readonly<Record<Sign, string>> = { "±": "about", "≤": "most", "≥": "least", "<": "below", ">": "above", "~": "near" };

const SIGNS = /* @__PURE__ */ Object.keys(SIGN_WORDS) as Sign[];

const SIGN_BEFORE = /* @__PURE__ */ SIGNS.map((sign) => ({
  sign,
  pattern: new RegExp(
    String.raw`(?:^|[^\p{L}]|(?<=\p{Script=Han}))(?:${SIGN_WORDS[sign]
      .split("|")
      .map((word) => (/^[\p{Script=Latin}]/u.test(word) ? String.raw`(?<!\p{Script=Latin})${word}` : word))
      .join("|")}):?\s*$`,
    "iu",
  ),
}));

/** A quantity within a longer text. */
export interface QuantityInText<Row extends string> {
  row: Row;
  /** In the row's unit. */
  value: number;
  /** The symbol of the unit in which it is written. */
  unit: string;
  /** As it stands there, with its sign. */
  text: string;
  start: number;
  end: number;
}

/**
 * The single values with a unit that a text names, and no ranges.
 * @param text in plain signs, to which the offsets refer
 * @param rows that they may be values of, with their units
 * @param decimals the decimal separators of the text
 */
export function quantitiesIn<Row extends string>(
  text: string,
  rows: Readonly<Record<Row, string>>,
  decimals: Decimals = "either",
): QuantityInText<Row>[] {
  const figures = figuresIn(text, decimals);
  const units = (Object.entries(rows) as [Row, string][]).map(([row, symbol]) => ({ row, own: unitOf(symbol) }));
  return figures.flatMap(({ joint, unit, value, isNegative, start, end }, index): QuantityInText<Row>[] => {
    const { row, own } = units.find((one) => unit && one.own?.dimension === unit.dimension) ?? {};
    if (!unit || !row || !own || joint === "range" || figures[index + 1]?.joint === "range" || "fault" in value) return [];
    const from = isNegative ? text.lastIndexOf("-", start) : start;
    const number = convert(isNegative ? -value.value : value.value, unit, own);
    return [{ row, value: number, unit: unit.symbol, text: text.slice(from, end), start: from, end }];
  });
}

export function figuresIn(text: string, decimals: Decimals): Figure[] {
  const results: Figure[] = [];
  for (const match of text.matchAll(figures())) {
    const { numeral = "", more, unit: spelled, most, least, near } = match.groups ?? {};
    const before = results.at(-1);
    const isNamedRange =
      before !== undefined &&
      BETWEEN.test(
        text
          .slice(0, before.start)
          .replace(/[-+]\s*$/, "")
          .trimEnd(),
      );
    const led = leading(text.slice(before?.end ?? 0, match.index), before, isNamedRange);
    // A figure that a hyphen ties to a word is part of its name: CEP-50, UN-38.3.
    if (!led) continue;
    const behind: Sign | null = most ? "≤" : least || more ? "≥" : near ? "~" : null;
    results.push({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      text: numeral,
      isNegative: led.isNegative,
      isSigned: led.isSigned,
      sign: led.sign ?? behind,
      unit: spelled === undefined ? undefined : unitOf(spelled),
      isBareDegree: BARE_DEGREE.test(spelled ?? ""),
      joint: led.joint,
      value: readNumeral(numeral, decimals),
    });
  }
  return results;
}

/** Figures without those that only say when the ones before them hold: 30 days @ 1 hour. */
export function withoutConditions(text: string, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first ? text.indexOf("@", first.end) : -1;
  return at < 0 ? [...figures] : figures.filter(({ start }) => start < at);
}

/**
 * The text before a figure: the link to the previous figure, and its signs. Null where the figure belongs to a word.
 * @param isNamedRange whether the figure before it is named as the first end of a range
 */
function leading(
  between: string,
  before: Figure | undefined,
  isNamedRange: boolean,
): Pick<Figure, "joint" | "isNegative" | "isSigned" | "sign"> | null {
  const [, rest = between, mark = ""] = /^(.*?)([-+])\s*$/s.exec(between) ?? [];
  if (mark && /[\p{Script=Latin}\d]$/u.test(rest)) return null;
  if (mark && /[-+]$/.test(rest) && !before) return null;
  const signed = { isNegative: mark === "-", isSigned: mark === "+", sign: null };
  const body = rest.trim();
  if (before && RANGE.test(body) && (body !== "a" || /^\s.*\s$/.test(rest))) return { ...signed, joint: "range" };
  if (before && isNamedRange && AND.test(body)) return { ...signed, joint: "range" };
  if (before && body === "") {
    if (mark === "-") return { joint: "range", isNegative: false, isSigned: false, sign: null };
    if (mark === "+") return { ...signed, joint: before.isNegative ? "range" : "words" };
    return { ...signed, joint: "adjacent" };
  }
  if (before && body === "/" && mark === "+" && before.isNegative) return { ...signed, joint: "range" };
  const sign = SIGN_BEFORE.find(({ pattern }) => pattern.test(rest))?.sign ?? null;
  const own = { ...signed, sign };
  if (!before) return { ...own, joint: "first" };
  const without = sign ? body.replace(new RegExp(`(?:${SIGN_WORDS[sign]}):?\\s*$`, "i"), "").trim() : body;
  if (sign === "±" && without === "") return { ...own, joint: "tolerance" };
  if (without === "" && sign) return { ...own, joint: "alternative" };
  return { ...own, joint: ALTERNATIVE.test(without) ? "alternative" : "words" };
}
