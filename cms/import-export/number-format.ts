/** What the format of a workbook adds to a number: a percent sign or a unit. */
export interface NumberFormat {
  before: string;
  behind: string;
  /** The factor of the shown number: 100 for percent, a thousandth for each comma behind the digits. */
  factor: number;
}

/** Built-in formats (ECMA-376, 18.8.30). */
const BUILT_IN: Readonly<Record<string, string>> = { 9: "0%", 10: "0.00%" };
/** Reliable digits of a number. */
const SURE_DIGITS = 15;
const PERCENT = 100;
const THOUSAND = 1000;
/** Formats of cells in a workbook of Excel; each format of numbers is that of one. */
const MAX_FORMATS = 65_490;
/** Characters of the longest format in spreadsheets. */
const MAX_FORMAT_LENGTH = 255;

/** The formats by the numbers of the cells' styles, without those that show only the number. @param xml the workbook's styles */
export function formatsOf(xml: string): ReadonlyMap<string, NumberFormat> {
  const codes = new Map(Object.entries(BUILT_IN));
  for (const [tag] of xml.matchAll(/<(?:[\w.-]+:)?numFmt\s[^<>]*>/g)) {
    if (codes.size > MAX_FORMATS) break;
    const [id, code] = ["numFmtId", "formatCode"].map((name) => attributeIn(tag, name));
    if (id && code) codes.set(id, unescapeXml(code));
  }
  const [, behind = ""] = xml.split(/<(?:[\w.-]+:)?cellXfs(?=[\s>])/, 2);
  const [cells = ""] = behind.split("cellXfs>", 1);
  const formats = new Map<string, NumberFormat>();
  let index = 0;
  for (const [tag] of cells.matchAll(/<(?:[\w.-]+:)?xf\s[^<>]*>/g)) {
    const format = formatOf(codes.get(attributeIn(tag, "numFmtId")) ?? "");
    if (format) formats.set(String(index), format);
    index += 1;
    if (index >= MAX_FORMATS) break;
  }
  return formats;
}

/** A number in its format, with all its digits: 0.95 is 95%, 5 is 5 Jahre. */
export function shownAs(number: string, { before, behind, factor }: NumberFormat): string {
  const shown = factor === 1 ? number : String(Number((Number(number) * factor).toPrecision(SURE_DIGITS)));
  return `${before} ${shown} ${behind}`.replaceAll(/\s+/g, " ").trim();
}

/** The additions of the format of positive numbers; null for none, and for a format of days or text. */
function formatOf(code: string): NumberFormat | null {
  if (code.length > MAX_FORMAT_LENGTH) return null;
  const texts = ["", ""];
  let [place, factor, commas, hasDigits] = [0, 1, 0, false];
  for (const [token] of code.matchAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|[;]|./gsu)) {
    if (token === ";") break;
    if (/^(?:[_*]|\[(?!\$))/.test(token)) continue;
    if (/^[0#?]$/.test(token)) [hasDigits, place, commas] = [true, 1, 0];
    else if (token === "," && hasDigits) commas += 1;
    else if (token === "%") {
      factor *= PERCENT;
      texts[place] += "%";
    } else if (/^[dmyhseg@/]$/i.test(token)) return null;
    else if (token !== ".") texts[place] += token.replace(/^"([^"]*)"$|^\\(.)$|^\[\$([^\]-]*)(?:-[^\]]*)?\]$/su, "$1$2$3");
  }
  const [before = "", behind = ""] = texts.map((text) => text.trim());
  if (!hasDigits || (before + behind).replaceAll(/[()\s+-]/g, "") === "") return null;
  return { before, behind, factor: factor / THOUSAND ** commas };
}

function attributeIn(tag: string, name: string): string {
  return new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? "";
}

function unescapeXml(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
