import { SPEC_GROUPS, SPEC_ROWS, type SpecGroup, type SpecKey } from "#content/spec-rows.ts";
import type { Product } from "#cms/payload-types.ts";
import type { Language } from "#app/i18n/languages.ts";
import { formatNumber, formatRange } from "#app/lib/numbers.ts";

/** A specification in one language, ready to be shown. */
export interface SpecView {
  key: string;
  name: string;
  /** Number, range or text, without unit. */
  value: string;
  unit: string;
  condition: string;
}

export interface SpecGroupView {
  key: string;
  name: string;
  rows: SpecView[];
}

type SpecRow = NonNullable<Product["specs"]>[number];

/** Units whose English form differs from the symbol that both languages share. */
const UNITS: Partial<Record<string, Record<Language, string>>> = { d: { zh: "天", en: "days" } };
/** Ranges of these units carry signs and an ellipsis (−40…+85 °C). */
const SIGNED_UNITS = new Set(["°C"]);

export function specView(row: SpecRow, language: Language): SpecView {
  const definition = SPEC_ROWS[row.key as SpecKey];
  const unit = definition.unit;
  return {
    key: row.key,
    name: definition[language],
    value: specValue(row, unit),
    unit: unit && row.text == null ? (UNITS[unit]?.[language] ?? unit) : "",
    condition: row.condition ?? "",
  };
}

function specValue(row: SpecRow, unit: string | null): string {
  if (row.text) return row.text;
  const prefix = row.prefix ?? "";
  if (row.min != null && row.max != null) return prefix + formatRange(row.min, row.max, unit !== null && SIGNED_UNITS.has(unit));
  return prefix + (row.value == null ? "" : formatNumber(row.value));
}

/** Specifications by group, in the dictionary's order of groups and the editors' order of rows. */
export function specGroups(rows: SpecRow[], language: Language): SpecGroupView[] {
  return (Object.keys(SPEC_GROUPS) as SpecGroup[]).flatMap((key) => {
    const inGroup = rows.filter((row) => SPEC_ROWS[row.key as SpecKey].group === key);
    if (inGroup.length === 0) return [];
    return [{ key, name: SPEC_GROUPS[key][language], rows: inGroup.map((row) => specView(row, language)) }];
  });
}

/** The rows that lead: those of the instrument panel. */
export function highlights(rows: SpecRow[], language: Language): SpecView[] {
  return rows.filter((row) => row.highlight).map((row) => specView(row, language));
}
