import { say, type DeskText } from "#shared/desk-texts/say.ts";
import { listOf } from "../lib/i18n.ts";
import { isData, type Data } from "../schema/data.ts";
import type { RichText } from "./cell-value.ts";

/** Lexical's bits for formats of a text, and for states of a table's cell. */
const BOLD = 1;
const ITALIC = 2;
const UNDERLINE = 8;
const SUBSCRIPT = 32;
const SUPERSCRIPT = 64;
const HEADER_COLUMN = 2;

/** Formatting without a Markdown sign, with its test. */
const KINDS: readonly (readonly [DeskText, (node: Data) => boolean])[] = [
  [say("bold and italic together"), ({ format }) => hasBits(format, BOLD) && hasBits(format, ITALIC)],
  [say("underlining"), ({ format }) => hasBits(format, UNDERLINE)],
  [say("superscript"), ({ format }) => hasBits(format, SUPERSCRIPT)],
  [say("subscript"), ({ format }) => hasBits(format, SUBSCRIPT)],
  [say("merged cells"), ({ colSpan, rowSpan }) => Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1],
  [say("a header column"), ({ headerState }) => hasBits(headerState, HEADER_COLUMN)],
];

function hasBits(value: unknown, bits: number): boolean {
  return typeof value === "number" && (value & bits) === bits;
}

/**
 * The formatting of a stored text that a round trip through a cell loses; null where it loses none.
 */
export function lostFormatting(stored: unknown, { read, write }: RichText): DeskText | null {
  const after = kindsIn(read(write(stored)));
  const lostKinds = [...kindsIn(stored)].filter((kind) => !after.has(kind));
  return lostKinds.length > 0 ? listOf(lostKinds) : null;
}

function kindsIn(value: unknown): Set<DeskText> {
  const kinds = new Set<DeskText>();
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const node = pending.pop();
    if (Array.isArray(node)) for (const one of node) pending.push(one);
    else if (isData(node)) {
      for (const [kind, isOne] of KINDS) if (isOne(node)) kinds.add(kind);
      pending.push(node["root"], node["children"]);
    }
  }
  return kinds;
}
