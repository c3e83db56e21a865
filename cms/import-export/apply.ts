import { DEFAULT_LANGUAGE, LANGUAGES, otherLanguages } from "#shared/languages.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { columnIn, languageOfColumn } from "./column-language.ts";
import { extraColumns, cellsOf, localesOf, quantityName, readQuantityName } from "./columns.ts";
import { hasNumber, type SpecValues } from "../fields/spec-rule.ts";
import { inLocale, isData, isEmpty, type CellChange, type Data, type Line } from "../schema/data.ts";
import { isMuchChanged } from "../schema/much-changed.ts";
import { cellOf, readCell, type Tools } from "./cell-value.ts";
import type { Leaf, List, FieldNode } from "../schema/field-tree.ts";
import { EXACT } from "./read-number.ts";
import { lostFormatting } from "./lost-formatting.ts";
import { newRowName } from "./row-name.ts";
import { NO_QUANTITY, quantityCell, readQuantity } from "./specification.ts";
import { codesNamedIn, codesSpelt } from "#shared/vocabulary/read-codes.ts";
import { codesOf, specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { codesMissing, codesUnknown, formattingLost, muchChanged, remarkLeftOut, words } from "./import-messages.ts";

/** The columns of a file, as its lists need to know them. */
export class Columns {
  readonly #members = new Map<string, Set<string>>();
  readonly #within = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of new Set(names)) {
      const parts = name.split(".");
      for (let length = 1; length < parts.length; length += 1) {
        const outer = parts.slice(0, length).join(".");
        this.#members.set(outer, (this.#members.get(outer) ?? new Set()).add(parts[length] ?? ""));
        this.#add(outer, name);
      }
      this.#add(languageOfColumn(name).name, name);
    }
  }

  /** The next parts behind a name: the numbers of a list's rows, or the keys of the specifications. */
  below(name: string): string[] {
    return [...(this.#members.get(name) ?? [])];
  }

  /** The columns of a row, in every language. */
  within(name: string): readonly string[] {
    return this.#within.get(name) ?? [];
  }

  #add(outer: string, name: string): void {
    const inner = this.#within.get(outer);
    if (inner) inner.push(name);
    else this.#within.set(outer, [name]);
  }
}

/** The result of applying a line to a record. */
export interface Applied {
  data: Data;
  changes: CellChange[];
  faults: CellMessage[];
  /** Messages about cells that are accepted all the same. */
  notices: CellMessage[];
}

interface CellMessage {
  column: string;
  cell: string;
  message: Bilingual;
}

interface ApplyContext {
  cells: ReadonlyMap<string, string>;
  lengths: ReadonlyMap<string, number> | undefined;
  columns: Columns;
  tools: Tools;
  exact: ReadonlySet<string> | undefined;
  applied: Applied;
}

/** The tools that read the cells of a column. */
function toolsFor(column: string, { tools, exact }: ApplyContext): Tools {
  return exact?.has(column) ? { ...tools, numbers: EXACT } : tools;
}

/**
 * Applies the cells of a line to a record. A column that the file lacks leaves its value as it is; an empty cell empties it.
 * @param before the record as it is stored; null for a new one
 */
export function apply(parts: FieldNode[], before: Data | null, { cells, lengths, exact }: Line, columns: Columns, tools: Tools): Applied {
  const applied: Applied = { data: {}, changes: [], faults: [], notices: [] };
  applied.data = applyParts(parts, before, "", { cells, lengths, columns, tools, exact, applied });
  return applied;
}

function applyParts(parts: FieldNode[], before: Data | null, prefix: string, context: ApplyContext): Data {
  const data: Data = { ...before };
  for (const part of parts) {
    const name = prefix + part.name;
    const value = before?.[part.name];
    if (part.kind === "leaf") data[part.name] = applyLeaf(part, value, before === null, name, context);
    else if (part.kind === "group") data[part.name] = applyParts(part.parts, isData(value) ? value : null, `${name}.`, context);
    else data[part.name] = applyList(part, Array.isArray(value) ? (value as Data[]) : [], name, context);
  }
  return data;
}

function applyLeaf(leaf: Leaf, before: unknown, isNew: boolean, name: string, context: ApplyContext): unknown {
  let value = before;
  for (const locale of localesOf(leaf)) {
    const column = columnIn(name, locale);
    const cell = context.cells.get(column);
    if (cell === undefined) continue;
    const old = cellOf(leaf, leaf.localized ? inLocale(before, locale) : before, context.tools);
    if (cell === String(old)) continue;
    const reading = readCell(leaf, cell, toolsFor(column, context));
    if ("fault" in reading) {
      context.applied.faults.push({ column, cell, message: reading.fault });
      continue;
    }
    const after = cellOf(leaf, reading.value, context.tools);
    if (after === old) continue;
    if (reading.notice) context.applied.notices.push({ column, cell, message: reading.notice });
    for (const message of remarksOn(leaf, cell, leaf.localized ? inLocale(before, locale) : before, context.tools))
      context.applied.notices.push({ column, cell, message });
    if (isMuchChanged(old, after) && leaf.name !== "order")
      context.applied.notices.push({ column, cell, message: muchChanged(Number(old), Number(after)) });
    context.applied.changes.push({ column, before: String(old), after: String(after) });
    value = leaf.localized ? { ...(isData(value) && value), [locale]: reading.value } : reading.value;
  }
  return value === undefined && isNew ? defaultValueOf(leaf) : value;
}

