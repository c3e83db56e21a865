import { parse } from "csv-parse/sync";
import { isData, type Line } from "./data.ts";
import { plain } from "./leaf.ts";
import { isFormula } from "../leads/csv.ts";
import { FAULT } from "./report.ts";
import { UnreadableFile } from "./unreadable.ts";
import { words } from "./words.ts";
import { readWorkbook } from "./workbook.ts";

/** What a file holds: its columns in their order, and its lines. */
export interface Table {
  columns: string[];
  lines: Line[];
  /** Whether whoever wrote it may write 3,7 for 3.7: programs there put no commas between cells. */
  mayHaveDecimalCommas: boolean;
}

const FIRST_LINE = 2;
const COMMA = ",";

/**
 * Reads a file of records. CSV is read as UTF-8, with commas, semicolons or tabs; of a workbook the first sheet is read. JSON is a list of records.
 * @param name its name, of which the ending tells what it is
 * @throws UnreadableFile
 */
export async function readTable(name: string, bytes: Uint8Array): Promise<Table> {
  try {
    const ending = name.toLowerCase().split(".").at(-1);
    const table =
      ending === "xlsx"
        ? fromRows(
            (await readWorkbook(bytes)).map((row) => row.map(asText)),
            false,
          )
        : ending === "json"
          ? fromJson(bytes)
          : fromCsv(bytes);
    return { ...table, lines: table.lines.filter(({ cells }) => [...cells.values()].some((cell) => cell !== "")) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(words.cannotRead, { cause: error });
  }
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function fromCsv(bytes: Uint8Array): Table {
  const text = decoded(bytes);
  const delimiter = delimiterOf(text);
  const rows: string[][] = parse(text, { delimiter, relaxColumnCount: true, bom: true });
  // The bad lines of any file go out with commas between their cells.
  const mayHaveDecimalCommas = delimiter !== COMMA || Boolean(rows[0]?.includes(FAULT));
  return fromRows(
    rows.map((row) => row.map(withoutApostrophe)),
    mayHaveDecimalCommas,
  );
}

/** What stands between cells: what there is most of between the names of the columns, none of which has any of it in itself. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [";", "\t"].reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most), COMMA);
}

/** Takes away what an export puts before text that a spreadsheet would take for a formula. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.replace(/^'+/, "")) ? cell.slice(1) : cell;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString().slice(0, "2026-01-01".length) : String(value);
}

function fromRows([head = [], ...rows]: string[][], mayHaveDecimalCommas: boolean): Table {
  const columns = head.map((name) => name.trim());
  if (columns.every((name) => name === "")) throw new Error("No columns are named");
  const lines = rows.map((row, index) => ({
    number: index + FIRST_LINE,
    cells: new Map(columns.flatMap((name, place): [string, string][] => (name ? [[name, plain(row[place] ?? "")]] : []))),
  }));
  return { columns: columns.filter(Boolean), lines, mayHaveDecimalCommas };
}

function fromJson(bytes: Uint8Array): Table {
  const list: unknown = JSON.parse(decoded(bytes).replace(/^\uFEFF/, ""));
  if (!Array.isArray(list) || !list.every(isData)) throw new Error("It holds no list of records");
  const columns = new Set<string>();
  const lines = list.map((record, index) => {
    const line = { number: index + 1, cells: new Map<string, string>(), lengths: new Map<string, number>() };
    flatten(record, "", line);
    for (const name of line.cells.keys()) columns.add(name);
    return line;
  });
  return { columns: [...columns], lines, mayHaveDecimalCommas: false };
}

/** Names within names are joined by dots, as columns are called; rows are counted from 1. */
function flatten(value: unknown, name: string, line: Required<Line>): void {
  if (Array.isArray(value) && value.every(isData)) {
    line.lengths.set(name, value.length);
    value.forEach((entry, index) => flatten(entry, `${name}.${index + 1}`, line));
  } else if (isData(value)) {
    for (const [key, entry] of Object.entries(value)) flatten(entry, name ? `${name}.${key}` : key, line);
  } else line.cells.set(name, plain(Array.isArray(value) ? value.join("; ") : asText(value)));
}
