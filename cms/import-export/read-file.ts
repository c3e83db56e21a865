import { CsvError, parse } from "csv-parse/sync";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { decimalsOf } from "#shared/specification/numerals.ts";
import { MAX_TEXT } from "../fields/long-text-rule.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { isLikeFormula } from "../lib/csv.ts";
import { isData, type Line } from "../schema/data.ts";
import { unitBehind } from "./column-names.ts";
import { decode } from "./decode.ts";
import { plain } from "./cell-value.ts";
import { FAULT } from "./report.ts";
import { cellKey, columnLetters, LAST_COLUMN, type Block, type CellFault } from "./sheet-xml.ts";
import { IS_COMMA_USUAL, isOfFigures, type NumberStyle } from "./read-number.ts";
import { unitInName } from "./unit-in-name.ts";
import { UnreadableFile } from "./unreadable.ts";
import * as messages from "./import-messages.ts";
import { MAX_CELLS, MAX_TITLE_ROWS, MAX_RECORDS, MAX_ROWS, readWorkbook } from "./workbook.ts";

const { words } = messages;

/** A cell with a figure such as 1,8, −0,35 or 1.234,5 and at most a unit; and the same with a point. */
const DECIMAL_COMMA = /^[<>≤≥~±]?\s*[-+−]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}(?!\d)(?:\s*[\p{L}%°].*)?$/u;
const DECIMAL_POINT = /^[<>≤≥~±]?\s*[-+−]?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2}(?![\d.])(?:\s*[\p{L}%°].*)?$/u;

/** The table of a file: its columns in their order, and its lines. */
export interface Table {
  columns: string[];
  lines: Line[];
  /** The style of its numbers. */
  numbers: NumberStyle;
  /** The units in the names of columns, except for rows of the specifications. */
  units: ReadonlyMap<string, string>;
  /** Notes about the reading for the user. */
  notes: Bilingual[];
}

/** The column of a heading in an export's notation; null for an unknown one. */
export type Spelling = (name: string) => string | null;

/** Cells row by row, and facts about some of them, by `cellKey`. */
interface Grid {
  cells: string[][];
  faults: ReadonlyMap<number, CellFault>;
  dates: ReadonlySet<number>;
  /** Cells with a number instead of a text. */
  exact: ReadonlySet<number>;
  merged: readonly Block[];
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
}

