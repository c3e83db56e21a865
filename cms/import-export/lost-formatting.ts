import type { Bilingual } from "../lib/i18n.ts";
import { isData, type Data } from "../schema/data.ts";
import type { RichText } from "./cell-value.ts";

/** Bits of the formats of a text, and of the states of a table's cell, as the editor (Lexical) keeps them. */
const BOLD = 1;
const ITALIC = 2;
const UNDERLINE = 8;
const SUBSCRIPT = 32;
const SUPERSCRIPT = 64;
const HEADER_COLUMN = 2;

/** What a long text may have that Markdown has no sign for, by how it is recognised. */
const KINDS: readonly (readonly [Bilingual, (node: Data) => boolean])[] = [
  [{ zh: "粗斜体", en: "bold and italic together" }, ({ format }) => hasBits(format, BOLD) && hasBits(format, ITALIC)],
  [{ zh: "下划线", en: "underlining" }, ({ format }) => hasBits(format, UNDERLINE)],
  [{ zh: "上标", en: "superscript" }, ({ format }) => hasBits(format, SUPERSCRIPT)],
  [{ zh: "下标", en: "subscript" }, ({ format }) => hasBits(format, SUBSCRIPT)],
  [{ zh: "合并的单元格", en: "merged cells" }, ({ colSpan, rowSpan }) => Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1],
  [{ zh: "表头列", en: "a header column" }, ({ headerState }) => hasBits(headerState, HEADER_COLUMN)],
];

function hasBits(value: unknown, bits: number): boolean {
  return typeof value === "number" && (value & bits) === bits;
}

/**
 * What of a stored text a cell cannot hold, so that it goes when the text comes back from a file; null where all comes back. A text that
 * cells can say otherwise one day is found to be whole by itself.
 */
export function lostFormatting(stored: unknown, { read, write }: RichText): Bilingual | null {
  const after = kindsIn(read(write(stored)));
  const lost = [...kindsIn(stored)].filter((kind) => !after.has(kind));
  return lost.length > 0 ? { zh: lost.map(({ zh }) => zh).join("、"), en: lost.map(({ en }) => en).join(", ") } : null;
}

function kindsIn(value: unknown): Set<Bilingual> {
  const found = new Set<Bilingual>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (Array.isArray(node)) for (const one of node) waiting.push(one);
    else if (isData(node)) {
      for (const [kind, isOne] of KINDS) if (isOne(node)) found.add(kind);
      waiting.push(node["root"], node["children"]);
    }
  }
  return found;
}
