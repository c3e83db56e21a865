/** A product as its record states it: what sentences about it are measured by. */

/** A text of its record, with the code of its language, by which its numbers are read. */
export interface Wording {
  text: string;
  language: string;
}

/** A row of its specification. */
export interface Row {
  key: string;
  /** Its names, in the languages of the texts. */
  names: readonly string[];
  /** Symbol of the unit of its numbers; "" for a row of words. */
  unit: string;
  value?: number | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
  prefix?: string | null | undefined;
  /** Its words and its condition, in each language. */
  texts: readonly Wording[];
  /** What buyers choose by, and how it is called. */
  codes: readonly string[];
}

/** The terms of purchase that are quantities, and their units. */
export const TERMS = { sampleDays: "days", leadDays: "days", warrantyMonths: "months" } as const;
export type Term = keyof typeof TERMS;

export interface Product {
  code: string;
  rows: readonly Row[];
  purchase: Readonly<Partial<Record<Term | "minimumOrder", number | null>>> & { note?: string };
  /** What its parts are made of. */
  materials: readonly Wording[];
}

function rowsOf(of: Product, key: string): Row[] {
  return of.rows.filter((row) => row.key === key);
}

/** What the rows of a key state, as texts: numbers with the row's unit, words, conditions. */
export function rowTexts(of: Product, key: string): Wording[] {
  return rowsOf(of, key).flatMap(({ value, min, max, prefix, unit, texts }) => {
    const number = value == null ? "" : `${prefix ?? ""}${value} ${unit}`;
    const range = min == null ? "" : `${min}…${max ?? ""} ${unit}`.replaceAll("-", "−");
    return [number, range].flatMap((text) => (text ? [{ text, language: "en" }] : [])).concat(texts);
  });
}

/** The words and codes of a row, in capitals. */
export function wordsOf(of: Product, key: string): string {
  return rowsOf(of, key)
    .flatMap(({ codes, texts }) => codes.concat(texts.map(({ text }) => text)))
    .join(" ")
    .toUpperCase();
}

/** The bands of a product, as its codes have them; empty where it states none. */
export function bandsOf(of: Product): string[] {
  return rowsOf(of, "bands").flatMap(({ codes }) => codes.map((code) => code.toUpperCase()));
}