/** Markdown signs, which a plain text shows as they are. */
const MARKDOWN = /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\([^()\s]+\)|^#{1,6} /m;

/** Messages about a text that replaces another one. */
function remarksOn({ field }: Leaf, cell: string, before: unknown, { richText }: Tools): Bilingual[] {
  if (field.type === "text" || field.type === "textarea") return MARKDOWN.test(cell) ? [words.plainMarkdown] : [];
  const lostKinds = field.type === "richText" && before ? lostFormatting(before, richText) : null;
  return lostKinds ? [formattingLost(lostKinds)] : [];
}

/** The default value of a field in a new record. */
function defaultValueOf({ field, localized }: Leaf): unknown {
  const { defaultValue } = field as { defaultValue?: unknown };
  const value: unknown = typeof defaultValue === "function" ? (defaultValue as () => unknown)() : defaultValue;
  return value === undefined || !localized ? value : { [DEFAULT_LANGUAGE]: value };
}

function applyList(list: List, rows: Data[], name: string, context: ApplyContext): Data[] {
  const members = context.columns.below(name);
  if (list.isSpecification) return members.length > 0 ? applyQuantities(list, rows, name, context) : rows;
  const length = context.lengths?.get(name) ?? Math.max(rows.length, ...members.map(Number));
  const removed = rows.slice(length).map((row, index) => ({ row, prefix: `${name}.${length + index + 1}.` }));
  for (const { row, prefix } of removed) recordRemoval(list, row, prefix, context);
  return Array.from({ length }, (_, index) => index).flatMap((index) => {
    const row = rows[index];
    const rowName = `${name}.${index + 1}`;
    if (!isBlank(rowName, row !== undefined, context))
      return [{ ...applyParts(list.parts, row ?? null, `${rowName}.`, context), id: row?.["id"] ?? newRowName() }];
    if (row) recordRemoval(list, row, `${rowName}.`, context);
    return [];
  });
}

/** Whether the cells of a row are empty. An existing row goes only if the line has more of it than its translations. */
function isBlank(rowName: string, isThere: boolean, { cells, columns }: ApplyContext): boolean {
  const ownColumns = columns.within(rowName).filter((column) => cells.has(column));
  if (ownColumns.some((column) => cells.get(column) !== "")) return false;
  return !isThere || ownColumns.some((column) => languageOfColumn(column).language === DEFAULT_LANGUAGE);
}

/** Records the removal of a row as changes of all its cells. */
function recordRemoval({ parts }: List, row: Data, prefix: string, { tools, applied }: ApplyContext): void {
  for (const [column, cell] of cellsOf(parts, row, tools, prefix)) applied.changes.push({ column, before: String(cell), after: "" });
}

/** Rows keep their order; new ones come in that of the line. */
function applyQuantities(list: List, rows: Data[], name: string, context: ApplyContext): Data[] {
  const ownColumns = [...context.cells.keys()].filter((column) => column.startsWith(`${name}.`));
  const members = new Set(ownColumns.map((column) => column.slice(name.length + 1).split(".")[0] ?? ""));
  const merged = rows.map((row, index) => ({ row: row as Data | null, nthKey: quantityName(rows, index) }));
  const names = new Set(merged.map(({ nthKey }) => nthKey));
  for (const member of members) {
    const { key, nth } = readQuantityName(member);
    const nthKey = nth === 1 ? key : `${key}~${nth}`;
    if (!names.has(nthKey)) merged.push({ row: null, nthKey });
    names.add(nthKey);
  }
  return merged.flatMap(({ row, nthKey }) => {
    const rowName = `${name}.${nthKey}`;
    const isGone = isBlank(rowName, row !== null, context);
    if (isGone && !row) return [];
    const changed = applyQuantity(list, row, rowName, nthKey, context);
    return isGone ? [] : [changed];
  });
}

