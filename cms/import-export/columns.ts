import { DEFAULT_LANGUAGE, type Language, LANGUAGES, otherLanguages } from "#shared/languages.ts";
import { specDefinition, specKeys } from "#shared/vocabulary/spec-rows.ts";
import { columnIn, languageOfColumn } from "./column-language.ts";
import { inLocale, isData, isEmpty, type Cell, type Data } from "../schema/data.ts";
import { cellOf, type Tools } from "./cell-value.ts";
import { codesLeaf } from "./codes-leaf.ts";
import type { Leaf, List, FieldNode } from "../schema/field-tree.ts";
import { quantityCell } from "./specification.ts";

/** The fields of a row of the specifications with columns of their own. */
export const EXTRA_COLUMNS = ["codes", "condition", "highlight"];

/** The cells of a record in the order of its form, without empty ones. */
export function cellsOf(parts: FieldNode[], data: Data, tools: Tools, prefix = ""): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const add = (name: string, cell: Cell) => {
    if (cell !== "") cells.set(name, cell);
  };
  const addAll = (some: Map<string, Cell>) => some.forEach((cell, name) => add(name, cell));
  for (const part of parts) {
    const value = data[part.name];
    const name = prefix + part.name;
    if (part.kind === "leaf") {
      for (const locale of localesOf(part))
        add(columnIn(name, locale), cellOf(part, part.localized ? inLocale(value, locale) : value, tools));
    } else if (part.kind === "group") {
      addAll(cellsOf(part.parts, isData(value) ? value : {}, tools, `${name}.`));
    } else {
      const rows = Array.isArray(value) ? (value as Data[]) : [];
      if (part.isSpecification) rows.forEach((row, index) => addAll(quantityCells(part, rows, index, `${name}.`, tools)));
      else rows.forEach((row, index) => addAll(cellsOf(part.parts, row, tools, `${name}.${index + 1}.`)));
    }
  }
  return cells;
}

/** The languages that a field has values in. */
export function localesOf({ localized }: Leaf): readonly Language[] {
  return localized ? LANGUAGES : [DEFAULT_LANGUAGE];
}

/** The name of a specification's row: its key, with a number from the second row with the same key on. */
export function quantityName(rows: Data[], index: number): string {
  const key = String(rows[index]?.["key"]);
  const before = rows.slice(0, index).filter((row) => row["key"] === key).length;
  return before === 0 ? key : `${key}~${before + 1}`;
}

function quantityCells(list: List, rows: Data[], index: number, prefix: string, tools: Tools): Map<string, Cell> {
  const row = rows[index] ?? {};
  const name = prefix + quantityName(rows, index);
  const cells = new Map<string, Cell>([[name, quantityCell(row)]]);
  for (const language of otherLanguages(DEFAULT_LANGUAGE)) {
    const text = inLocale(row["text"], language);
    if (!isEmpty(text)) cells.set(columnIn(name, language), String(text));
  }
  for (const [column, cell] of cellsOf(extraColumns(list, String(row["key"])), row, tools, `${name}.`)) cells.set(column, cell);
  return cells;
}

/** The fields of a row of the specifications that have columns of their own. @param key of the row, by which it has codes of its own */
export function extraColumns(list: List, key: string): FieldNode[] {
  const extra = list.parts.filter(({ name }) => EXTRA_COLUMNS.includes(name));
  return extra.map((part) => (part.name === "codes" && part.kind === "leaf" ? codesLeaf(part, key) : part));
}

/** A column of a collection. */
export interface Column {
  /** Its name in an export. */
  name: string;
  /** Its position in the order of the form, as numbers to compare one by one. */
  place: number[];
  /** The field of its values; none for a quantity of the specifications. */
  leaf?: Leaf;
}

/**
 * Finds a column by its name, regardless of case.
 * @returns null for an unknown column
 */
export function findColumn(parts: FieldNode[], column: string): Column | null {
  const [head = "", ...rest] = column.split(".");
  const tail = rest.join(".");
  for (const [index, part] of parts.entries()) {
    if (part.kind === "leaf") {
      const locale = tail === "" ? localesOf(part).findIndex((one) => isSame(columnIn(part.name, one), head)) : -1;
      if (locale !== -1)
        return { name: columnIn(part.name, localesOf(part)[locale] ?? DEFAULT_LANGUAGE), place: [index, locale], leaf: part };
    } else if (isSame(part.name, head)) {
      const inner = part.kind === "group" ? findColumn(part.parts, tail) : findInList(part, tail);
      return inner && nest(part.name, [index], inner);
    }
  }
  return null;
}

function findInList(list: List, tail: string): Column | null {
  const [head = "", ...rest] = tail.split(".");
  if (list.isSpecification) {
    const { key, nth, locale } = readQuantityName(head.toLowerCase());
    const place = specKeys().indexOf(key);
    if (place === -1) return null;
    const name = nth === 1 ? key : `${key}~${nth}`;
    if (rest.length === 0) return { name: columnIn(name, locale), place: [place, nth, 0, LANGUAGES.indexOf(locale)] };
    const inner = locale === DEFAULT_LANGUAGE ? findColumn(extraColumns(list, key), rest.join(".")) : null;
    return inner && nest(name, [place, nth, 1], inner);
  }
  if (!/^[1-9]\d{0,3}$/.test(head) || rest.length === 0) return null;
  const inner = findColumn(list.parts, rest.join("."));
  return inner && nest(head, [Number(head)], inner);
}

function nest(name: string, place: number[], inner: Column): Column {
  return { ...inner, name: `${name}.${inner.name}`, place: [...place, ...inner.place] };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The parts of a quantity's column: `weight`, `weight~2`, `mounting_en`. */
export function readQuantityName(name: string): { key: string; nth: number; locale: Language } {
  const parse = (text: string) => {
    const [, key = text, nth = "1"] = /^(.*)~(\d{1,3})$/.exec(text) ?? [];
    return { key, nth: Number(nth) };
  };
  const whole = parse(name);
  if (specDefinition(whole.key)) return { ...whole, locale: DEFAULT_LANGUAGE };
  const { language: locale, name: plain } = languageOfColumn(name);
  return { ...parse(plain), locale };
}

/** Columns in the order of the form. */
export function inOrder(parts: FieldNode[], columns: Iterable<string>): string[] {
  return [...columns]
    .map((column) => ({ column, place: findColumn(parts, column)?.place ?? [] }))
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ column }) => column);
}

function compare(a: number[], b: number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
