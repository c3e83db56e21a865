import { LANGUAGES } from "#shared/languages.ts";
import { decimalsOf, isAmbiguous, readNumeral, type Decimals, type NumeralFault } from "#shared/specification/numerals.ts";
import { readQuantity } from "#shared/specification/read-quantity.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { Unit } from "#shared/specification/units.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { longNumber, noNumber, numberAlone, readAs, unsureNumber } from "./import-messages.ts";

/** The notation of numbers in a file. */
export interface NumberStyle {
  /** The decimal sign; `unsure` refuses ambiguous numbers. */
  decimals: Exclude<Decimals, "either">;
  /** Its evidence: unambiguous figures, a program that wrote numbers as such, or none. */
  proof: "figures" | "program" | "none";
}

/** Whether a column has figures: of the specifications those with a unit, because a version such as Bluetooth 5.2 is none. */
export function isOfFigures(column: string): boolean {
  const [outer = "", member = ""] = column.split(".");
  return outer !== "specs" || Boolean(specDefinition(member.split("~")[0] ?? "")?.unit);
}

/** Whether a language of the site has commas before decimals. */
export const IS_COMMA_USUAL = LANGUAGES.some((language) => decimalsOf(language) === "comma");

/** The notation of programs for numbers. */
export const EXACT: NumberStyle = { decimals: "point", proof: "program" };

/** The notation of people in forms, in any country. */
export const TYPED: NumberStyle = { decimals: "unsure", proof: "none" };

/** A number that is another one with commas before decimals. */
const AMBIGUOUS = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,])/;

/** The possible decimal signs of a cell. Without evidence, a point before three digits may separate thousands. */
export function decimalsIn(cell: string, { decimals, proof }: NumberStyle): Decimals {
  return decimals === "point" && proof === "none" && AMBIGUOUS.exec(cell)?.[2] === "." ? "unsure" : decimals;
}

/** The correct notation of numbers in a file of that style, after the fault. */
export function numberFault(fault: NumeralFault, cell: string, { decimals }: NumberStyle): Bilingual {
  if (fault === "long") return longNumber(cell);
  if (fault === "none") return noNumber(cell, decimals === "comma");
  const [, before = "", , after = ""] = AMBIGUOUS.exec(cell) ?? [];
  const decimal = Number(`${before}.${after}`);
  return unsureNumber(cell, before + after, isAmbiguous(String(decimal)) ? `${decimal}0` : String(decimal));
}

/** A question about a number that is another one elsewhere; null for an unambiguous one. */
export function doubtOf(cell: string, { decimals, proof }: NumberStyle): Bilingual | null {
  const [text = "", before = "", mark, after = ""] = AMBIGUOUS.exec(cell) ?? [];
  if (text === "" || proof === "program") return null;
  const isDecimal = mark === (decimals === "comma" ? "," : ".");
  if (!isDecimal && (proof === "figures" || decimals === "point")) return null;
  const [decimal, whole] = [String(Number(`${before}.${after}`)), before + after];
  return isDecimal ? readAs(text, decimal, whole) : readAs(text, whole, decimal);
}

/**
 * Reads a number; an invalid or ambiguous one is a fault.
 * @param style the notation of numbers in the file
 * @param unit of the field, if any; converts other units
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
