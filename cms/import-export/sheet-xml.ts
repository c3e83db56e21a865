import type { Bilingual } from "../lib/i18n.ts";
import type { NumberFormat } from "./number-format.ts";
import { errorCell, words } from "./import-messages.ts";

/** The last row and column of a sheet in the format; no file of another one has more columns. */
const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;
const LETTERS = 26;
const BEFORE_A = 64;

const TAG = /<(\/?)(?:[\w.-]+:)?(row|c|f|v|is|mergeCell|col)\b([^<>]*?)(\/?)>/g;
const REFERENCE = /(?:^|\s)r=["']([^"']*)["']/;
const TYPE = /(?:^|\s)t=["']([^"']*)["']/;
const STYLE = /(?:^|\s)s=["'](\d+)["']/;
const HIDDEN = /(?:^|\s)hidden=["'](?:1|true)["']/;

/** A block of cells, by numbers from 1. */
export interface Block {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The fault of a cell. */
export interface CellFault {
  /** The cell's text, with which another import refuses the line as well. */
  shown: string;
  message: Bilingual;
}

/** The value of a formula without a result. */
const NO_RESULT = "#RESULT?";

/** The facts in a sheet’s XML that the reader of workbooks omits. */
export interface SheetFacts {
  /** The last row and column with a value; 0 where there is none. */
  rows: number;
  columns: number;
  /** How many rows show something. */
  filledRows: number;
  hiddenRows: number[];
  hiddenColumns: number[];
  merged: Block[];
  /** Cells whose value is missing or an error, by `cellKey`. */
  faults: Map<number, CellFault>;
  /** Number formats that show more than the number, by `cellKey`. */
  styles: Map<number, NumberFormat>;
  /** The XML with a reference for every row and cell, which the reader requires. */
  completed: string | null;
}

/** The key of a cell. @param row and column counted from 1 */
export function cellKey(row: number, column: number): number {
  return row * (LAST_COLUMN + 1) + column;
}

/** The letters of a column. @param column counted from 1 */
export function columnLetters(column: number): string {
  const [before, last] = [Math.floor((column - 1) / LETTERS), ((column - 1) % LETTERS) + 1];
  return (before > 0 ? columnLetters(before) : "") + String.fromCharCode(BEFORE_A + last);
}

/** Scans the XML of a sheet once. @param formats by the numbers of styles @throws Error for a cell outside of the format's limits */
export function readSheetFacts(xml: string, formats: ReadonlyMap<string, NumberFormat> = new Map()): SheetFacts {
  const facts: SheetFacts = {
    rows: 0,
    columns: 0,
    filledRows: 0,
    hiddenRows: [],
    hiddenColumns: [],
    merged: [],
    faults: new Map(),
    styles: new Map(),
    completed: null,
  };
  const hiddenColumns = new Set<number>();
  const missing: { at: number; reference: string }[] = [];
  let widths = 0;
  let filled = 0;
  let [row, column, type, value] = [0, 0, "", ""];
  let [hasFormula, hasValue, hasText] = [false, false, false];
  const endCell = () => {
    if (hasText && row !== filled) {
      facts.filledRows += 1;
      filled = row;
    }
    if (hasValue) {
      facts.rows = Math.max(facts.rows, row);
      facts.columns = Math.max(facts.columns, column);
    }
    if (type === "e") facts.faults.set(cellKey(row, column), { shown: value || NO_RESULT, message: errorCell(value) });
    else if (hasFormula && value === "" && !(hasValue && type === "str"))
      facts.faults.set(cellKey(row, column), { shown: NO_RESULT, message: words.noResult });
  };
  for (const match of xml.matchAll(TAG)) {
    const [tag, closing, name = "", attributes = "", selfClosing] = match;
    const position = match.index + tag.length - attributes.length - (selfClosing?.length ?? 0) - 1;
    if (closing) {
      if (name === "c") endCell();
    } else if (name === "row") {
      const reference = REFERENCE.exec(attributes)?.[1];
      row = reference ? Number(reference) : row + 1;
      column = 0;
      bound(row, LAST_ROW);
      if (!reference) missing.push({ at: position, reference: String(row) });
      if (HIDDEN.test(attributes)) facts.hiddenRows.push(row);
    } else if (name === "c") {
      const reference = REFERENCE.exec(attributes)?.[1];
      column = reference ? columnOf(reference) : column + 1;
      bound(column, LAST_COLUMN);
      if (!reference) missing.push({ at: position, reference: columnLetters(column) + row });
      const format = formats.size > 0 ? formats.get(STYLE.exec(attributes)?.[1] ?? "") : undefined;
      if (format) facts.styles.set(cellKey(row, column), format);
      [type, value, hasFormula, hasValue, hasText] = [TYPE.exec(attributes)?.[1] ?? "n", "", false, false, false];
    } else if (name === "f") hasFormula = true;
    else if (name === "v" || name === "is") {
      hasValue = true;
      const end = match.index + tag.length;
      if (name === "v" && !selfClosing) value = xml.slice(end, xml.indexOf("<", end)).trim();
      hasText = name === "is" || value !== "";
    } else if (name === "mergeCell") facts.merged.push(...blockOf(attributes));
    else if (name === "col") {
      const hidden = HIDDEN.test(attributes) ? columnsOf(attributes) : [];
      // Each is about columns of its own.
      bound((widths += Math.max(1, hidden.length)), LAST_COLUMN);
      for (const each of hidden) hiddenColumns.add(each);
    }
  }
  facts.hiddenColumns.push(...hiddenColumns);
  if (missing.length > 0) facts.completed = insertReferences(xml, missing);
  return facts;
}

function bound(number: number, most: number): void {
  if (!Number.isInteger(number) || number < 1 || number > most) throw new Error("A cell lies outside of what a sheet can have");
}

/** The number of a cell’s column: 28 of AB7. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((number, letter) => number * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);
}

function blockOf(attributes: string): Block[] {
  const [, from = "", top = "", to = "", bottom = ""] = /ref=["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/.exec(attributes) ?? [];
  return from ? [{ top: Number(top), left: columnOf(from), bottom: Number(bottom), right: columnOf(to) }] : [];
}

function columnsOf(attributes: string): number[] {
  const limit = (name: string) => Math.min(Number(new RegExp(`(?:^|\\s)${name}=["'](\\d+)["']`).exec(attributes)?.[1] ?? 0), LAST_COLUMN);
  const [first, last] = [limit("min"), limit("max")];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function insertReferences(xml: string, missing: { at: number; reference: string }[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { at, reference } of missing) {
    parts.push(xml.slice(done, at), ` r="${reference}"`);
    done = at;
  }
  return parts.join("") + xml.slice(done);
}
