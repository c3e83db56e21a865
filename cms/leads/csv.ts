import { isoDay } from "../time-zone.ts";
import { clock } from "./times.ts";

/** What stands in a cell. */
export type Value = string | number | Date | null | undefined;

/** Spreadsheets take what begins so for a formula; a full-width sign counts, and so does one behind a tab or a line break. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]/u;

/**
 * Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, which Excel wants. Text that a spreadsheet would take for a formula gets an
 * apostrophe before it, as OWASP advises; numbers stay numbers.
 */
export function csv(rows: Value[][]): string {
  return `\uFEFF${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}

function field(value: Value): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return `${isoDay(value.getTime())} ${clock(value.getTime())}`;
  const safe = isFormula(value) ? `'${value}` : value;
  return /["\r\n,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whether a spreadsheet would take the text for a formula. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}
