/**
 * Adds features of tagged PDF that Typst 0.14 omits, as an incremental update (ISO 32000-1, section 7.5.6): the first cells of rows as
 * their headings, the title instead of the file's name in the window, and the mark of PDF/UA (ISO 14289-1). Typst supports the first only
 * in builds with `a11y-extras`, which the WebAssembly build lacks; its objects are plain text, one after the other.
 */

const TABLE = "/S /Table\n";
const HEAD = "/S /THead\n";
const BODY = "/S /TBody\n";
const ROW = "/S /TR\n";
const CELL = "/S /TD\n";
/** Columns with headings of rows: in a table with a head the group and the name, in others the name. */
const HEADINGS = { withHead: 2, withoutHead: 1 };
const UA_NAMESPACE = 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';

/** @param pdf from Typst @returns the same with the update @throws Error for an unknown structure */
export function accessiblePdf(pdf: Uint8Array): Uint8Array {
  // Latin-1 maps each byte to a character, so binary data survives.
  const source = Buffer.from(pdf).toString("latin1");
  const objects = objectsOf(source);
  const changed = new Map<number, string>();
  const textOf = (number: number) => changed.get(number) ?? objects.get(number) ?? "";
  for (const [number, text] of objects) {
    if (text.includes("/Type /Catalog")) {
      changed.set(number, text.replace("/ViewerPreferences <<", "/ViewerPreferences <<\n    /DisplayDocTitle true"));
    } else if (text.includes("/Type /Metadata")) changed.set(number, markAsPdfUa(text));
    else if (text.includes(TABLE)) {
      const { headings, all } = cellsIn(text, textOf);
      for (const cell of all) changed.set(cell, withoutHeadings(textOf(cell)));
      for (const cell of headings) changed.set(cell, asHeading(textOf(cell)));
    }
  }
  return Buffer.from(source + update(source, changed), "latin1");
}

/** The objects of a file by their numbers, each up to its end. */
function objectsOf(source: string): Map<number, string> {
  const objects = new Map<number, string>();
  const [, count = ""] = (lineAt(source, tableAt(source) + "xref\n".length) ?? "").split(" ");
  const first = tableAt(source) + `xref\n0 ${count}\n`.length;
  const LINE = 20;
  for (let number = 1; number < Number(count); number += 1) {
    const at = Number(source.slice(first + number * LINE, first + number * LINE + 10));
    objects.set(number, source.slice(at, source.indexOf("endobj", at)));
  }
  if (objects.size === 0) throw new Error("The PDF has no table of its objects");
  return objects;
}

/** The position of the object table, from the end of the file. */
function tableAt(source: string): number {
  return Number(lineAt(source, source.lastIndexOf("startxref") + "startxref\n".length));
}

function lineAt(source: string, at: number): string | undefined {
  return source.slice(at, source.indexOf("\n", at));
}

/** The children of an element of the structure. */
function partsOf(text: string): number[] {
  const [, list = ""] = text.split("/K [");
  return list
    .slice(0, list.indexOf("]"))
    .split(" 0 R")
    .map((part) => Number(part.trim()))
    .filter((number) => number > 0);
}

/** The cells below the head of a table, and those that are headings of rows. A cell that spans several rows is in the first of them. */
function cellsIn(table: string, textOf: (number: number) => string): { headings: number[]; all: number[] } {
  const parts = partsOf(table);
  const hasHead = parts.some((part) => textOf(part).includes(HEAD));
  const rows = parts
    .flatMap((part) => (textOf(part).includes(BODY) ? partsOf(textOf(part)) : part))
    .filter((part) => textOf(part).includes(ROW))
    .map((row) => partsOf(textOf(row)));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const values = columns - (hasHead ? HEADINGS.withHead : HEADINGS.withoutHead);
  const all = rows.flat().filter((cell) => textOf(cell).includes(CELL));
  const headings = rows.flatMap((row) => row.slice(0, Math.max(0, row.length - values)));
  return { headings: headings.filter((cell) => all.includes(cell)), all };
}

/**
 * A cell without its list of headings, which contains only the column's: without the list, readers also find the row's by its position.
 */
function withoutHeadings(cell: string): string {
  const at = cell.indexOf("/Headers [");
  return at < 0 ? cell : cell.slice(0, at) + cell.slice(cell.indexOf("]", at) + 1);
}

/** A cell as the heading of its row. */
function asHeading(cell: string): string {
  const heading = cell.replace(CELL, "/S /TH\n");
  const isTable = heading.includes("/O /Table\n");
  if (isTable) return heading.replace("/O /Table\n", "/O /Table\n    /Scope /Row\n");
  const attributes = "<<\n    /O /Table\n    /Scope /Row\n  >>";
  return heading.includes("/A [")
    ? heading.replace("/A [", `/A [${attributes} `)
    : heading.replace("/S /TH\n", `/S /TH\n  /A [${attributes}]\n`);
}

/** The metadata of a file with the mark of PDF/UA. */
function markAsPdfUa(metadata: string): string {
  const [head = "", body = ""] = metadata.split("stream\n");
  const description = body
    .slice(0, body.lastIndexOf("\nendstream"))
    .replace('rdf:about=""', `rdf:about="" ${UA_NAMESPACE}`)
    .replace("</rdf:Description>", "<pdfuaid:part>1</pdfuaid:part></rdf:Description>");
  const [before = "", after = ""] = head.split("/Length ");
  return `${before}/Length ${description.length}${after.slice(after.indexOf("\n"))}stream\n${description}\nendstream\n`;
}

/** The incremental update for changed objects: the objects, their positions, and the previous table. */
function update(source: string, changed: ReadonlyMap<number, string>): string {
  let text = "\n";
  let table = "";
  for (const [number, object] of changed) {
    const at = String(source.length + text.length).padStart(10, "0");
    table += `${number} 1\n${at} 00000 n \n`;
    text += `${object}endobj\n`;
  }
  const trailer = source.slice(source.lastIndexOf("trailer"), source.lastIndexOf("startxref"));
  const before = tableAt(source);
  return `${text}xref\n0 1\n0000000000 65535 f \n${table}${trailer.replace("<<", `<<\n  /Prev ${before}`)}startxref\n${source.length + text.length}\n%%EOF\n`;
}
