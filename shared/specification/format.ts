/**
 * How a specification is written, in both languages: on pages, at the desk, in documents and in spreadsheets. Nothing else
 * puts a number, a sign, a unit or a code into words.
 */
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

type Language = keyof Bilingual;

/** Units whose English form differs from the symbol that both languages share. */
const UNITS: Record<string, Bilingual> = { d: { zh: "天", en: "days" }, h: { zh: "小时", en: "h" } };
/** English units that are another word after the number one. */
const OF_ONE: Record<string, string> = { days: "day" };
/** What joins the names of several codes. */
const JOIN: Bilingual = { zh: "，", en: ", " };

/** The value of a row without its unit and condition: `±3`, `−40…+85`, `9–36`, `IP67`. Empty when it states nothing. */
export function specificationValue(row: StatedRow, language: Language): string {
  if (row.text) return row.text;
  const prefix = row.prefix ?? "";
  // Temperatures carry their signs; so does any range that begins below zero, where a dash would read as another minus.
  if (row.min != null && row.max != null)
    return prefix + formatRange(row.min, row.max, row.min < 0 || specDefinition(row.key)?.unit === "°C");
  if (row.value != null) return prefix + formatNumber(row.value);
  return codeNames(row.key, row.codes, language).join(JOIN[language]);
}

/** The unit of a row as readers of the language write it; empty where the row states words. */
export function specificationUnit(row: StatedRow, language: Language): string {
  const numeric = row.value != null || (row.min != null && row.max != null);
  if (row.text || !numeric) return "";
  const unit = unitName(row.key, language);
  return row.value === 1 ? (OF_ONE[unit] ?? unit) : unit;
}

/** The unit that a row's numbers are in, as readers of the language write it; empty for rows of words. */
export function unitName(key: string, language: Language): string {
  const unit = specDefinition(key)?.unit ?? "";
  return UNITS[unit]?.[language] ?? unit;
}

/** A written value with its unit: `36 V`, `90%`. */
export function withUnit(value: string, unit: string): string {
  return value + unitSpace(unit) + unit;
}

/** Value and unit of a row in one. */
export function specificationQuantity(row: StatedRow, language: Language): string {
  return withUnit(specificationValue(row, language), specificationUnit(row, language));
}

/** Value, unit and condition in one line: `365 days (one position a day, 25 °C)`. */
export function specificationText(row: StatedRow, language: Language): string {
  const quantity = specificationQuantity(row, language);
  if (!row.condition) return quantity;
  return language === "zh" ? `${quantity}（${row.condition}）` : `${quantity} (${row.condition})`;
}

/** The names of a row's codes, in the order of its vocabulary; unknown ones are left out. */
export function codeNames(key: string, codes: readonly string[] | null | undefined, language: Language): string[] {
  if (!codes) return [];
  return Object.entries(codesOf(key)).flatMap(([code, names]) => (codes.includes(code) ? [names[language]] : []));
}
