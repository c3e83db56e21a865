import { LANGUAGES, type Language } from "#shared/languages.ts";
import { isData, rowsOf, type Data } from "../../schema/data.ts";
import type { FieldNode } from "../../schema/field-tree.ts";
import { isLongText, wordsOf } from "../../schema/plain-words.ts";

/** A line of a record's texts. */
export interface Line {
  language: Language;
  text: string;
}

/** The lines of all texts of a record that differ by language, its specification aside, which all else is measured by. */
export function linesOf(parts: readonly FieldNode[], record: Data): Line[] {
  return parts.flatMap((part): Line[] => {
    const value = record[part.name];
    if (part.kind === "group") return isData(value) ? linesOf(part.parts, value) : [];
    if (part.kind === "list") {
      const rows = part.isSpecification ? [] : rowsOf(value);
      return rows.flatMap((row) => linesOf(part.parts, row));
    }
    if (!part.localized || !isData(value)) return [];
    return LANGUAGES.flatMap((language) =>
      wordsOf(withRowsAsLines(value[language]))
        .split("\n")
        .filter((text) => text.trim())
        .map((text) => ({ language, text })),
    );
  });
}

/** A placeholder in square brackets, as the drafts of legal pages have them: `[postal address]`. */
const PLACEHOLDER = /\[[^[\]]{2,2000}\]/g;
/** Characters of a place that are shown: some hold a whole sentence to choose or leave out. */
const SHOWN = 80;

/** The placeholders that remain in a text, each once. */
export function placeholdersIn(lines: readonly Line[]): string[] {
  const places = new Set(lines.flatMap(({ text }) => text.match(PLACEHOLDER) ?? []));
  return [...places].map((place) => (place.length > SHOWN ? `${place.slice(0, SHOWN - 2)}…]` : place));
}

/** A long text whose tables have a paragraph for each row, with the column's header before each cell, so that a row says what it is about. */
function withRowsAsLines(value: unknown): unknown {
  if (!isLongText(value)) return value;
  const children = rowsOf(value.root["children"]).flatMap((node) => (node["type"] === "table" ? rowsOfTable(node) : [node]));
  return { root: { ...value.root, children } };
}

function rowsOfTable(table: Data): Data[] {
  const [headers = [], ...rows] = rowsOf(table["children"]).map((row) =>
    rowsOf(row["children"]).map((cell) => wordsOf({ root: cell }).replaceAll("\n", " ")),
  );
  const lines = rows.map((cells) => cells.map((cell, index) => (index === 0 ? cell : `${headers[index] ?? ""}: ${cell}`)));
  return [headers, ...lines].map((cells) => ({ type: "paragraph", children: [{ type: "text", text: `| ${cells.join(" | ")} |` }] }));
}
