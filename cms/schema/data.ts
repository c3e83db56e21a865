import type { Language } from "#shared/languages.ts";
import type { Bilingual } from "../lib/i18n.ts";

/** A record, or a part of one, as the database holds it: texts in both languages as `{ zh, en }`. */
export type Data = Record<string, unknown>;

/** What stands in a cell: a number where the field holds one. */
export type Cell = string | number;

/** One line of a file: what its cells hold, by column. */
export interface Line {
  /** Its number as a spreadsheet shows it; the first line holds the columns. In JSON, which record of the list it is. */
  number: number;
  cells: Map<string, string>;
  /** How many rows each list has that it tells wholly, as JSON does. */
  lengths?: Map<string, number>;
  /** What is wrong with cells whatever their columns hold, by column. */
  faults?: Map<string, Bilingual>;
  /** The same of cells that are right only if the record has the very same already. */
  suspect?: Map<string, Bilingual>;
  /** Columns in which a program has a number, and no text that may be one. */
  exact?: Set<string>;
  /** Columns in which the spreadsheet has a day. */
  dates?: Set<string>;
}

/** A cell that is no good, and how to mend it. */
export interface Fault {
  line: number;
  /** What the record goes by. */
  title: string;
  column: string;
  cell: string;
  message: string;
}

/** A cell that differs from what is stored. */
export interface CellChange {
  column: string;
  before: string;
  after: string;
}

/** The value in a language of what may differ by language. */
export function inLocale(value: unknown, locale: Language): unknown {
  return isData(value) ? value[locale] : undefined;
}

/** Whether it is an object with names: no list, and not nothing. */
export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether nothing is stated. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The rows of a list, or of what is to be one: whatever is no row is left out. */
export function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}
