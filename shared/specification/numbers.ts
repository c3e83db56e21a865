/** Typographic minus, U+2212: as wide as a plus, unlike the hyphen. */
const MINUS = "−";
/** Forbids a break of the line where it stands: neither a dash nor an ellipsis does by itself. */
const JOINER = "\u2060";

/** Made at its first use: to read the rules of a language keeps a phone busy while it starts the page. */
let thousands: Intl.NumberFormat | undefined;

/** A number with thousands separators and a real minus sign: `12,000`, `−40`. Alike in both languages. */
export function formatNumber(value: number): string {
  thousands ??= new Intl.NumberFormat("en", { maximumFractionDigits: 4 });
  return thousands.format(value).replace("-", MINUS);
}

/**
 * A range: `9–90`, or `−40…+85` when signs matter. No line breaks within it.
 * @param signed show the upper end's plus sign and join by an ellipsis, as temperatures do
 */
export function formatRange(min: number, max: number, signed: boolean): string {
  if (!signed) return `${formatNumber(min)}–${JOINER}${formatNumber(max)}`;
  return `${formatNumber(min)}…${JOINER}${max > 0 ? "+" : ""}${formatNumber(max)}`;
}

/** Units that stand close to the figure; all others keep a space (36 V). */
const CLOSE_UNITS = new Set(["%", "‰", "°"]);

/** What stands between a figure and its unit: nothing, or a space that does not break. */
export function unitSpace(unit: string): string {
  return unit === "" || CLOSE_UNITS.has(unit) ? "" : "\u00a0";
}
