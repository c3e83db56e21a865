import writeExcelFile, { type Cell as SheetCell } from "write-excel-file/node";
import { csvInPortions, isLikeFormula } from "../lib/csv.ts";
import type { Format } from "../lib/file-answer.ts";
import type { Cell } from "../schema/data.ts";
import { isOfFigures } from "./read-number.ts";

/** Characters of a workbook's cell. */
const MAX_CELL_LENGTH = 32_767;
const COLUMN_WIDTH = 18;

/** Thrown when a text is longer than a cell of a workbook can be. */
export class TooLongForWorkbook extends Error {
  override name = "TooLongForWorkbook";
}

/**
 * Writes records as a file.
 * @param hasCommas whether CSV has commas before decimals, and semicolons between cells
 * @throws TooLongForWorkbook
 */
export async function writeTable(
  format: Format,
  columns: string[],
  records: Map<string, Cell>[],
  hasCommas = false,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === "json")
    return `${JSON.stringify(
      records.map((record) => nestRecord(columns, record)),
      null,
      2,
    )}\n`;
  const rows = records.map((record) => columns.map((column) => record.get(column) ?? ""));
  if (format === "csv") {
    const cells = rows.map((row) => row.map((cell, place) => withApostrophe(hasCommas ? withComma(cell, columns[place] ?? "") : cell)));
    return csvInPortions([columns, ...cells], hasCommas);
  }
  const head = columns.map((value): SheetCell => ({ value, type: String, fontWeight: "bold" }));
  const sheet = [head, ...rows.map((row) => row.map(sheetCell))];
  const file = writeExcelFile(sheet, { columns: columns.map(() => ({ width: COLUMN_WIDTH })), stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}

/** Figures with signs in a specification row: ≤2.5, −40.5…85. */
const SIGNED_FIGURES = /^[±≤≥<>~]?[−\d.]+(?:…[−\d.]+)?$/;

/** Figures of a specification with a comma before decimals. */
function withComma(cell: Cell, column: string): Cell {
  const isFigures = /^specs\.[^.]+$/.test(column) && isOfFigures(column);
  return typeof cell === "string" && isFigures && SIGNED_FIGURES.test(cell) ? cell.replaceAll(".", ",") : cell;
}

/** Doubles an apostrophe of the text itself, because a single one hides a formula. */
function withApostrophe(cell: Cell): Cell {
  return typeof cell === "string" && cell.startsWith("'") && isLikeFormula(cell.replace(/^'+/, "")) ? `'${cell}` : cell;
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === "") return null;
  // A spreadsheet keeps fifteen digits of a number.
  if (typeof cell === "number" && Math.abs(cell) < 1e15) return { value: cell, type: Number };
  const text = String(cell);
  if (text.length > MAX_CELL_LENGTH) throw new TooLongForWorkbook();
  return { value: text, type: String };
}

type Nested = { [name: string]: Cell | Nested | Nested[] };

/** Nests a record's groups and rows. Specifications keep their names: a quantity is a value, with names below it. */
function nestRecord(columns: string[], record: Map<string, Cell>): Nested {
  const whole: Nested = {};
  for (const column of columns) {
    const cell = record.get(column);
    if (cell !== undefined) assign(whole, column.split("."), cell);
  }
  return whole;
}

function assign(into: Nested, [name = "", ...rest]: string[], cell: Cell): void {
  if (rest.length === 0) {
    into[name] = cell;
    return;
  }
  const below = into[name];
  if (name === "specs" && !/^\d+$/.test(rest[0] ?? "")) {
    into[name] = { ...(below as Nested), [rest.join(".")]: cell };
  } else if (/^\d+$/.test(rest[0] ?? "")) {
    const rows = (below ?? (into[name] = [])) as Nested[];
    const place = Number(rest[0]) - 1;
    while (rows.length <= place) rows.push({});
    assign(rows[place] as Nested, rest.slice(1), cell);
  } else assign((below ?? (into[name] = {})) as Nested, rest, cell);
}
