/**
 * The one reader of quantities as people write them: `10-30 V`, `−40…+85`, `-40 to +85 °C`, `<3 m CEP`, `54 g / 1.9 oz`, `365天`,
 * `650 mAh (2.4 Wh)`. Imports, the desk, the finder and the search read figures by it.
 */
import { type Decimals, type NumeralFault, readNumeral } from "./numerals.ts";
import { converted, type Unit, unitOf, unitSpellings } from "./units.ts";

/** The signs that a row keeps before its figures. */
export type Sign = "±" | "≤" | "≥" | "<" | ">" | "~";

/**
 * Why figures cannot be read as a value of the row: their unit is another one, there are several values, two that should be the same
 * differ, it is so many times something, so much per something, or nothing of it makes sense.
 */
export type UnreadReason = "unit" | "several" | "disagree" | "product" | "rate" | "unclear";

/** What a text states of a quantity. */
export type QuantityReading =
  | { kind: "value"; sign: Sign | null; value: number; remark: string }
  | { kind: "range"; sign: Sign | null; min: number; max: number; remark: string }
  /** It holds no figure. */
  | { kind: "words" }
  | { kind: "unread"; reason: UnreadReason }
  /** A number that is none, or may be another one. */
  | { kind: "number"; fault: NumeralFault; text: string }
  /** A range with its ends the wrong way round. */
  | { kind: "turned"; min: number; max: number };

const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  "±": "±",
  "≤": "≤|up to|at most|not more than|no more than|maximum|maximal|max\\.?|bis zu|höchstens|hasta|até|no máximo|máximo|máx\\.?|不超过|不大于|不高于|最大|最高|最多|最长|至多|可达|长达",
  "≥": "≥|at least|not less than|no less than|minimum|minimal|min\\.?|mindestens|al menos|pelo menos|no mínimo|mínimo|mín\\.?|不小于|不低于|不少于|最小|最低|至少",
  "<": "<|less than|under|below|weniger als|unter|menos de|menos que|小于|低于|少于",
  ">": ">|more than|greater than|over|above|mehr als|über|más de|mais de|大于|高于|超过|多于",
  "~": "~|approximately|approx\\.?|about|around|circa|ca\\.|roughly|etwa|rund|ungefähr|aproximadamente|cerca de|aprox\\.?|大约|约为|约|大概|近",
};
const SIGN_WORDS_BEHIND: Readonly<Partial<Record<Sign, string>>> = {
  "≤": "max(?:imum|\\.|\\b)|or less|以内|之内|以下",
  "≥": "\\+(?![\\s\\d/-]*\\d)|min(?:imum|\\.|\\b)|or more|and more|以上|起",
  "~": "左右|上下|approx\\.?",
};

/** What stands between the ends of a range, when dashes of all kinds are hyphens. */
const RANGE = /^(?:-+|~|\.{2,}|÷|→|to|until|through|thru|up to|bis|a|al|hasta|até|至|到)$/i;
/** The same between figures that are both named beforehand: between 9 and 36. */
const AND = /^(?:and|und|y|e|和|与)$/i;
const BETWEEN = /\b(?:between|zwischen|entre)$|介于$/i;
/** What stands between two ways to say the same, or between two values. */
const ALTERNATIVE = /^(?:[,;|()[\]=/、]|\bor\b|\boder\b|\bo\b|或者?|\band\b|\bund\b|\by\b|和|及|&|\s)+$/i;
/** So many times something. */
const PRODUCT = /(?<![a-z\d])\d+ ?(?:[×*✕]|x(?=[ \d]|cr|aa|er))|(?:[×*✕]|(?<![a-z])x) ?\d/i;
/** Words before the first end of a range that say nothing more. */
const FROM = /(?:^|\s)(?:from|between|von|zwischen|de|desde|entre|从|自|介于)$|^(?:从|自|介于)$/i;
/** So much for each of something, behind a figure and before it. */
const RATE =
  /^(?:\/\s*)?(?:per\b|pro\b|je\b|por\b|p\.\s?a\.|每)|^\/\s*(?:s|sec|second|min|minute|h|hr|hour|d|day|week|month|mo|year|yr|a|charge|km|天|日|月|年|小时|时|分钟?|秒|次)/i;
