import { inflateRawSync } from "node:zlib";

/** The file of a ZIP archive with this name. */
function fileOf(zip: Buffer, name: string): string {
  // The central directory names every file, its method and where it begins (APPNOTE 6.3.10, 4.3.12).
  for (let at = zip.indexOf("PK\u0001\u0002"); at !== -1; at = zip.indexOf("PK\u0001\u0002", at + 4)) {
    const length = zip.readUInt16LE(at + 28);
    if (zip.toString("utf8", at + 46, at + 46 + length) !== name) continue;
    const [method, size, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const begin = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(begin, begin + size);
    return (method === 8 ? inflateRawSync(packed) : packed).toString("utf8");
  }
  throw new Error(`There is no ${name} in the archive`);
}

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "");

/** The cells of a workbook's first sheet, row by row: numbers as numbers, all else as text; empty ones are null. */
export function cellsOf(workbook: Buffer): (string | number | null)[][] {
  const shared = [...fileOf(workbook, "xl/sharedStrings.xml").matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, text = ""]) => plain(text));
  const sheet = fileOf(workbook, "xl/worksheets/sheet1.xml");
  return [...sheet.matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g)].map(([, row = ""]) => {
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
