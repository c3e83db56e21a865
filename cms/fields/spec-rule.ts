import { say } from "#shared/desk-texts/say.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { Bilingual } from "../lib/i18n.ts";

/** The fields of a specification row that its rule reads. */
export interface SpecValues {
  key?: string | null;
  value?: number | null;
  min?: number | null;
  max?: number | null;
  text?: string | null;
  codes?: string[] | null;
}

/** Whether the row states a quantity with a unit, which takes numbers. */
export function hasUnit(key: string | null | undefined): boolean {
  return typeof key === "string" && (specDefinition(key)?.unit ?? null) !== null;
}

/** Whether the row has a number or a bound of a range. */
export function hasNumber({ value, min, max }: SpecValues): boolean {
  return [value, min, max].some((number) => typeof number === "number");
}

/**
 * The fault of a specification row; null for none. A row is a number, a range or text, or the names of its codes. Rows without a unit are
 * texts. With `textMayFallBack` a row may be empty, because a missing text in the other language falls back.
 */
export function specFault(row: SpecValues, textMayFallBack = false): Bilingual | null {
  const { value, min, max } = row;
  if (hasNumber(row)) {
    if (!hasUnit(row.key)) return say("This row has no unit: give a text.");
    if (row.text) return say("Give numbers or a text, not both.");
    const isRange = typeof min === "number" && typeof max === "number" && typeof value !== "number";
    const isValue = typeof value === "number" && typeof min !== "number" && typeof max !== "number";
    if (!isRange && !isValue) return say("Give one value, or both a minimum and a maximum.");
    if (isRange && min > max) return say("The minimum is above the maximum.");
    return null;
  }
  if (row.text || (row.codes?.length ?? 0) > 0 || textMayFallBack) return null;
  return say("Give a value, a minimum and maximum, or a text.");
}
