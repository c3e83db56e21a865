/** Numbers as people write them: with a point or a comma before decimals, and thousands in groups or not. */
import { FORMAT_LOCALE, type Language } from "../languages.ts";

/**
 * What stands before decimals: `point`, as in English and Chinese; `comma`, as in German, with points between thousands; `unsure` where it
 * may be either, so that what has two meanings is refused; `either` where a comma is taken for a point wherever no group of thousands can
 * be meant.
 */
export type Decimals = "point" | "comma" | "unsure" | "either";

const decimalsKnown: Partial<Record<Language, Decimals>> = {};

/** The decimal separator of a language, as its numbers are formatted. */
export function decimalsOf(language: Language): Decimals {
  return (decimalsKnown[language] ??= (1.5).toLocaleString(FORMAT_LOCALE[language]).includes(",") ? "comma" : "either");
}

/** Whether a number in the text is another one where commas stand before decimals: 1.000, 12.345 and 1,234, but neither 1.5 nor 1.234.567. */
export function isAmbiguous(text: string): boolean {
  return /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(text);
}

/** Why a number cannot be read: it is none, it may be one of two, or it has more digits than can be kept. */
export type NumeralFault = "none" | "unsure" | "long";

/** The sign, the figures in groups by spaces or apostrophes or in none, and a power of ten. */
const PARTS = /^([-+]?)(\d{1,3}(?:[ '’]\d{3})+|\d*)((?:[.,]\d+)*)(?:e([-+]?\d{1,3}))?$/i;
const GROUPS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Reads a number. @param text without spaces around it */
export function readNumeral(text: string, decimals: Decimals): { value: number } | { fault: NumeralFault } {
  const plain = text.replaceAll(/[\u2212\u2010-\u2015]/g, "-").replaceAll(/[\u00a0\u2009\u202f]/g, " ");
  const [, sign = "", grouped = "", rest = "", power] = PARTS.exec(plain) ?? [];
  if (grouped === "" && rest === "") return { fault: "none" };
  const hasGroups = /[ '’]/.test(grouped);
  const written = plainDecimals(grouped.replaceAll(/[ '’]/g, ""), rest, decimals, hasGroups);
  if (typeof written !== "string") return written;
  const value = Number(`${sign}${written}${power ? `e${power}` : ""}`);
  if (!Number.isFinite(value)) return { fault: "none" };
  const isWhole = !written.includes(".") && !power;
  return isWhole && BigInt(value) !== BigInt((sign === "-" ? "-" : "") + written) ? { fault: "long" } : { value };
}

/** The same number with a point before decimals and no groups. @param hasGroups whether its thousands are told apart otherwise */
function plainDecimals(first: string, rest: string, decimals: Decimals, hasGroups: boolean): string | { fault: NumeralFault } {
  const whole = first + rest;
  const marks = [...rest].filter((sign) => sign === "." || sign === ",");
  const last = marks.at(-1);
  if (last === undefined) return whole;
  const [before = "", after = ""] = [whole.slice(0, whole.lastIndexOf(last)), whole.slice(whole.lastIndexOf(last) + 1)];
  const isMixed = new Set(marks).size > 1;
  if (isMixed)
    return !hasGroups && GROUPS.test(before) && !before.includes(last) ? `${before.replaceAll(/[.,]/g, "")}.${after}` : { fault: "none" };
  if (marks.length > 1) return !hasGroups && GROUPS.test(whole) ? whole.replaceAll(last, "") : { fault: "none" };
  if (!hasGroups && GROUPS.test(whole)) {
    if (decimals === "unsure") return { fault: "unsure" };
    const isGroup = last === (decimals === "comma" ? "." : ",");
    return isGroup ? before + after : `${before}.${after}`;
  }
  if (last === "," && decimals === "point" && !hasGroups) return { fault: "none" };
  return `${before || "0"}.${after}`;
}