const COMMA = ",";
/** Characters of a cell: twice the longest text, which is longer as Markdown. */
const MAX_CELL = 2 * MAX_TEXT;
/** Characters of a line of CSV, or what follows a quote that is never closed. */
const MAX_CSV_LINE = 10 * MAX_CELL;
/** Records and their parts in JSON: a hundred for each record. Each takes 60 bytes or more, however short it is written. */
const MAX_JSON_PARTS = 100 * MAX_RECORDS;
/** Depth of a record, which stands in the list, and of the deepest value: more than any field of a record has. */
const RECORD_DEPTH = 2;
const MAX_JSON_DEPTH = 100;
/** Characters of a line that are searched for the delimiter: some thousand names. */
const MAX_SAMPLE = 50_000;
/** Invisible characters in names: zero-width signs, marks of order and direction, soft hyphens; and every kind of blank. */
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\u2800\s]+/gu;
/** The errors of spreadsheets, and the signs of a column that is too narrow. */
const SHEET_ERROR = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA|RESULT\?)|#{4,})$/i;
/** Digits that may be an integer beyond JavaScript's safe range. */
const LONG_NUMBER = /\d{16}/;
/** A long number as a spreadsheet shows and exports it: 8.60E+14. */
const SHORTENED = /^[-−+]?\d(?:[.,]\d+)?E\+\d{2,3}$/;
/** The dates that German and English spreadsheets turn a version such as 5.2 into: 05. Feb, 5-Feb. */
const MADE_DAY =
  /^(?:\d{1,2}\.\s?(?:Jan|Feb|Mrz|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)(?:\.?\s?\d{2,4})?|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/i;
/** A number whose digits beyond the fifteenth a spreadsheet has set to zero. */
const ROUNDED = /^[1-9]\d{14}0+$/;
/** The beginnings of a workbook, and of one of the older format or with a password. */
const ZIP = "PK\u0003\u0004";
const COMPOUND = "\u00D0\u00CF\u0011\u00E0";

/**
 * Reads a file of records. Reads CSV as UTF-8, UTF-16 or GBK, with commas, semicolons or tabs; of a workbook the first visible sheet with
 * names of columns. JSON is a list of records.
 * @param name its name, whose extension shows the format
 * @param spelling maps names of columns, to find the head below a title; without it the first row is the head
 * @throws UnreadableFile
 */
export async function readTable(name: string, bytes: Uint8Array, spelling?: Spelling): Promise<Table> {
  try {
    const ending = name.toLowerCase().split(".").at(-1);
    const beginning = String.fromCharCode(...bytes.subarray(0, ZIP.length));
    if (beginning === COMPOUND) throw new UnreadableFile(words.olderWorkbook);
    const isWorkbook = ending === "xlsx" || beginning === ZIP;
    const isJson = ending === "json" && !isWorkbook;
    const table = isWorkbook ? await fromWorkbook(bytes, spelling) : isJson ? fromJson(bytes) : fromCsv(bytes, spelling);
    const lines = table.lines.filter((line) => cellsIn(line).some(([, cell]) => cell !== ""));
    for (const line of lines) findSuspects(line, !isWorkbook && !isJson);
    return { ...table, lines };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (error instanceof CsvError && typeof error["lines"] === "number") {
      const message = error.code === "CSV_MAX_RECORD_SIZE" ? messages.longLine(error["lines"]) : messages.wrongQuotes(error["lines"]);
      throw new UnreadableFile(message, { cause: error });
    }
    throw new UnreadableFile(words.cannotRead, { cause: error });
  }
}

async function fromWorkbook(bytes: Uint8Array, spelling: Spelling | undefined): Promise<Table> {
  const { name, others, ...grid } = await readWorkbook(bytes, spelling ? { isHead: (row) => countNames(row, spelling) > 0 } : {});
  const table = tableOf(grid, spelling, false);
  return others.length > 0 ? { ...table, notes: [messages.sheetRead(name, others), ...table.notes] } : table;
}

function fromCsv(bytes: Uint8Array, spelling: Spelling | undefined): Table {
  const { text: whole, note } = decode(bytes);
  // Excel consumes the first line, and shows the names as line 1.
  const [directive = "", declared] = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const text = whole.slice(directive.length);
  const delimiter = declared ?? delimiterOf(text, spelling);
  refuseManyCells(text, delimiter);
  const rows: string[][] = parse(text, { delimiter, relaxColumnCount: true, bom: true, to: MAX_ROWS + 1, maxRecordSize: MAX_CSV_LINE });
  if (rows.length > MAX_ROWS) throw new UnreadableFile(messages.tooMany(MAX_RECORDS));
  const grid = {
    cells: rows.map((row) => row.map(withoutApostrophe)),
    faults: new Map<number, CellFault>(),
    dates: new Set<number>(),
    exact: new Set<number>(),
    ...SHOWN,
  };
  const table = tableOf(grid, spelling, delimiter !== COMMA);
  return note ? { ...table, notes: [note, ...table.notes] } : table;
}

/**
 * Refuses more cells than are read before the parser has them: it bounds the letters of a line, and an empty cell has none.
 * @throws UnreadableFile
 */
function refuseManyCells(text: string, delimiter: string): void {
  let cells = 0;
  let ofLine = 0;
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "\n" || sign === "\r") ofLine = 0;
    else if (sign === delimiter) {
      cells += 1;
      ofLine += 1;
      if (ofLine >= LAST_COLUMN || cells > MAX_CELLS) throw new UnreadableFile(words.tooWide);
    }
  }
}

/** CSV has no hidden rows and no merged cells. */
const SHOWN = { merged: [], hiddenRows: [], hiddenColumns: [] };

/** The delimiter between cells: the one that separates most names of columns. */
function delimiterOf(text: string, spelling: Spelling | undefined): string {
  const lines = text.split(/\r\n|\r|\n/, spelling ? MAX_TITLE_ROWS : 1);
  const heads = lines.map((line) => line.slice(0, MAX_SAMPLE).replaceAll('"', ""));
  const count = (delimiter: string) => Math.max(...heads.map((line) => countNames(line.split(delimiter), spelling)));
  return [";", "\t"].reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most), COMMA);
}

