/**
 * The one reader of quantities as people write them: `10-30 V`, `−40…+85`, `-40 to +85 °C`, `<3 m CEP`, `54 g / 1.9 oz`, `365天`,
 * `650 mAh (2.4 Wh)`. Imports, the desk, the finder and the search read figures by it.
 */
import type { Decimals, NumeralFault } from "./numerals.ts";
import { unitOfRow } from "./units.ts";
import { figuresIn, withoutConditions } from "./find-figures.ts";
import { isBracketed, remarkOf } from "./quantity-remark.ts";
import { type UnreadReason, agrees, choose, endsOf, inUnit, statedBy } from "./quantity-statements.ts";
import { AT_LEAST, plainQuantity, PRODUCT, RATE, RATE_BEFORE, type Sign } from "./quantity-words.ts";

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

/** Characters of the longest text that is read: a row holds no longer one. */
const MAX_TEXT_LENGTH = 300;

/** Powers in small raised figures are no figures of their own. */
const RAISED = /[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207b]/;

/**
 * Reads what a text states of a row.
 * @param unit the row's unit, as the dictionary of specifications has it
 * @param decimals the decimal separators of the text
 */
export function readQuantity(written: string, unit: string, decimals: Decimals): QuantityReading {
  if (written.length > MAX_TEXT_LENGTH) return /\d/.test(written) ? { kind: "unread", reason: "unclear" } : { kind: "words" };
  const text = plainQuantity(written);
  if (!/\d/.test(text)) return { kind: "words" };
  const own = unitOfRow(unit);
  if (!own || RAISED.test(written)) return { kind: "unread", reason: "unclear" };
  if (PRODUCT.test(text)) return { kind: "unread", reason: "product" };
  const figures = withoutConditions(text, figuresIn(text, decimals));
  // A degree alone is one of an angle where the row is.
  if (own.dimension === "angle") for (const figure of figures) if (figure.isBareDegree) figure.unit = own;
  const all = statedBy(figures);
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
    const remark = remarkOf(text, [main, ...agreeing]);
    return remark === null ? { kind: "unread", reason: "unclear" } : toRange(asRange, null, remark);
  }
  const used = [main, ...agreeing];
  const [first, last] = [used.flatMap((one) => one.figures)[0], main.figures.at(-1)];
  if (RATE.test(text.slice(last?.end).trimStart()) || RATE_BEFORE.test(text.slice(0, first?.start).trimEnd()))
    return { kind: "unread", reason: "rate" };
  const remark = remarkOf(text, used);
  if (remark === null || (main.unit === undefined && remark !== "" && !isBracketed(text, main)))
    return { kind: "unread", reason: "unclear" };
  if (read.length === 2) return toRange([read[0] ?? 0, read[1] ?? 0], main.sign, remark);
  const isLeast = main.sign === null && AT_LEAST.test(text.slice(0, first?.start).trimEnd());
  return { kind: "value", sign: isLeast ? "≥" : main.sign, value: read[0] ?? 0, remark };
}

function toRange([min, max]: [number, number], sign: Sign | null, remark: string): QuantityReading {
  return min > max ? { kind: "turned", min: max, max: min } : { kind: "range", sign, min, max, remark };
}
