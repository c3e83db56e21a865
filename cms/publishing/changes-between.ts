import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, PayloadRequest } from "payload";
import { isDeepStrictEqual } from "node:util";
import { byLanguage, contentLanguage, LANGUAGES, type Language } from "#shared/languages.ts";
import { specificationText, type StatedRow } from "#shared/specification/format.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { inLanguage } from "../lib/i18n.ts";
import { plain } from "../schema/field-changes.ts";
import { inLocale, isData, rowsOf, type Data } from "../schema/data.ts";
import { recordIn, type Leaf, type List, type FieldNode } from "../schema/field-tree.ts";
import { isMuchChanged } from "../schema/much-changed.ts";
import { formatFieldValue } from "./bulk/single-fields.ts";

/** A field that differs from the published state, and the number of its differences by language. */
export type FieldChange = Readonly<Record<Language, number>> & {
  /** What the desk calls it. */
  name: string;
  /** Differences without a language: numbers, choices, pictures, the rows of a list. */
  shared: number;
  /** Short values, before and after. */
  values: ValueChange[];
};

type Where = Language | "shared";

/** A figure, a choice or a short text, as published and as it would be; "" for nothing. */
export interface ValueChange {
  /** Its name, behind those of its group or row. */
  name: string;
  where: Where;
  before: string;
  after: string;
  /** Whether a number changes by a factor of ten or more. */
  isMuch: boolean;
}

/** Added and removed rows of a list. */
export interface RowsMoved {
  /** What the desk calls the list. */
  list: string;
  come: string[];
  gone: string[];
}

/** The differences between two states of a record. */
export interface Changes {
  fields: FieldChange[];
  /** Whether rows were added, removed or reordered. */
  rowsMoved: boolean;
  /** The added and removed rows of top-level lists. */
  rows: RowsMoved[];
}

/** Types of fields with short values. */
const READABLE = new Set(["text", "textarea", "email", "number", "checkbox", "date", "select", "radio"]);
/** Characters of an excerpt, and of those before the first difference. */
const [MAX_SHOWN, SHOWN_BEFORE] = [80, 20];

/** The differences between a record and its published state, by the names of fields in the user's language. */
export function changesBetween(parts: readonly FieldNode[], before: Data, after: Data, req: PayloadRequest): Changes {
  const changes = new Map<string, FieldChange>();
  const rows: RowsMoved[] = [];
  let rowsMoved = false;
  const note = (where: Where, name: string, value?: Omit<ValueChange, "where">): void => {
    const change = changes.get(name) ?? { name, ...byLanguage(() => 0), shared: 0, values: [] };
    const values = value ? [...change.values, { ...value, where }] : change.values;
    changes.set(name, { ...change, [where]: change[where] + 1, values });
  };
  /** @param name of the field of the record that it stands in @param at what the desk calls it there */
  const compare = (part: FieldNode, old: unknown, now: unknown, name: string, at: string): void => {
    if (part.kind === "leaf") return compareLeaf(part, old, now, (where, value) => note(where, name, value && { ...value, name: at }), req);
    if (part.kind === "list") return compareRows(part, rowsOf(old), rowsOf(now), name);
    for (const inner of part.parts)
      compare(inner, inData(old, inner.name), inData(now, inner.name), name, `${at} › ${labelOf(inner.field, req)}`);
  };
  const compareRows = (list: List, oldRows: readonly Data[], newRows: readonly Data[], field: string): void => {
    const name = (row: Data) => specName(list, row, req) ?? field;
    const [oldIds, ids] = [oldRows.map(idOf), newRows.map(idOf)];
    if (!isDeepStrictEqual(oldIds, ids)) rowsMoved = true;
    const oldRowsById = new Map(oldRows.map((row) => [idOf(row), row]));
    for (const row of newRows) {
      const was = oldRowsById.get(idOf(row));
      if (!was) note("shared", name(row));
      else if (list.isSpecification) compareSpecification(list, was, row, name(row));
      else
        for (const inner of list.parts)
          compare(inner, was[inner.name], row[inner.name], field, `${field} › ${rowName(list, row, req)} › ${labelOf(inner.field, req)}`);
    }
    for (const row of oldRows.filter((one) => !ids.includes(idOf(one)))) note("shared", name(row));
    const stay = ids.filter((id) => oldRowsById.has(id));
    if (
      !isDeepStrictEqual(
        oldIds.filter((id) => ids.includes(id)),
        stay,
      )
    )
      note("shared", field);
  };
  /** Compares a row of the specifications as a whole: its value with its unit, in the user's language. */
  const compareSpecification = (list: List, was: Data, row: Data, name: string): void => {
    const isMuch = ["value", "min", "max"].some((number) => isMuchChanged(was[number], row[number]));
    const [old, now] = [was, row].map((one) => specText(list, one, req));
    let value = old === now ? undefined : { name, before: old ?? "", after: now ?? "", isMuch };
    for (const inner of list.parts) {
      if (inner.kind !== "leaf") compare(inner, was[inner.name], row[inner.name], name, name);
      else
        compareLeaf(
          inner,
          was[inner.name],
          row[inner.name],
          (where) => {
            note(where, name, value);
            value = undefined;
          },
          req,
        );
    }
  };
  for (const part of parts) {
    const name = labelOf(part.field, req);
    compare(part, before[part.name], after[part.name], name, name);
    if (part.kind === "list") rows.push(...movedRows(part, rowsOf(before[part.name]), rowsOf(after[part.name]), req));
  }
  return { fields: [...changes.values()], rowsMoved, rows };
}

