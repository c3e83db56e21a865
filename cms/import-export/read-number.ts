import { LANGUAGES } from "#shared/languages.ts";
import { decimalsOf, isAmbiguous, readNumeral, type Decimals, type NumeralFault } from "#shared/specification/numerals.ts";
import { readQuantity } from "#shared/specification/read-quantity.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { Unit } from "#shared/specification/units.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { longNumber, noNumber, numberAlone, readAs, unsureNumber } from "./import-messages.ts";

/** How numbers are written in a file. */
export interface NumberStyle {
  /** What stands before decimals; `unsure` where what has two meanings is refused. */
  decimals: Exclude<Decimals, "either">;
  /** What shows it: figures that can be read in one way only, a program that wrote numbers as such, or nothing. */
  proof: "figures" | "program" | "none";
}

/** Whether a column is one of figures: of the specifications those with a unit, for a version such as Bluetooth 5.2 is none. */
export function isOfFigures(column: string): boolean {
  const [outer = "", member = ""] = column.split(".");
  return outer !== "specs" || Boolean(specDefinition(member.split("~")[0] ?? "")?.unit);
}

/** Whether a language of the site has commas before decimals. */
export const IS_COMMA_USUAL = LANGUAGES.some((language) => decimalsOf(language) === "comma");

/** How programs write numbers that are no text. */
export const EXACT: NumberStyle = { decimals: "point", proof: "program" };

/** How a person writes numbers into a field, in whatever country. */
export const TYPED: NumberStyle = { decimals: "unsure", proof: "none" };

/** A number that is another one where commas stand before decimals. */
const AMBIGUOUS = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,])/;

/** What may stand before decimals in a cell. Where nothing shows it, a point before three figures may part thousands. */
export function decimalsIn(cell: string, { decimals, proof }: NumberStyle): Decimals {
  return decimals === "point" && proof === "none" && AMBIGUOUS.exec(cell)?.[2] === "." ? "unsure" : decimals;
}

/** How to write numbers in a file of that style, after what is wrong. */
export function numberFault(fault: NumeralFault, cell: string, { decimals }: NumberStyle): Bilingual {
  if (fault === "long") return longNumber(cell);
  if (fault === "none") return noNumber(cell, decimals === "comma");
  const [, before = "", , after = ""] = AMBIGUOUS.exec(cell) ?? [];
  const decimal = Number(`${before}.${after}`);
  return unsureNumber(cell, before + after, isAmbiguous(String(decimal)) ? `${decimal}0` : String(decimal));
}

/** What is to be asked of a number that has been read and is another one elsewhere; null where it can be meant in one way only. */
export function doubtOf(cell: string, { decimals, proof }: NumberStyle): Bilingual | null {
  const [text = "", before = "", mark, after = ""] = AMBIGUOUS.exec(cell) ?? [];
  if (text === "" || proof === "program") return null;
  const isDecimal = mark === (decimals === "comma" ? "," : ".");
  if (!isDecimal && (proof === "figures" || decimals === "point")) return null;
  const [decimal, whole] = [String(Number(`${before}.${after}`)), before + after];
  return isDecimal ? readAs(text, decimal, whole) : readAs(text, whole, decimal);
}

/**
 * Reads a number; what is none, or may be another one, is a fault.
 * @param style how numbers are written where it stands
 * @param unit in which the field counts, if in any: what is written in another one is converted
 */
export function readNumber(
  text: string,
  style: NumberStyle,
  unit?: Unit,
): { value: number; notice?: Bilingual | undefined } | { fault: Bilingual } {
  const plain = text.replaceAll(/\p{Cf}/gu, "");
  const read = readNumeral(plain, decimalsIn(plain, style));
  const notice = doubtOf(plain, style);
  if ("value" in read) return { value: read.value, ...(notice && { notice }) };
  const quantity = unit && read.fault === "none" ? readQuantity(plain, unit.symbol, decimalsIn(plain, style)) : null;
  if (quantity?.kind === "value" && quantity.sign === null && quantity.remark === "")
    return { value: quantity.value, ...(notice && { notice }) };
  if (quantity?.kind === "number") return { fault: numberFault(quantity.fault, text, style) };
  return { fault: quantity && quantity.kind !== "words" ? numberAlone(text, unit?.symbol ?? "") : numberFault(read.fault, text, style) };
}
