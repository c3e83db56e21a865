import { setImmediate } from "node:timers/promises";
import { isoDay } from "#shared/lib/time-zone.ts";
import { clock } from "./time.ts";

/** Rows of a chunk, which takes some milliseconds. */
const ROWS_PER_CHUNK = 500;

/** The value of a cell. */
export type Value = string | number | Date | null | undefined;

/** The beginning of a formula for spreadsheets; a full-width sign counts, and so does one behind a tab or a line break. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]/u;
/** Characters of the longest telephone number, with its separators. */
const MAX_TELEPHONE = 80;
/** A number or a telephone number: figures with what stands between them, an extension or a word in Chinese. Nothing of it can be run. */
const TELEPHONE = /^\s*[+-]\s*\(?\d[\d\s()+.,;/:#、；：（）\-\p{Script=Han}]*(?:(?:ext\.?|x)\s*\d+)?\s*$/iu;

/**
 * Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, which Excel needs. Text that a spreadsheet would take for a formula gets a leading
 * apostrophe, as OWASP advises; numbers and telephone numbers stay as they are.
 */
export function csv(rows: Value[][]): string {
  return `\uFEFF${linesOf(rows, false)}`;
}

/**
 * The same for many rows, in chunks between which other requests run.
 * @param hasCommas commas before decimals, and so semicolons between cells, as spreadsheets of most of Europe and Latin America read them
 */
export async function csvInPortions(rows: Value[][], hasCommas = false): Promise<string> {
  const parts = ["\uFEFF"];
  for (let at = 0; at < rows.length; at += ROWS_PER_CHUNK) {
    parts.push(linesOf(rows.slice(at, at + ROWS_PER_CHUNK), hasCommas));
    await setImmediate();
  }
  return parts.join("");
}

function linesOf(rows: Value[][], hasCommas: boolean): string {
  return rows.map((row) => `${row.map((value) => field(value, hasCommas)).join(hasCommas ? ";" : ",")}\r\n`).join("");
}

function field(value: Value, hasCommas: boolean): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return hasCommas ? String(value).replace(".", ",") : String(value);
  if (value instanceof Date) return `${isoDay(value.getTime())} ${clock(value.getTime())}`;
  const safe = isLikeFormula(value) && !isTelephone(value) ? `'${value}` : value;
  return /["\r\n,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isTelephone(text: string): boolean {
  return text.length <= MAX_TELEPHONE && TELEPHONE.test(text);
}

/** Whether a spreadsheet may take the text for the beginning of a formula. */
export function isLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
