import { FORMAT_LOCALE, type Language } from "#shared/languages.ts";
import { formatNumber } from "#shared/specification/numbers.ts";

/** A charge in mAh, to a tenth. */
export function chargeText(charge: number, language: Language): string {
  return charge.toLocaleString(FORMAT_LOCALE[language], { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
}

/** A number with at most so many decimals, without trailing zeros. */
export function formatRounded(value: number, decimals: number, language: Language): string {
  return formatNumber(Number(value.toFixed(decimals)), language);
}