type Say = (where: Where, value?: Omit<ValueChange, "where" | "name">) => void;

function compareLeaf({ field, localized }: Leaf, old: unknown, now: unknown, say: Say, req: PayloadRequest): void {
  const tell = (where: Where, was: unknown, is: unknown) => {
    if (differ(orUsual(field, was), orUsual(field, is)))
      say(where, READABLE.has(field.type) ? valueChange(field, was, is, req) : undefined);
  };
  if (!localized) return tell("shared", old, now);
  for (const locale of LANGUAGES) tell(locale, inLocale(old, locale), inLocale(now, locale));
}

/** A missing choice counts as the default, so that a form that fills it in changes nothing. */
function orUsual({ type, ...field }: FlattenedField, value: unknown): unknown {
  if (value !== null && value !== undefined) return value;
  if (type === "checkbox") return false;
  return type === "select" && "defaultValue" in field && typeof field.defaultValue === "string" ? field.defaultValue : value;
}

function valueChange(field: FlattenedField, old: unknown, now: unknown, req: PayloadRequest): Omit<ValueChange, "where" | "name"> {
  const [before, after] = excerpts(formatFieldValue({ field }, old, new Map(), req), formatFieldValue({ field }, now, new Map(), req));
  return { before, after, isMuch: field.name !== "order" && isMuchChanged(old, now) };
}

/** Excerpts of two texts, from a little before the first difference. */
function excerpts(...texts: [string, string]): [string, string] {
  const [one, other] = texts.map((text) => Array.from(text.replaceAll(/\s+/g, " "))) as [string[], string[]];
  const same = one.findIndex((sign, at) => sign !== other[at]);
  const from = Math.max(0, (same === -1 ? Math.min(one.length, other.length) : same) - SHOWN_BEFORE);
  const cut = (signs: string[]) => {
    if (signs.length <= MAX_SHOWN) return signs.join("");
    return `${from > 0 ? "…" : ""}${signs.slice(from, from + MAX_SHOWN).join("")}${signs.length > from + MAX_SHOWN ? "…" : ""}`;
  };
  return [cut(one), cut(other)];
}

function movedRows(list: List, old: readonly Data[], now: readonly Data[], req: PayloadRequest): RowsMoved[] {
  const without = (rows: readonly Data[], others: readonly Data[]) =>
    rows.filter((row) => !others.some((other) => idOf(other) === idOf(row))).map((row) => rowName(list, row, req));
  const [come, gone] = [without(now, old), without(old, now)];
  return come.length + gone.length > 0 ? [{ list: labelOf(list.field, req), come, gone }] : [];
}

/** The name of a row: its specification, or its kind, where it has one, and the first of its texts. */
function rowName(list: List, row: Data, req: PayloadRequest): string {
  const language = contentLanguage(req.i18n.language);
  const specification = specName(list, row, req);
  if (specification) return `${specification} ${specText(list, row, req)}`.trim();
  const kinds = list.field.flattenedFields.find(({ name }) => name === "kind");
  const option =
    kinds?.type === "select"
      ? kinds.options.find((one) => typeof one === "object" && one.value === row["kind"] && one.value !== "own")
      : undefined;
  const kind = typeof option === "object" ? getTranslation(option.label as string, req.i18n) : "";
  const texts = list.parts.flatMap(({ name, kind: of }) => (of === "leaf" && name !== "kind" ? [nameIn(row[name], language)] : []));
  const first = texts.find(Boolean) ?? "";
  return [kind, first].filter(Boolean).join(" · ") || "—";
}

/** The desk's name of the quantity in a row of the specifications; null for any other row. */
function specName({ isSpecification }: List, row: Data, req: PayloadRequest): string | null {
  const definition = isSpecification ? specDefinition(String(row["key"])) : undefined;
  return definition ? inLanguage(definition, req.i18n.language) : null;
}

function specText({ parts }: List, row: Data, req: PayloadRequest): string {
  const language = contentLanguage(req.i18n.language);
  return specificationText(recordIn([...parts], row, language) as unknown as StatedRow, language);
}

/** A short text in a language, or in any; "" where there is none. With no language, the first text that is anywhere within. */
export function nameIn(value: unknown, language: Language | null): string {
  const text = isData(value) && language ? (inLocale(value, language) ?? Object.values(value).find(Boolean)) : value;
  if (typeof text === "string") return text.trim();
  if (typeof text === "number") return String(text);
  const inner = Array.isArray(text) ? text : isData(text) ? Object.values(text) : [];
  return language === null ? (inner.map((one) => nameIn(one, null)).find(Boolean) ?? "") : "";
}

/** The label of a field, or its name where it has none. */
function labelOf(field: FlattenedField, { i18n }: PayloadRequest): string {
  return ("label" in field && field.label && getTranslation(field.label as string, i18n)) || field.name;
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
