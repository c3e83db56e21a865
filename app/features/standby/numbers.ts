import { formatNumber } from "#shared/specification/numbers.ts";

/** A charge in mAh, to a tenth. */
export function chargeText(charge: number): string {
  return charge.toFixed(1);
}

/** A number to at most so many decimals, without zeros at its end. */
export function rounded(value: number, decimals: number): string {
  return formatNumber(Number(value.toFixed(decimals)));
}
