import { untypeset } from "#app/data/content/typeset.ts";
import { HTML_LANG, type Language } from "#shared/languages.ts";
import { workbookProperties } from "#shared/lib/workbook-properties.ts";
import writeExcelFile, { type Cell, type SheetData } from "write-excel-file/node";

/** A cell: a number stays one, so that it can be sorted and reckoned with; anything else is text, never a formula. */
export type SheetCell = string | number | null;

/** A table for a spreadsheet. */
export interface Sheet {
  /** Name of the file, without its ending. */
  file: string;
  /** Name of the sheet, which is cut to what spreadsheets take, and title of the workbook. */
  name: string;
  language: Language;
  head: string[];
  rows: SheetCell[][];
  /** Rows that head a group, by their place. */
  groups?: ReadonlySet<number>;
}

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** The longest name of a sheet, and the characters that it may not have (ECMA-376, part 1, 18.2.19, as Excel reads it). */
const MAX_NAME_LENGTH = 31;
const NOT_IN_NAMES = /[\\/?*[\]:]/g;
/** Widths of columns, in characters: as wide as their content, within bounds. */
const MIN_WIDTH = 8;
const MAX_WIDTH = 48;
/** A Chinese character is as wide as two figures. */
const WIDE = /[\u2e80-\uffef]/g;

/** Writes a table as an XLSX workbook to be downloaded. */
export async function workbook(sheet: Sheet): Promise<Response> {
  const { file, name, language, head, rows, groups } = sheet;
  const data: SheetData = [
    head.map((title) => cell(title, true)),
    ...rows.map((row, place) => row.map((value) => cell(value, groups?.has(place) ?? false))),
  ];
  const columns = head.map((title, column) => ({ width: widthOf([title, ...rows.map((row) => row[column] ?? null)]) }));
  const look = { sheet: name.replaceAll(NOT_IN_NAMES, " ").slice(0, MAX_NAME_LENGTH), columns, stickyRowsCount: 1, stickyColumnsCount: 1 };
  const content = await writeExcelFile(data, look, { features: [workbookProperties(name, HTML_LANG[language])] }).toBuffer();
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": TYPE,
      "Content-Disposition": `attachment; filename="${file}.xlsx"`,
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}

function cell(value: SheetCell, strong: boolean): Cell {
  if (value === null || value === "") return null;
  // What keeps lines together on a page would be in the way of searching a sheet.
  const text = typeof value === "string" ? untypeset(value) : value;
  const look = { alignVertical: "top" as const, ...(strong && { fontWeight: "bold" as const }) };
  return typeof text === "number"
    ? { value: text, type: Number, align: "left", ...look }
    : { value: text, type: String, wrap: true, ...look };
}

function widthOf(cells: SheetCell[]): number {
  const widths = cells.map((value) => {
    const text = String(value ?? "");
    return text.length + (text.match(WIDE)?.length ?? 0);
  });
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...widths) + 2);
}
