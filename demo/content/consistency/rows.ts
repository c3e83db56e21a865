/** The rows of a product's record, as texts. */
import type { z } from "zod";
import { codesOf, specDefinition, type SpecKey } from "#shared/vocabulary/spec-rows.ts";
import type { product } from "../schema.ts";

export type Product = z.infer<typeof product>;
type Row = Product["specs"][number];

export function rowsOf(of: Product, key: SpecKey): Row[] {
  return of.specs.filter((row) => row.key === key);
}

/** What the rows of a key state, as texts: numbers with the row's unit, words, conditions. */
export function rowTexts(of: Product, key: SpecKey): string[] {
  const unit = specDefinition(key)?.unit ?? "";
  return rowsOf(of, key).flatMap(({ value, min, max = "", prefix = "", text, condition }) => {
    const number = value === undefined ? "" : `${prefix}${value} ${unit}`;
    const range = min === undefined ? "" : `${min}…${max} ${unit}`.replaceAll("-", "−");
    return [number, range, text ?? "", condition ?? ""].filter(Boolean);
  });
}

/** The words and codes of a row, in capitals. */
export function wordsOf(of: Product, key: SpecKey): string {
  const words = rowsOf(of, key).map(
    ({ codes = [], text = "", condition = "" }) =>
      `${codes.join(" ")} ${codes.map((code) => codesOf(key)[code]?.en).join(" ")} ${text} ${condition}`,
  );
  return words.join(" ").toUpperCase();
}

/** The bands of a product, as its codes have them; empty where it states none. */
export function bandsOf(of: Product): string[] {
  return rowsOf(of, "bands").flatMap((row) => (row.codes ?? []).map((code) => code.toUpperCase()));
}
