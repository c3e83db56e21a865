import { FORMAT_LOCALE, type Language } from "../languages.ts";

/** Typographic minus, U+2212: as wide as a plus, unlike the hyphen. */
const MINUS = "−";
/** Forbids a break of the line where it stands: neither a dash nor an ellipsis does by itself. */
const JOINER = "\u2060";

/** Made at their first use: to read the rules of a language keeps a phone busy while it starts the page. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A number with the separators of the language and a real minus sign: `12,000`, `−40`. */
export function formatNumber(value: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(FORMAT_LOCALE[language], { maximumFractionDigits: 4 });
  return formats[language].format(value).replace("-", MINUS);
}

/** A number for an input field in a language: `12000`, `12,5` where that is usual. */
export function fieldNumber(value: number, language: Language): string {
  return value.toLocaleString(FORMAT_LOCALE[language], { useGrouping: false, maximumFractionDigits: 4 });
}

/**
 * A range: `9–90`, or `−40…+85` when signs matter. No line breaks within it.
 * @param signed show the upper end's plus sign and join by an ellipsis, as temperatures do
 */
export function formatRange(min: number, max: number, language: Language, signed: boolean): string {
  if (!signed) return `${formatNumber(min, language)}–${JOINER}${formatNumber(max, language)}`;
  return `${formatNumber(min, language)}…${JOINER}${max > 0 ? "+" : ""}${formatNumber(max, language)}`;
}

/** What a device measures, in millimetres. */
interface Size {
  width: number;
  depth: number;
  height: number;
}

/** Each length of a device as the language writes it, for the places of a text. */
export function writtenLengths({ width, depth, height }: Size, language: Language): Record<keyof Size, string> {
  return { width: formatNumber(width, language), depth: formatNumber(depth, language), height: formatNumber(height, language) };
}

/** What a device measures, without the unit: `56.6 × 60 × 25`. */
export function formatSize(size: Size, language: Language): string {
  const { width, depth, height } = writtenLengths(size, language);
  return `${width} × ${depth} × ${height}`;
}

/** Units that are written as the language writes per cent: close to the figure, as in `90%`, or apart, as in `90 %`. */
const PARTS_OF_WHOLE = new Set(["%", "‰"]);
/** Whether per cent stands apart from its figure, by language. */
const isApart: Partial<Record<Language, boolean>> = {};

/** The separator of a figure and its unit: none, or a non-breaking space. A degree stands close; all others apart (36 V). */
export function unitSpace(unit: string, language: Language): string {
  if (unit === "" || unit === "°") return "";
  if (!PARTS_OF_WHOLE.has(unit)) return "\u00a0";
  isApart[language] ??= /\s/.test(new Intl.NumberFormat(FORMAT_LOCALE[language], { style: "percent" }).format(1));
  return isApart[language] ? "\u00a0" : "";
}
