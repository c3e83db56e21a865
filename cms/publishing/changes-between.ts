import { isDeepStrictEqual } from "node:util";
import { byLanguage, LANGUAGES, type DeskLanguage, type Language } from "#shared/languages.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { plain } from "../schema/field-changes.ts";
import { inLocale, isData, rowsOf, type Data } from "../schema/data.ts";
import type { List, FieldNode } from "../schema/field-tree.ts";

/** A field that differs from what visitors see, and in how many places. */
export type FieldChange = Readonly<Record<Language, number>> & {
  /** What the desk calls it. */
  name: string;
  /** What has no language: numbers, choices, pictures, the rows of a list. */
  shared: number;
};

/** In what two states of a record differ. */
interface Changes {
  fields: FieldChange[];
  /** Whether rows came, went or changed places. */
  rowsMoved: boolean;
}

type Where = Language | "shared";
/** Notes that something differs. */
type Note = (where: Where, name: string) => void;

/**
 * In what a record differs from what is published, by the names of its fields.
 * @param nameOf what the desk calls a field of the record
 * @param language that of the desk
 */
export function changesBetween(
  parts: FieldNode[],
  before: Data,
  after: Data,
  nameOf: (field: string) => string,
  language: DeskLanguage,
): Changes {
  const found = new Map<string, FieldChange>();
  let rowsMoved = false;
  const note: Note = (where, name) => {
    const change = found.get(name) ?? { name, ...byLanguage(() => 0), shared: 0 };
    found.set(name, { ...change, [where]: change[where] + 1 });
  };
  const compare = (part: FieldNode, old: unknown, now: unknown, name: string): void => {
    if (part.kind === "leaf") return compareLeaf(part.localized, old, now, (where) => note(where, name));
    if (part.kind === "group") {
      for (const inner of part.parts) compare(inner, inData(old, inner.name), inData(now, inner.name), name);
      return;
    }
    const [oldRows, rows] = [rowsOf(old), rowsOf(now)];
    if (!isDeepStrictEqual(oldRows.map(idOf), rows.map(idOf))) rowsMoved = true;
    compareRows(part, oldRows, rows);
  };
  const compareRows = (list: List, oldRows: Data[], rows: Data[]): void => {
    const name = (row: Data) => (list.isSpecification && specDefinition(String(row["key"]))?.[language]) || nameOf(list.name);
    const known = new Map(oldRows.map((row) => [idOf(row), row]));
    const remaining = rows.filter((row) => known.has(idOf(row)));
    for (const row of rows.filter((one) => !known.has(idOf(one)))) note("shared", name(row));
    for (const row of remaining)
      for (const inner of list.parts) compare(inner, known.get(idOf(row))?.[inner.name], row[inner.name], name(row));
    const left = new Set(remaining.map(idOf));
    for (const row of oldRows.filter((one) => !left.has(idOf(one)))) note("shared", name(row));
    const order = oldRows.map(idOf).filter((id) => left.has(id));
    if (!isDeepStrictEqual(order, remaining.map(idOf))) note("shared", nameOf(list.name));
  };
  for (const part of parts) compare(part, before[part.name], after[part.name], nameOf(part.name));
  return { fields: [...found.values()], rowsMoved };
}

function compareLeaf(localized: boolean, old: unknown, now: unknown, note: (where: Where) => void): void {
  if (!localized) {
    if (differ(old, now)) note("shared");
    return;
  }
  for (const locale of LANGUAGES) if (differ(inLocale(old, locale), inLocale(now, locale))) note(locale);
}

function differ(one: unknown, other: unknown): boolean {
  return !isDeepStrictEqual(plain(one), plain(other));
}

function inData(value: unknown, name: string): unknown {
  return isData(value) ? value[name] : undefined;
}

function idOf(row: Data): unknown {
  return row["id"];
}