function applyQuantity(list: List, before: Data | null, rowName: string, nthKey: string, context: ApplyContext): Data {
  const { key } = readQuantityName(nthKey);
  const row: Data = { id: newRowName(), key, ...before };
  const text = isData(row["text"]) ? { ...row["text"] } : {};
  const others = translatedCells(key, before, rowName, context);
  // Figures are the same in all languages: a sheet may have them in any column.
  const cell = context.cells.get(rowName) || (others.find(({ isFigure }) => isFigure)?.cell ?? context.cells.get(rowName));
  const old = before ? String(quantityCell(before)) : "";
  let remark = "";
  let notice: Bilingual | null = null;
  const isCoded = Boolean(context.cells.get(`${rowName}.codes`));
  const spelledCodes = cell !== undefined && cell !== old && !isCoded ? codesSpelt(key, cell) : [];
  const isSpelled = spelledCodes.length > 0;
  if (isSpelled) {
    // Codes follow from each language's own text.
    Object.assign(row, NO_QUANTITY);
    for (const language of LANGUAGES) delete text[language];
    if (old !== "") context.applied.changes.push({ column: rowName, before: old, after: "" });
  } else if (cell !== undefined && cell !== old) {
    const read = readQuantity(key, cell, toolsFor(rowName, context).numbers);
    if ("fault" in read) context.applied.faults.push({ column: rowName, cell, message: read.fault });
    else {
      ({ remark, notice } = read);
      const { text: words, ...numbers } = read.row;
      Object.assign(row, numbers);
      if (words === null) for (const language of LANGUAGES) delete text[language];
      else text[DEFAULT_LANGUAGE] = words;
      const after = String(quantityCell({ ...row, text }));
      if (after !== old) context.applied.changes.push({ column: rowName, before: old, after });
      notice ??= figureChanged(before, row);
    }
  }
  for (const { language, column, cell: value, stored, isFigure } of others) {
    if (isFigure && hasNumber(row as SpecValues)) continue;
    if (isSpelled && codesSpelt(key, value).length > 0) continue;
    text[language] = value || null;
    context.applied.changes.push({ column, before: stored, after: value });
  }
  row["text"] = text;
  const { cells, isLeftOut } = withRemark(remark, before, `${rowName}.condition`, context);
  const isNew = cell !== undefined && cell !== "" && cell !== old;
  const stated = String(LANGUAGES.map((language) => text[language]).find(Boolean) ?? "");
  const isEmptied = context.cells.get(`${rowName}.codes`) === "" && !isEmpty(before?.["codes"]);
  const namedCodes = isSpelled
    ? { cells: withCodes(spelledCodes, `${rowName}.codes`, cells), unknown: [] }
    : withNamedCodes(key, isNew || isEmptied ? stated : "", `${rowName}.codes`, cells);
  const parts = extraColumns(list, key);
  const extraValues = applyParts(parts, before, `${rowName}.`, { ...context, cells: namedCodes.cells });
  for (const { name } of parts) row[name] = extraValues[name];
  if (isLeftOut) context.applied.notices.push({ column: rowName, cell: cell ?? "", message: remarkLeftOut(remark, key) });
  else if (isNew && stated && isEmpty(row["codes"])) {
    const codes = Object.keys(codesOf(key));
    const isFacet = Boolean(specDefinition(key)?.isFacet);
    const message = codes.length > 0 ? codesMissing(key, codes, isFacet) : notice;
    if (message) context.applied.notices.push({ column: rowName, cell, message });
  } else if (isNew && !stated && notice) context.applied.notices.push({ column: rowName, cell, message: notice });
  else if (isNew && namedCodes.unknown.length > 0)
    context.applied.notices.push({ column: rowName, cell, message: codesUnknown(key, namedCodes.unknown) });
  return row;
}

/** The question about a row whose figures change by a factor of ten or more. */
function figureChanged(before: Data | null, row: Data): Bilingual | null {
  const name = ["value", "min", "max"].find((one) => isMuchChanged(before?.[one], row[one]));
  return name === undefined ? null : muchChanged(Number(before?.[name]), Number(row[name]));
}

/** A line's cells of a row in the other languages that differ from the stored ones, and whether each is a figure. */
function translatedCells(key: string, before: Data | null, rowName: string, context: ApplyContext) {
  const { cells } = context;
  return otherLanguages(DEFAULT_LANGUAGE).flatMap((language) => {
    const column = columnIn(rowName, language);
    const cell = cells.get(column);
    const stored = String(inLocale(before?.["text"], language) ?? "");
    if (cell === undefined || cell === stored) return [];
    const read = cell === "" ? null : readQuantity(key, cell, toolsFor(column, context).numbers);
    return [{ language, column, cell, stored, isFigure: read !== null && "row" in read && read.row["text"] === null }];
  });
}

function withCodes(codes: string[], column: string, cells: ApplyContext["cells"]): ApplyContext["cells"] {
  return codes.length > 0 ? new Map([...cells, [column, codes.join("; ")]]) : cells;
}

/** The cells of a line with the codes that a row's text names, unless the line states codes; and words of the text that name none. */
function withNamedCodes(
  key: string,
  text: string,
  column: string,
  cells: ApplyContext["cells"],
): { cells: ApplyContext["cells"]; unknown: string[] } {
  if (!text || cells.get(column)) return { cells, unknown: [] };
  const { codes, unknown } = codesNamedIn(key, text);
  return { cells: withCodes(codes, column, cells), unknown };
}

/** The cells of a line with the remark beside a figure as its condition, where the row has none. */
function withRemark(
  remark: string,
  before: Data | null,
  column: string,
  { cells }: ApplyContext,
): { cells: ApplyContext["cells"]; isLeftOut: boolean } {
  if (!remark) return { cells, isLeftOut: false };
  const stated = cells.get(column) || (cells.has(column) ? "" : String(inLocale(before?.["condition"], DEFAULT_LANGUAGE) ?? ""));
  if (stated) return { cells, isLeftOut: stated !== remark };
  return { cells: new Map([...cells, [column, remark]]), isLeftOut: false };
}
