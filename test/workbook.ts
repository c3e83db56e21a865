import { unzip } from "./unzip.ts";

const SHEET = "xl/worksheets/sheet1.xml";

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "");

/** The cells of a workbook's first sheet, row by row: numbers as numbers, all else as text; empty ones are null. */
export function cellsOf(workbook: Buffer): (string | number | null)[][] {
  const files = unzip(workbook);
  const shared = [...(files["xl/sharedStrings.xml"] ?? "").matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, text = ""]) => plain(text));
  return [...(files[SHEET] ?? "").matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g)].map(([, row = ""]) => {
    const cells: (string | number | null)[] = [];
    for (const [, column = "", type = "", value = ""] of row.matchAll(
      /<c r="([A-Z]+)\d+"(?:[^>]*? t="(\w+)")?[^>]*?>(?:<v>([^<]*)<\/v>)?/g,
    )) {
      const place = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < place) cells.push(null);
      cells.push(value === "" ? null : type === "s" ? (shared[Number(value)] ?? null) : Number(value));
    }
    return cells;
  });
}

/** Whether a cell of a workbook's first sheet is a formula. */
export function hasFormula(workbook: Buffer): boolean {
  return /<f[\s/>]/.test(unzip(workbook)[SHEET] ?? "");
}
