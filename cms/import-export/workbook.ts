import { strFromU8, strToU8, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { cellKey, readSheetFacts, type SheetFacts } from "./sheet-xml.ts";
import { formatsOf, shownAs } from "./number-format.ts";
import { UnreadableFile } from "./unreadable.ts";
import { unzipDistinct } from "./unzip-distinct.ts";
import { largeInside, longNumber, tooMany, words } from "./import-messages.ts";

const MEGABYTE = 1024 * 1024;
/** Rows in which the head may be, because sheets may have titles above it. */
export const MAX_TITLE_ROWS = 10;
/** Records of one file. */
export const MAX_RECORDS = 10_000;
/** Rows of one file, including empty ones and titles. */
export const MAX_ROWS = 10 * MAX_RECORDS;
/** Unpacked bytes of a workbook's parts: nearly twice those of 10,000 products with all their columns. Each takes two bytes of memory. */
const MAX_UNPACKED_BYTES = 100 * MEGABYTE;
/** Cells of a sheet, including empty ones: three times those of 10,000 products. */
export const MAX_CELLS = 20_000_000;
/** Integers below it have all their digits in a spreadsheet, which keeps fifteen. */
const FIFTEEN_DIGITS = 1e15;
/** The workbook's list of its parts. */
const WORKBOOK = "xl/workbook.xml";
const STYLES = "xl/styles.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const LISTS = new Set([WORKBOOK, STYLES, RELATIONS]);
/** Bytes of each of these lists: 65,490 styles, as many as Excel holds, take seven. Read, they take twenty times as many. */
const MAX_LIST_BYTES = 10 * MEGABYTE;

/** The content of a sheet. */
export interface Sheet extends Omit<SheetFacts, "completed" | "rows" | "columns" | "filledRows" | "styles"> {
  /** Its cells, row by row from the first one. */
  cells: string[][];
  /** Cells with days or moments, and those with numbers, by `cellKey`. */
  dates: Set<number>;
  exact: Set<number>;
  name: string;
  /** The names of other visible sheets. */
  others: string[];
}

/**
 * The first visible sheet of a workbook with content; with `isHead`, the first one with a head, because Numbers puts a summary before the
 * data.
 * @param most unpacked bytes of the workbook
 * @param isHead whether a row has names of columns
 * @throws UnreadableFile for a larger workbook
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { most = MAX_UNPACKED_BYTES, isHead }: { most?: number; isHead?: (names: readonly string[]) => boolean } = {},
): Promise<Sheet> {
  const { parts, names } = unpack(bytes, most, (name) => name === WORKBOOK || name === RELATIONS);
  const sheets = worksheets(parts);
  const visible = sheets.filter(({ path, isVisible }) => isVisible && names.has(path));
  const paths = new Set(sheets.map(({ path }) => path));
  let first: Sheet | undefined;
  for (const part of visible) {
    const single = singleSheet(bytes, most, part.path, paths);
    if (single.facts.rows === 0 && part !== visible.at(-1)) continue;
    const sheet = await readOne(single, part);
    const others = visible.filter((other) => other.number > part.number || (first && other.name === first.name)).map(({ name }) => name);
    const isRead = !isHead || sheet.cells.slice(0, MAX_TITLE_ROWS).some(isHead);
    if (isRead) return { ...sheet, others };
    first ??= { ...sheet, others };
  }
  if (!first) throw new Error("The workbook has no sheet to be read");
  return first;
}

/** A workbook with one sheet, as an archive whose parts have the sizes that it declares, and the facts of the sheet. */
interface SingleSheet {
  archive: ArrayBuffer;
  facts: Omit<SheetFacts, "completed">;
}

/** Packs one sheet alone: 10,000 products unpack to 56 MB, which must not be held while the reader unpacks them again. */
function singleSheet(bytes: Uint8Array, most: number, path: string, sheets: ReadonlySet<string>): SingleSheet {
  const { parts } = unpack(bytes, most, (name) => name === path || !sheets.has(name));
  const { completed, ...facts } = readSheetFacts(textIn(parts, path), formatsOf(textIn(parts, STYLES)));
  if (facts.rows * facts.columns > MAX_CELLS) throw new UnreadableFile(words.tooWide);
  if (facts.rows > MAX_ROWS || facts.filledRows > MAX_TITLE_ROWS + MAX_RECORDS) throw new UnreadableFile(tooMany(MAX_RECORDS));
  const { buffer: archive } = zipSync(completed === null ? parts : { ...parts, [path]: strToU8(completed) }, { level: 1 });
  return { archive, facts };
}

async function readOne({ archive, facts }: SingleSheet, sheet: WorksheetPart): Promise<Omit<Sheet, "others">> {
  const { merged, hiddenRows, hiddenColumns, faults, styles } = facts;
  const rows: unknown[][] = await readSheet(Buffer.from(archive), sheet.number, {
    trim: false,
    // The number as in the file, which alone shows whether it has all its digits.
    parseNumber: (text: string) => new WrittenNumber(text),
  });
  const dates = new Set<number>();
  const exact = new Set<number>();
  // In its place, because the cells as read take as much memory again.
  for (const [index, row] of rows.entries())
    rows[index] = row.map((value, place) => {
      const key = cellKey(index + 1, place + 1);
      if (value instanceof Date) dates.add(key);
      if (value instanceof WrittenNumber && value.isLong) faults.set(key, { shown: value.text, message: longNumber(value.text) });
      if (!(value instanceof WrittenNumber)) return textOf(value);
      exact.add(key);
      const style = styles.get(key);
      return style && !value.isLong ? shownAs(value.text, style) : value.text;
    });
  return { cells: rows as string[][], dates, exact, name: sheet.name, merged, hiddenRows, hiddenColumns, faults };
}

/** A number in a cell. */
class WrittenNumber {
  readonly text: string;
  readonly isLong: boolean;

  constructor(digits: string) {
    const number = Number(digits);
    this.isLong = Math.abs(number) >= FIFTEEN_DIGITS;
    this.text = Number.isNaN(number) || this.isLong ? digits : String(number);
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString().slice(0, "2026-01-01".length) : String(value);
}

interface WorksheetPart {
  name: string;
  path: string;
  /** Its position among all sheets, from 1. */
  number: number;
  isVisible: boolean;
}

/** The sheets in the workbook's list of its parts. */
function worksheets(parts: Record<string, Uint8Array>): WorksheetPart[] {
  const paths = new Map<string, string>();
  for (const tag of tagsIn(textIn(parts, RELATIONS), "Relationship")) {
    const target = attributeOf(tag, "Target");
    if (attributeOf(tag, "Type").endsWith("/worksheet"))
      paths.set(attributeOf(tag, "Id"), target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  }
  return tagsIn(textIn(parts, WORKBOOK), "sheet").map((tag, index) => ({
    name: attributeOf(tag, "name"),
    path: paths.get(attributeOf(tag, "id")) ?? "",
    number: index + 1,
    isVisible: !/^(?:hidden|veryHidden)$/.test(attributeOf(tag, "state")),
  }));
}

function textIn(parts: Record<string, Uint8Array>, name: string): string {
  return strFromU8(parts[name] ?? new Uint8Array());
}

/** The attributes of all elements with a name. */
function tagsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s([^<>]*)>`, "g"))].map(([, attributes = ""]) => attributes);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function attributeOf(tag: string, name: string): string {
  const [, double, single] = new RegExp(`(?:^|[\\s:])${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return (double ?? single ?? "").replaceAll(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w{2,4}));/gi, (whole, hex, decimal, entity) => {
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return entity ? (ENTITIES[String(entity)] ?? whole) : String.fromCodePoint(code);
  });
}

/**
 * Unpacks parts of a workbook. A small file may unpack to more than any machine's memory, and the reader has no limit, so a part gets only
 * the bytes that the archive declares for it.
 * @returns the wanted parts, and the names of all that hold XML
 * @throws UnreadableFile when all parts with XML together exceed `most` bytes
 */
function unpack(bytes: Uint8Array, most: number, isWanted: (name: string) => boolean) {
  let size = 0;
  const names = new Set<string>();
  const parts = unzipDistinct(bytes, ({ name, originalSize }) => {
    if (!/\.(?:xml|rels)$/.test(name)) return false;
    size += originalSize;
    if (size > most) throw new UnreadableFile(largeInside(most / MEGABYTE));
    if (LISTS.has(name) && originalSize > MAX_LIST_BYTES) throw new Error("A list of the workbook's parts or styles is too large");
    names.add(name);
    return isWanted(name);
  });
  return { parts, names };
}