function countNames(row: readonly string[], spelling: Spelling | undefined): number {
  return spelling ? row.filter((cell) => spelling(normalizeName(cell)) !== null).length : row.length;
}

/** A name without invisible characters, in half-width letters. */
function normalizeName(name: string): string {
  return name.replaceAll(INVISIBLE, "").normalize("NFKC");
}

/** Whether a line has figures in this notation, in columns of figures. */
function hasFigures(line: Line, pattern: RegExp): boolean {
  return cellsIn(line).some(([column, cell]) => !line.exact?.has(column) && pattern.test(cell) && isOfFigures(column));
}

/**
 * The style of a file's numbers: as its figures show, or as the site's languages suggest.
 * @param hasOtherDelimiter whether the delimiter is no comma, as in programs with decimal commas
 */
function styleOf(lines: readonly Line[], columns: readonly string[], hasOtherDelimiter: boolean): NumberStyle {
  // Exported bad lines have commas between their cells.
  const mayHaveCommas = hasOtherDelimiter || IS_COMMA_USUAL || columns.includes(FAULT);
  if (!mayHaveCommas) return { decimals: "point", proof: lines.some((line) => hasFigures(line, DECIMAL_POINT)) ? "figures" : "none" };
  const [hasCommas, hasPoints] = [DECIMAL_COMMA, DECIMAL_POINT].map((pattern) => lines.some((line) => hasFigures(line, pattern)));
  if (hasCommas !== hasPoints) return { decimals: hasCommas ? "comma" : "point", proof: "figures" };
  if (hasCommas) return { decimals: "unsure", proof: "none" };
  if (hasOtherDelimiter) return { decimals: IS_COMMA_USUAL ? "comma" : "unsure", proof: "none" };
  return { decimals: decimalsOf(DEFAULT_LANGUAGE) === "comma" || columns.includes(FAULT) ? "unsure" : "point", proof: "none" };
}

/** Removes the apostrophe that an export adds before text that looks like a formula. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isLikeFormula(cell.replace(/^'+/, "")) ? cell.slice(1) : cell;
}

/**
 * The table of a grid: the row with the most names of columns is the head, and the records follow.
 * @throws UnreadableFile for too many columns, columns of the same name, long cells and merged cells
 */
function tableOf(grid: Grid, spelling: Spelling | undefined, hasOtherDelimiter: boolean): Table {
  const { cells, faults, dates, exact } = grid;
  for (const [index, row] of cells.entries()) {
    if (row.length > LAST_COLUMN) throw new UnreadableFile(words.tooWide);
    for (const [place, cell] of row.entries()) refuseLongCell(cell, () => `${columnLetters(place + 1)}${index + 1}`);
  }
  const top = headOf(cells, spelling);
  const head = cells[top] ?? [];
  const columns = head.map((cell) => spelling?.(normalizeName(cell)) ?? normalizeName(cell));
  const units = columns.map((name, place) => unitBehind(head[place] ?? "", name));
  if (columns.every((name) => name === "")) throw new Error("No columns are named");
  refuseDuplicateColumns(columns);
  refuseMerged(grid.merged, top + 1, columns.findLastIndex(Boolean) + 1);
  const nameless = new Set<number>();
  const lastColumn = columns.findLastIndex(Boolean);
  const lines = cells.slice(top + 1).map((row, index) => {
    const number = top + index + 2;
    const values = columns.map((name, place) => (name ? withUnit(plain(row[place] ?? ""), units[place]) : ""));
    const line = new RowLine(number, columns, values);
    for (const [place, name] of columns.entries()) {
      if (!name) continue;
      const key = cellKey(number, place + 1);
      const fault = faults.get(key);
      if (fault) {
        values[place] = fault.shown;
        line.faults.set(name, fault.message);
      }
      if (dates.has(key)) line.dates.add(name);
      if (exact.has(key)) line.exact.add(name);
    }
    row.slice(0, columns.length).forEach((cell, place) => {
      if (!columns[place] && cell.trim() !== "") nameless.add(place + 1);
    });
    const more = row.slice(columns.length);
    if (more.some((cell) => cell.trim() !== "")) {
      line.faults.set(columns[lastColumn] ?? "", words.moreCells);
      values[lastColumn] = plain([values[lastColumn], ...more].join(COMMA));
    }
    return line;
  });
  const hidden = new Set(grid.hiddenRows);
  const hiddenLines = lines.filter((line) => hidden.has(line.number) && line.values.some(Boolean)).map(({ number }) => number);
  const hiddenNames = grid.hiddenColumns.flatMap((column) => columns[column - 1] || []);
  const notes = [
    ...(top > 0 && cells.slice(0, top).some((row) => row.some(Boolean)) ? [messages.namesIn(top + 1)] : []),
    ...(hiddenLines.length > 0 ? [messages.hiddenRows(rangesOf(hiddenLines))] : []),
    ...(hiddenNames.length > 0 ? [messages.hiddenColumns(hiddenNames)] : []),
    ...(nameless.size > 0 ? [messages.namelessColumns([...nameless].toSorted((a, b) => a - b).map(columnLetters))] : []),
  ];
  const columnUnits = columns.map((name, place) => [name, unitInName(head[place]?.trim() ?? "")?.symbol ?? ""] as const);
  const ofColumns = new Map(columnUnits.filter(([name, unit]) => name && unit && !name.startsWith("specs.")));
  return { columns: columns.filter(Boolean), lines, numbers: styleOf(lines, columns, hasOtherDelimiter), units: ofColumns, notes };
}

