import type { Language } from "#shared/languages.ts";
import type { Bilingual } from "../lib/i18n.ts";

/** A record, or a part of one, as in the database: texts in both languages as `{ zh, en }`. */
export type Data = Record<string, unknown>;

/** The value of a cell: a number where the field has one. */
export type Cell = string | number;

/** One line of a file: its cells by column. */
export interface Line {
  /** Its number as in a spreadsheet, whose first line has the columns; in JSON, the record's place in the list. */
  number: number;
  cells: Map<string, string>;
  /** The number of rows of each complete list, as in JSON. */
  lengths?: Map<string, number>;
  /** Faults of cells in any kind of column. */
  faults?: Map<string, Bilingual>;
  /** Faults of cells that are right only if the record has the very same value already. */
  suspect?: Map<string, Bilingual>;
  /** Columns in which a program has written a number, rather than a text. */
  exact?: Set<string>;
  /** Columns in which the spreadsheet has a date. */
  dates?: Set<string>;
}

/** A bad cell, and how to mend it. */
export interface Fault {
  line: number;
  /** The title of the record. */
  title: string;
  column: string;
  cell: string;
  message: string;
}

/** A cell that differs from the stored value. */
export interface CellChange {
  column: string;
  before: string;
  after: string;
}

/** The value of a localized field in a language. */
export function inLocale(value: unknown, locale: Language): unknown {
  return isData(value) ? value[locale] : undefined;
}

/** Whether a value is an object, and no list or null. */
export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The rows of a list, without other values. */
export function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}
