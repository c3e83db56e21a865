/** Building blocks of the Excel files. */
import ExcelJS from "exceljs";
import { LIGHT } from "../../../../shared/design/themes.ts";
import { contactLine } from "../lib/sheet.ts";
import { field, type Language, pick, type Text } from "../lib/language.ts";
import { morning, redate } from "../lib/output.ts";
import type { Kit, Paper } from "../lib/paper.ts";

const argb = (colour: string): string => `FF${colour.slice(1)}`;
const hair: Partial<ExcelJS.Border> = { style: "thin", color: { argb: argb(LIGHT.line) } };
const FRAME: Partial<ExcelJS.Borders> = { top: hair, bottom: hair, left: hair, right: hair };

const face = (language: Language): string => (language === "zh" ? "Microsoft YaHei" : "Arial");

export interface Column {
  title: Text;
  /** In characters. */
  width: number;
  /** Excel's number format. */
  format?: string;
  wrap?: boolean;
}

/** A new workbook with the properties of the document. */
export function workbook(kit: Kit, paper: Paper, language: Language): ExcelJS.Workbook {
  const book = new ExcelJS.Workbook();
  book.creator = field(kit.site, "name", language);
  book.lastModifiedBy = book.creator;
  book.created = morning(paper.created);
  book.modified = morning(paper.created);
  book.title = pick(paper.title, language);
  book.subject = pick(paper.summary, language);
  book.company = field(kit.site, "legal_name", language);
  book.calcProperties.fullCalcOnLoad = true;
  return book;
}

/** A sheet with title, remark and the head of its table in row 4, frozen below; the table begins in row 5. */
export function tableSheet(book: ExcelJS.Workbook, name: string, title: string, remark: string, columns: readonly Column[], language: Language, frozen = 1): ExcelJS.Worksheet {
  const sheet = book.addWorksheet(name, {
    views: [{ state: "frozen", xSplit: frozen, ySplit: 4, showGridLines: false }],
    pageSetup: { paperSize: 9, orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: "4:4", margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 } },
    headerFooter: { oddFooter: `&L${book.company ?? ""}&R&P / &N` },
  });
  sheet.columns = columns.map((column) => ({ width: column.width, style: { font: { name: face(language), size: 10, color: { argb: argb(LIGHT.ink) } }, alignment: { vertical: "middle", wrapText: column.wrap === true }, ...(column.format === undefined ? {} : { numFmt: column.format }) } }));
  sheet.getCell("A1").value = title;
  sheet.getCell("A1").font = { name: face(language), size: 16, bold: true };
  sheet.getCell("A2").value = remark;
  sheet.getCell("A2").font = { name: face(language), size: 9, color: { argb: argb(LIGHT.ink3) } };
  for (const address of ["A1", "A2"]) sheet.getCell(address).alignment = { wrapText: false, vertical: "middle" };
  sheet.getRow(1).height = 28;
  const head = sheet.getRow(4);
  columns.forEach((column, i) => {
    const cell = head.getCell(i + 1);
    cell.value = pick(column.title, language);
    cell.font = { name: face(language), size: 10, bold: true, color: { argb: "FFFFFFFF" } };
    cell.fill = { type: "pattern", pattern: "solid", fgColor: { argb: argb(LIGHT.ink) } };
    cell.alignment = { vertical: "middle", wrapText: true };
    cell.border = { bottom: { style: "medium", color: { argb: argb(LIGHT.route) } } };
  });
  head.height = 32;
  return sheet;
}

/** Adds a row with hairlines. */
export function addRow(sheet: ExcelJS.Worksheet, values: readonly ExcelJS.CellValue[]): ExcelJS.Row {
  const row = sheet.addRow([...values]);
  row.eachCell({ includeEmpty: true }, (cell) => {
    cell.border = FRAME;
  });
  return row;
}

/** Marks the cells that a reader is meant to fill in. */
export function input(cell: ExcelJS.Cell): void {
  cell.fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFF3EA" } };
  cell.border = { ...FRAME, left: { style: "medium", color: { argb: argb(LIGHT.route) } } };
}

/** A sheet of notes: one paragraph to a row. */
export function notes(book: ExcelJS.Workbook, name: string, lines: readonly Text[], kit: Kit, language: Language): void {
  const sheet = book.addWorksheet(name, { views: [{ showGridLines: false }], pageSetup: { paperSize: 9, fitToPage: true, fitToHeight: 0 } });
  sheet.getColumn(1).width = 100;
  for (const line of [...lines, [contactLine(kit.site, "zh"), contactLine(kit.site, "en")] as const]) {
    const cell = sheet.addRow([pick(line, language)]).getCell(1);
    cell.font = { name: face(language), size: 10 };
    cell.alignment = { wrapText: true, vertical: "top" };
  }
}

/** The finished file. */
export async function finish(book: ExcelJS.Workbook, paper: Paper): Promise<Uint8Array> {
  return redate(new Uint8Array(await book.xlsx.writeBuffer()), paper.created);
}

/** A list to choose from in a cell. */
export const list = (...values: string[]): ExcelJS.DataValidation => ({ type: "list", allowBlank: true, formulae: [`"${values.join(",")}"`], showErrorMessage: true });