const RATE_BEFORE = /每\S?$/;
/** What says of a unit no more than the row does. */
const NOISE = /^(?:d\.?c\.?|r\.?h\.?|直流|相对湿度)$/i;
/** Degrees of which the scale is not told. */
const BARE_DEGREE = /^(?:°|度|deg|grad|grados)$/i;
/** Half and quarters as one sign. */
const FRACTIONS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** A figure with its unit and signs, and where it stands in the plain text. */
interface Figure {
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

/** A value or a range that a text states. */
interface Stated {
  figures: Figure[];
  unit: Unit | undefined;
  sign: Sign | null;
  isRange: boolean;
}

let figurePattern: RegExp | undefined;

/** Finds figures with the units behind them. Made at its first use, like the units. */
function figures(): RegExp {
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

/** A text in one spelling of signs: half width, hyphens for all dashes, one sign for each of ± ≤ ≥ ~. */
function plain(text: string): string {
  return text
    .replaceAll(/[¼½¾]/g, (sign, at: number) => (/\d/.test(text.charAt(at - 1)) ? "" : "0") + (FRACTIONS[sign] ?? ""))
    .replaceAll("º", "°")
    .replaceAll("，", ", ")
    .normalize("NFKC")
    .replaceAll(/[\u2060\u00ad\u200b]/g, "")
    .replaceAll(/[\u2212\u2010-\u2015\ufe58\ufe63]/g, "-")
    .replaceAll(/[\u223c\u301c\u2248\u2243\u2053]/g, "~")
    .replaceAll(/\+\s*\/\s*-|\+-/g, "±")
    .replaceAll(/<\s*=|=\s*<|[≦⩽]/g, "≤")
    .replaceAll(/>\s*=|=\s*>|[≧⩾]/g, "≥")
    .replaceAll(/\b(dc|ac)(?=\d)/gi, "$1 ")
    .replaceAll(/(?<=\d ?h) ?([0-5]\d)(?: ?min)?(?=$|[\s,;)])/gi, " $1 min")
    .replaceAll(/(?<=\d\s?)(?:deg(?:ree)?s?\.?|°)\s*(?=[cf](?:\b|els|ahr))/gi, "°")
    .replaceAll(/°(?=celsius|fahrenheit)/gi, "")
    .replaceAll(/(?<=\d\s?[mµμk]?[aw])(?:[·.-]|\s)h\b/gi, "h")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Characters of the longest text that is read: a row holds no longer one. */
const LONGEST = 300;
/** Powers in small raised figures are no figures of their own. */
const RAISED = /[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207b]/;

/**
 * Reads what a text states of a row.
 * @param unit the row's unit, as the dictionary of specifications has it
 * @param decimals what may stand before decimals where it was written
 */
export function readQuantity(written: string, unit: string, decimals: Decimals): QuantityReading {
  if (written.length > LONGEST) return /\d/.test(written) ? { kind: "unread", reason: "unclear" } : { kind: "words" };
  const text = plain(written);
  if (!/\d/.test(text)) return { kind: "words" };
  const own = unitOf(unit);
  if (!own || RAISED.test(written)) return { kind: "unread", reason: "unclear" };
  if (PRODUCT.test(text)) return { kind: "unread", reason: "product" };
  const found = withoutConditions(text, figuresIn(text, decimals));
  const all = statedBy(found);
  if (!all) return { kind: "unread", reason: "unclear" };
  const chosen = choose(all, own);
  if ("reason" in chosen) return { kind: "unread", ...chosen };
  const { main, same } = chosen;
  const faulty = main.figures.find(({ value }) => "fault" in value);
  if (faulty && "fault" in faulty.value) return { kind: "number", fault: faulty.value.fault, text: faulty.text };
  const read = inUnit(main, own);
  const agreeing = same.filter((other) => other.figures.every(({ value }) => "value" in value));
  if (agreeing.some((other) => !agrees(main, other, own))) {
    const asRange = endsOf([main, ...agreeing], own);
    if (!asRange) return { kind: "unread", reason: agreeing.every(({ unit: other }) => other === main.unit) ? "several" : "disagree" };
    return ranged(asRange, null, remarkOf(text, [main, ...agreeing]) ?? "");
  }
  const used = [main, ...agreeing];
  const [first, last] = [used.flatMap((one) => one.figures)[0], main.figures.at(-1)];
  if (RATE.test(text.slice(last?.end).trimStart()) || RATE_BEFORE.test(text.slice(0, first?.start).trimEnd()))
    return { kind: "unread", reason: "rate" };
  const remark = remarkOf(text, used);
  if (remark === null || (main.unit === undefined && remark !== "" && !isBracketed(text, main)))
    return { kind: "unread", reason: "unclear" };
  if (read.length === 2) return ranged([read[0] ?? 0, read[1] ?? 0], main.sign, remark);
  return { kind: "value", sign: main.sign, value: read[0] ?? 0, remark };
}

function ranged([min, max]: [number, number], sign: Sign | null, remark: string): QuantityReading {
  return min > max ? { kind: "turned", min: max, max: min } : { kind: "range", sign, min, max, remark };
}

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
 * @param text in plain signs, as the places in it are told
 * @param rows that they may be values of, with their units
 */
export function quantitiesIn<Row extends string>(text: string, rows: Readonly<Record<Row, string>>): QuantityInText<Row>[] {
  const found = figuresIn(text, "either");
  const units = (Object.entries(rows) as [Row, string][]).map(([row, symbol]) => ({ row, own: unitOf(symbol) }));
  return found.flatMap(({ joint, unit, value, isNegative, start, end }, index): QuantityInText<Row>[] => {
    const { row, own } = units.find((one) => unit && one.own?.dimension === unit.dimension) ?? {};
    if (!unit || !row || !own || joint === "range" || found[index + 1]?.joint === "range" || "fault" in value) return [];
    const from = isNegative ? text.lastIndexOf("-", start) : start;
    const number = converted(isNegative ? -value.value : value.value, unit, own);
    return [{ row, value: number, unit: unit.symbol, text: text.slice(from, end), start: from, end }];
  });
}

function figuresIn(text: string, decimals: Decimals): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(figures())) {
    const { numeral = "", more, unit: spelled, most, least, near } = match.groups ?? {};
    const before = found.at(-1);
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
    found.push({
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
  return found;
}

/** Figures without those that only say when the ones before them hold: 30 days @ 1 hour. */
function withoutConditions(text: string, found: readonly Figure[]): Figure[] {
  const [first] = found;
  const at = first ? text.indexOf("@", first.end) : -1;
  return at < 0 ? [...found] : found.filter(({ start }) => start < at);
}

/**
 * What stands before a figure: how it goes on from the one before it, and its signs. Null where it belongs to a word.
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

/** The values and ranges of figures in their order; null where figures hang together in no way that is known. */
function statedBy(found: readonly Figure[]): Stated[] | null {
  const all: Stated[] = [];
  for (const figure of found) {
    const last = all.at(-1);
    const before = last?.figures.at(-1);
    if (!last || !before) {
      all.push(single(figure));
      continue;
    }
    switch (figure.joint) {
      case "range":
        if (last.figures.length > 1) return null;
        Object.assign(last, { isRange: true, unit: last.unit ?? figure.unit, figures: [...last.figures, figure] });
        shareUnit(before, figure);
        last.unit = before.unit ?? figure.unit;
        // From at least 9 V to 36 V.
        if (last.sign === "≥") last.sign = null;
        break;
      case "adjacent":
        // One year and six months, five pounds three ounces.
        if (
          figure.unit &&
          before.unit &&
          before.unit.dimension === figure.unit.dimension &&
          before.unit.factor > figure.unit.factor &&
          !last.isRange
        )
          last.figures.push(figure);
        else if (figure.unit && before.unit) all.push(single(figure));
        else return null;
        break;
      case "tolerance":
        shareUnit(before, figure);
        last.unit = before.unit;
        break;
      case "alternative":
        // 12/24 V are two voltages.
        if (!before.unit && figure.unit) {
          before.unit = figure.unit;
          last.unit = figure.unit;
        }
        all.push(single(figure));
        break;
      default:
        all.push(single(figure));
    }
  }
  return all;
}

function single(figure: Figure): Stated {
  return { figures: [figure], unit: figure.unit, sign: figure.sign, isRange: false };
}

/** The unit of one end of a range counts for the other end as well, if that has none of its own. */
function shareUnit(one: Figure, other: Figure): void {
  if (!one.unit || (one.isBareDegree && other.unit)) one.unit = other.unit;
  if (!other.unit || (other.isBareDegree && one.unit)) other.unit = one.unit;
}

/** What a row takes of all that is stated, and what should say the same in other units. */
function choose(all: readonly Stated[], own: Unit): { main: Stated; same: Stated[] } | { reason: UnreadReason } {
  const fitting = all.filter(({ unit }) => unit?.dimension === own.dimension);
  const main = fitting.find(({ unit }) => unit === own) ?? fitting[0];
  if (main) return { main, same: fitting.filter((one) => one !== main) };
  if (all.some(({ unit }) => unit !== undefined)) return { reason: "unit" };
  const [first, ...others] = all;
  if (!first) return { reason: "unclear" };
  return others.length > 0 ? { main: first, same: others } : { main: first, same: [] };
}

/** The value, or both ends, in the row's unit. */
function inUnit({ figures: parts, isRange, sign }: Stated, own: Unit): number[] {
  const numbers = parts.map(({ value, isNegative }) => ("value" in value ? value.value : Number.NaN) * (isNegative ? -1 : 1));
  const units = parts.map(({ unit }) => unit ?? own);
  const isDifference = sign === "±";
  if (isRange) return numbers.map((number, index) => converted(number, units[index] ?? own, own, isDifference));
  // Months are no whole part of a year, so that parts of a time are counted one by one.
  const smallest = own.dimension === "time" ? own : (units.at(-1) ?? own);
  const sum = numbers.reduce((whole, number, index) => whole + converted(number, units[index] ?? own, smallest, isDifference), 0);
  return [converted(sum, smallest, own, isDifference)];
}

/** How far the last digit of a figure lets it be from what is meant, in the row's unit. */
function roundingOf({ text, unit }: Figure, own: Unit): number {
  const decimals = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals * Math.abs((unit ?? own).factor / own.factor || 1);
}

/** Parts of the value by which two statements of the same may differ. */
const MAY_DIFFER = 0.02;

/** Whether two statements are the same but for how they are rounded. */
function agrees(one: Stated, other: Stated, own: Unit): boolean {
  const [mine, theirs] = [inUnit(one, own), inUnit(other, own)];
  if (mine.length !== theirs.length) return false;
  return mine.every((value, index) => {
    const rounding = [one, other].map(({ figures: parts }) => Math.max(...parts.map((part) => roundingOf(part, own))));
    const most = Math.max((rounding[0] ?? 0) + (rounding[1] ?? 0), Math.abs(value) * MAY_DIFFER);
    const isSameUnit = one.unit === other.unit;
    return Math.abs(value - (theirs[index] ?? Number.NaN)) <= (isSameUnit ? 0 : most);
  });
}

/** The range between what something is at least and at most; null where two statements are no such thing. */
function endsOf(all: readonly Stated[], own: Unit): [number, number] | null {
  if (all.length !== 2 || all.some(({ isRange }) => isRange)) return null;
  const end = (signs: readonly Sign[]) => all.find(({ sign }) => sign && signs.includes(sign));
  const [least, most] = [end(["≥", ">"]), end(["≤", "<"])];
  return least && most ? [inUnit(least, own)[0] ?? 0, inUnit(most, own)[0] ?? 0] : null;
}

/** What a text says beside its figures: in which case they hold. Null where something before them has no meaning. */
function remarkOf(text: string, used: readonly Stated[]): string | null {
  const spans = used.flatMap((one) => {
    const [first, last] = [one.figures[0], one.figures.at(-1)];
    return first && last ? [{ start: signStart(text, first), end: last.end }] : [];
  });
  spans.sort((one, other) => one.start - other.start);
  const [first] = spans;
  const lead = text
    .slice(0, first?.start ?? 0)
    .trim()
    .replace(FROM, "")
    .trim();
  const others = spans.map(({ end }, index) => text.slice(end, spans[index + 1]?.start).trim());
  if (/[-+]$/.test(lead)) return null;
  return [lead, ...others]
    .map(tidied)
    .filter((part) => part !== "" && !NOISE.test(part) && !ALTERNATIVE.test(part) && !AND.test(part))
    .join(", ");
}

/** Where a figure begins with its signs. */
function signStart(text: string, { start, sign, isNegative, isSigned }: Figure): number {
  let before = text.slice(0, start);
  if (isNegative || isSigned) before = before.replace(/[-+]\s*$/, "");
  if (sign) before = before.replace(new RegExp(`(?:${SIGN_WORDS[sign]}):?\\s*$`, "i"), "");
  return before.length;
}

/** Words without what parted them from figures, and without brackets around all of them. */
function tidied(words: string): string {
  const bare = words.replaceAll(/^\.?[\s,;:/|=、-]+|^\.$|[\s,;:/|=、]+$/g, "");
  const open = (bare.match(/[([]/g) ?? []).length - (bare.match(/[)\]]/g) ?? []).length;
  const balanced = open > 0 ? bare.replace(/[([](?=[^([]*$)/, "") : open < 0 ? bare.replace(/[)\]]/, "") : bare;
  const inner = /^\(([^()]*)\)$/.exec(balanced)?.[1] ?? balanced;
  return inner === bare ? inner.trim() : tidied(inner);
}

/** Whether all that stands beside a figure without a unit is in brackets, so that it is no unit that is not known. */
function isBracketed(text: string, { figures: parts }: Stated): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return false;
  const lead = text.slice(0, signStart(text, first)).trim().replace(FROM, "");
  return lead === "" && /^\(.*\)$/.test(text.slice(last.end).trim());
}
