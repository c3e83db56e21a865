import type { Bilingual } from "../lib/i18n.ts";
import { longNumber, noNumber, unsureNumber } from "./words.ts";

/** A number as it is written: with a point before decimals, in groups of thousands or not, or as a program tells one that is very small or large. */
export const NUMBER = String.raw`[-−+]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[-−+]?\d+)?`;
/** What looks like a number and may be written as in another country. */
export const LIKE_NUMBER = String.raw`[-−+]?(?:\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?|[.,]?\d[\d.,]*)`;

const WHOLE = new RegExp(`^${NUMBER}$`);
/** One point or comma before three digits: whether it stands before decimals cannot be told where commas may. */
const UNSURE = /^[-−+]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads a number; what is none, or may be another one, is a fault. @param mayHaveDecimalCommas whether whoever wrote it may write 3,7 */
export function readNumber(text: string, mayHaveDecimalCommas: boolean): { value: number } | { fault: Bilingual } {
  if (!WHOLE.test(text)) return { fault: noNumber(text) };
  if (mayHaveDecimalCommas && UNSURE.test(text)) return { fault: unsureNumber(text) };
  const value = Number(text.replaceAll(",", "").replaceAll("−", "-"));
  if (!Number.isFinite(value)) return { fault: noNumber(text) };
  const isWhole = /^[-−+]?[\d,]+$/.test(text);
  const isExact = !isWhole || BigInt(value) === BigInt(text.replaceAll(/[,+]/g, "").replace("−", "-"));
  return isExact ? { value } : { fault: longNumber(text) };
}
