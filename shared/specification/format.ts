/**
 * How a specification is written, in every language: on pages, at the desk, in documents and in spreadsheets. Nothing else
 * puts a number, a sign, a unit or a code into words.
 */
import { listComma, sentenceSpace, type Language } from "../languages.ts";
import { nameIn } from "../vocabulary/name-in.ts";
import type { Bilingual } from "../vocabulary/names.ts";
import { codesOf, specDefinition } from "../vocabulary/spec-rows.ts";
import { formatNumber, formatRange, unitSpace } from "./numbers.ts";

/** What a row states, in one language: one number, a range, a text, or codes of its vocabulary. */
export interface StatedRow {
  key: string;
  value?: number | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
  prefix?: string | null | undefined;
  text?: string | null | undefined;
  codes?: readonly string[] | null | undefined;
  condition?: string | null | undefined;
}

/** Units that are written otherwise than by the symbol that all languages share. */
const UNITS: Record<string, Bilingual> = { d: { zh: "天", en: "days" }, h: { zh: "小时", en: "h" } };
/** The same after the number one, where that is another word. */
const OF_ONE: Record<string, Bilingual> = { d: { zh: "天", en: "day" } };

/** A remark behind a value, in the brackets of the language. */
export function inBrackets(text: string, language: Language): string {
  return sentenceSpace(language) ? ` (${text})` : `（${text}）`;
}

const HOURS = 24;

/** A row as it is shown: a time below a day is in hours, so that nobody reads a fraction of a day. */
function inShownUnit(row: StatedRow): { row: StatedRow; unit: string } {
  const unit = specDefinition(row.key)?.unit ?? "";
  const most = row.max ?? row.value;
  if (unit !== "d" || most == null || most <= 0 || most >= 1) return { row, unit };
  const hours = (days: number | null | undefined) => (days == null ? days : Math.round(days * HOURS * 10) / 10);
  return { row: { ...row, value: hours(row.value), min: hours(row.min), max: hours(row.max) }, unit: "h" };
}

/** The value of a row without its unit and condition: `±3`, `−40…+85`, `9–36`, `IP67`. Empty when it states nothing. */
export function specificationValue(stated: StatedRow, language: Language): string {
  const { row } = inShownUnit(stated);
  if (row.text) return row.text;
  const prefix = row.prefix ?? "";
  // Temperatures carry their signs; so does any range that begins below zero, where a dash would read as another minus.
  if (row.min != null && row.max != null)
    return prefix + formatRange(row.min, row.max, language, row.min < 0 || specDefinition(row.key)?.unit === "°C");
  if (row.value != null) return prefix + formatNumber(row.value, language);
  return codeNames(row.key, row.codes, language).join(listComma(language));
}

/** The unit of a row as readers of the language write it; empty where the row states words. */
export function specificationUnit(stated: StatedRow, language: Language): string {
  const { row, unit } = inShownUnit(stated);
  const numeric = row.value != null || (row.min != null && row.max != null);
  if (row.text || !numeric) return "";
  const one = row.value === 1 && OF_ONE[unit];
  return one ? nameIn(one, language) : nameOfUnit(unit, language);
}

/** The unit that a row's numbers are in, as readers of the language write it; empty for rows of words. */
export function unitName(key: string, language: Language): string {
  return nameOfUnit(specDefinition(key)?.unit ?? "", language);
}

/** A unit as readers of the language write it. */
export function nameOfUnit(unit: string, language: Language): string {
  return UNITS[unit] ? nameIn(UNITS[unit], language) : unit;
}

/** A written value with its unit: `36 V`, `90%`. */
export function withUnit(value: string, unit: string, language: Language): string {
  return value + unitSpace(unit, language) + unit;
}

/** Value and unit of a row in one. */
export function specificationQuantity(row: StatedRow, language: Language): string {
  return withUnit(specificationValue(row, language), specificationUnit(row, language), language);
}

/** Value, unit and condition in one line: `365 days (one position a day, 25 °C)`. */
export function specificationText(row: StatedRow, language: Language): string {
  const quantity = specificationQuantity(row, language);
  if (!row.condition) return quantity;
  return quantity + inBrackets(row.condition, language);
}

/** The names of a row's codes, in the order of its vocabulary; unknown ones are left out. */
export function codeNames(key: string, codes: readonly string[] | null | undefined, language: Language): string[] {
  if (!codes) return [];
  return Object.entries(codesOf(key)).flatMap(([code, names]) => (codes.includes(code) ? [nameIn(names, language)] : []));
}