/**
 * A row of a grid as a line. Builds the map of its cells on demand, because the maps of 10,000 rows of 700 columns, most of them empty,
 * would take 400 MB.
 */
class RowLine implements Line {
  readonly number: number;
  readonly faults = new Map<string, Bilingual>();
  readonly dates = new Set<string>();
  readonly exact = new Set<string>();
  readonly #columns: readonly string[];
  readonly #values: readonly string[];
  #cells: Map<string, string> | undefined;

  constructor(number: number, columns: readonly string[], values: readonly string[]) {
    this.number = number;
    this.#columns = columns;
    this.#values = values;
  }

  get values(): readonly string[] {
    return this.#values;
  }

  get cells(): Map<string, string> {
    return (this.#cells ??= new Map(this.pairs()));
  }

  /** The cells with the names of their columns, without caching them. */
  pairs(): [column: string, cell: string][] {
    return this.#columns.flatMap((name, place): [string, string][] => (name ? [[name, this.#values[place] ?? ""]] : []));
  }
}

/** The cells of a line with the names of their columns. */
function cellsIn(line: Line): [column: string, cell: string][] {
  return line instanceof RowLine ? line.pairs() : [...line.cells];
}

/** A figure with the unit in the name of its column, where it has none of its own. */
export function withUnit(cell: string, unit: string | null | undefined): string {
  return unit && /\d/.test(cell) && !/[\p{L}%°]/u.test(cell) ? `${cell} ${unit}` : cell;
}

/** The index of the head: the one of the first rows with the most names of columns, or else the first that is not empty. */
function headOf(cells: string[][], spelling: Spelling | undefined): number {
  const counts = spelling ? cells.slice(0, MAX_TITLE_ROWS).map((row) => countNames(row, spelling)) : [];
  const most = Math.max(0, ...counts);
  return most > 0
    ? counts.indexOf(most)
    : Math.max(
        0,
        cells.findIndex((row) => row.some((cell) => normalizeName(cell) !== "")),
      );
}

/** @param placeOf writes where the cell is, such as B2, for none of the millions that are not long. @throws UnreadableFile */
function refuseLongCell(cell: string, placeOf: () => string): void {
  if (cell.length > MAX_CELL) throw new UnreadableFile(messages.longCell(placeOf(), MAX_CELL));
}

function refuseDuplicateColumns(columns: readonly string[]): void {
  const letters = new Map<string, string[]>();
  for (const [place, name] of columns.entries()) {
    if (!name) continue;
    const same = letters.get(name) ?? [];
    same.push(columnLetters(place + 1));
    letters.set(name, same);
  }
  const duplicates = [...letters].filter(([, same]) => same.length > 1);
  if (duplicates.length > 0)
    throw new UnreadableFile(messages.sameColumns(duplicates.map(([name, same]) => `${name} (${same.join(", ")})`)));
}

/** Refuses merged cells among names or records, because they empty the covered cells. @param head number of the row with the names */
function refuseMerged(merged: readonly Block[], head: number, lastColumn: number): void {
  const ranges = merged
    .filter(({ bottom, left }) => bottom >= head && left <= lastColumn)
    .map(({ top, left, bottom, right }) => `${columnLetters(left)}${top}:${columnLetters(right)}${bottom}`);
  if (ranges.length > 0) throw new UnreadableFile(messages.mergedCells(ranges));
}

/** Ranges of consecutive numbers: 5–7. */
function rangesOf(numbers: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
}

/** Marks the cells that a spreadsheet has damaged. @param isText whether the format does not distinguish numbers from texts */
function findSuspects(line: Line, isText: boolean): void {
  for (const [column, cell] of cellsIn(line)) {
    const fault = column === FAULT || line.faults?.has(column) ? null : faultOfText(cell, isText);
    if (fault) (line.suspect ??= new Map()).set(column, fault);
  }
}

function faultOfText(cell: string, isText: boolean): Bilingual | null {
  if (SHEET_ERROR.test(cell)) return messages.errorCell(cell);
  if (SHORTENED.test(cell) || (isText && ROUNDED.test(cell))) return messages.longNumber(cell);
  if (isText && MADE_DAY.test(cell)) return words.madeDay;
  return cell.includes("\uFFFD") ? words.damaged : null;
}

function fromJson(bytes: Uint8Array): Table {
  const { text } = decode(bytes);
  refuseLargeJson(text);
  // What a number is written as is asked for where one may lose digits, because it is held for each of them.
  const list: unknown = LONG_NUMBER.test(text) ? JSON.parse(text, exactly) : JSON.parse(text);
  if (!Array.isArray(list) || !list.every(isData)) throw new Error("It holds no list of records");
  const columns = new Set<string>();
  const lines = list.map((record, index) => {
    const line = {
      number: index + 1,
      cells: new Map<string, string>(),
      lengths: new Map<string, number>(),
      exact: new Set<string>(),
    };
    flatten(record, "", line);
    for (const name of line.cells.keys()) columns.add(name);
    if (columns.size > LAST_COLUMN) throw new UnreadableFile(words.tooWide);
    return line;
  });
  return { columns: [...columns], lines, numbers: styleOf(lines, [], false), units: new Map(), notes: [] };
}

/**
 * Refuses more records, more names in one and deeper values than are read, before the parser has them: an object of a million names, or a
 * million lists within each other, take 200 MB.
 * @throws UnreadableFile, or an Error for depth
 */
function refuseLargeJson(text: string): void {
  let parts = 0;
  let names = 0;
  let depth = 0;
  let isText = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '"') isText = !isText;
    else if (isText) place += sign === "\\" ? 1 : 0;
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      parts += sign === "{" ? 1 : 0;
      if (depth === RECORD_DEPTH) names = 0;
      if (depth > MAX_JSON_DEPTH) throw new Error("Its values are too deep within each other");
      if (parts > MAX_JSON_PARTS) throw new UnreadableFile(messages.tooMany(MAX_RECORDS));
    } else if (sign === ":") {
      names += 1;
      if (names > LAST_COLUMN) throw new UnreadableFile(words.tooWide);
    }
  }
}

/** Keeps the digits of integers beyond JavaScript's safe range. */
function exactly(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  return typeof value === "number" && source && /^-?\d+$/.test(source) && !Number.isSafeInteger(value) ? source : value;
}

/** Adds a value's cells with nested names joined by dots, as in names of columns, and rows counted from 1. */
function flatten(value: unknown, name: string, line: Line & Required<Pick<Line, "lengths" | "exact">>): void {
  if (Array.isArray(value) && value.every(isData)) {
    line.lengths.set(name, value.length);
    value.forEach((entry, index) => flatten(entry, `${name}.${index + 1}`, line));
  } else if (isData(value)) {
    for (const [key, entry] of Object.entries(value)) flatten(entry, name ? `${name}.${key}` : key, line);
  } else {
    if (line.cells.size >= LAST_COLUMN) throw new UnreadableFile(words.tooWide);
    if (typeof value === "number") line.exact.add(name);
    const cell = Array.isArray(value) ? value.join("; ") : String(value ?? "");
    refuseLongCell(cell, () => `${name}, ${line.number}`);
    line.cells.set(name, plain(cell));
  }
}
