/** Specifications in the customary units of the United States, which stand beside the metric ones where a reader asks for them. */
import type { Language } from "../languages.ts";
import { specDefinition } from "../vocabulary/spec-rows.ts";
import type { StatedRow } from "./format.ts";
import { formatNumber, formatRange, unitSpace } from "./numbers.ts";
import { convert, unitOf, type Unit } from "./units.ts";

/** Languages whose readers may think in them. */
const SPOKEN_THERE: ReadonlySet<Language> = new Set(["en"]);

/** The customary unit of each metric one, and the digits after its point that are worth writing. */
const CUSTOMARY: Readonly<Record<string, { symbol: string; digits: number }>> = {
  mm: { symbol: "in", digits: 2 },
  cm: { symbol: "in", digits: 1 },
  m: { symbol: "ft", digits: 1 },
  g: { symbol: "oz", digits: 1 },
  kg: { symbol: "lb", digits: 1 },
  "°C": { symbol: "°F", digits: 0 },
  "km/h": { symbol: "mph", digits: 0 },
};

/** `85 × 42 × 14 mm`, `1.2 m`: figures and one unit, and nothing else. */
const FIGURES = /^(?<figures>\d+(?:\.\d+)?(?:\s?[×x–]\s?\d+(?:\.\d+)?)*)\s?(?<unit>mm|cm|m|g|kg)$/;

/**
 * A row's value in customary units: `3.35 × 1.65 × 0.55 in`, `2.2 oz`, `−40…+185 °F`.
 * @returns undefined in other languages, and where the row states words or is in a unit that is the same everywhere
 */
export function inUsUnits(row: StatedRow, language: Language): string | undefined {
  if (!SPOKEN_THERE.has(language)) return undefined;
  if (row.text) return ofText(row.text, language);
  const convert = conversion(specDefinition(row.key)?.unit ?? undefined);
  if (!convert) return undefined;
  const prefix = row.prefix ?? "";
  const isDifference = prefix === "±";
  const ofValue = (value: number) => convert.value(value, isDifference);
  const unit = unitSpace(convert.symbol, language) + convert.symbol;
  if (row.min != null && row.max != null)
    return prefix + formatRange(ofValue(row.min), ofValue(row.max), language, convert.symbol === "°F") + unit;
  return row.value == null ? undefined : prefix + formatNumber(ofValue(row.value), language) + unit;
}

function ofText(text: string, language: Language): string | undefined {
  const { figures, unit } = FIGURES.exec(text.trim())?.groups ?? {};
  const convert = conversion(unit);
  if (!figures || !convert) return undefined;
  const written = figures.replaceAll(/\d+(?:\.\d+)?/g, (figure) => formatNumber(convert.value(Number(figure), false), language));
  return written + unitSpace(convert.symbol, language) + convert.symbol;
}

function conversion(unit: string | undefined): { symbol: string; value: (metric: number, isDifference: boolean) => number } | undefined {
  const customary = unit ? CUSTOMARY[unit] : undefined;
  const from = unit && customary ? unitOf(unit) : undefined;
  const to: Unit | undefined = customary && unitOf(customary.symbol);
  if (!customary || !from || !to) return undefined;
  const { symbol, digits } = customary;
  return {
    symbol,
    // A difference of temperatures is small: ±0.5 °C is ±0.9 °F.
    value: (metric, isDifference) => Number(convert(metric, from, to, isDifference).toFixed(isDifference ? Math.max(digits, 1) : digits)),
  };
}
