import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { hasUnit } from "../fields/spec-rule.ts";
import { inLocale, type Cell, type Data } from "../schema/data.ts";
import { LIKE_NUMBER, NUMBER, readNumber } from "./number.ts";
import { noNumber, rangeTurned, unitWritten } from "./words.ts";

/** The forms of a quantity: one number, a range, and one that has its unit behind it. */
const formsOf = (number: string) => ({
  one: new RegExp(`^([±≤≥<>~]?)\\s*(${number})$`),
  range: new RegExp(`^([±≤≥<>~]?)\\s*(${number})\\s*(?:…|\\.{3}|–|~)\\s*(${number})$`),
  withUnit: new RegExp(`^(${number})\\s*([^\\d\\s].*)$`),
});
const FORMS = formsOf(NUMBER);
const LIKE_FORMS = formsOf(LIKE_NUMBER);

/** What a row of a specification states, in one cell: `62`, `≤2.5`, `−40…85`, or a text. */
export function quantityCell(row: Data): Cell {
  const text = inLocale(row["text"], DEFAULT_LANGUAGE);
  if (typeof text === "string" && text) return text;
  const prefix = typeof row["prefix"] === "string" ? row["prefix"] : "";
  if (typeof row["min"] === "number" && typeof row["max"] === "number") return `${prefix}${signed(row["min"])}…${signed(row["max"])}`;
  if (typeof row["value"] !== "number") return "";
  return prefix ? prefix + signed(row["value"]) : row["value"];
}

/** A minus that no spreadsheet takes for the beginning of a formula. */
function signed(number: number): string {
  return String(number).replace("-", "−");
}

/**
 * What a cell states of a quantity, as its row keeps it; or how to mend it.
 * @param mayHaveDecimalCommas whether whoever wrote it may write 3,7
 */
export function readQuantity(key: string, cell: string, mayHaveDecimalCommas: boolean): { row: Data } | { fault: Bilingual } {
  const nothing = { prefix: null, value: null, min: null, max: null };
  const asText = { row: { ...nothing, text: cell || null } };
  if (!hasUnit(key) || cell === "") return asText;
  const [, onePrefix, one] = FORMS.one.exec(cell) ?? [];
  if (one !== undefined) {
    const read = readNumber(one, mayHaveDecimalCommas);
    return "fault" in read ? read : { row: { ...nothing, prefix: onePrefix || null, value: read.value, text: null } };
  }
  const [, prefix, low, high] = FORMS.range.exec(cell) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = [readNumber(low, mayHaveDecimalCommas), readNumber(high, mayHaveDecimalCommas)];
    if ("fault" in from) return from;
    if ("fault" in to) return to;
    const [min, max] = [from.value, to.value];
    if (min > max) return { fault: rangeTurned(`${prefix}${signed(max)}…${signed(min)}`) };
    return { row: { ...nothing, prefix: prefix || null, min, max, text: null } };
  }
  const own = specDefinition(key)?.unit ?? "";
  const isOwn = (unit: string | undefined) => unit?.toLowerCase() === own.toLowerCase();
  const [, number, unit] = FORMS.withUnit.exec(cell) ?? [];
  if (number !== undefined && isOwn(unit)) return { fault: unitWritten(number, own) };
  const isLikeNumbers = LIKE_FORMS.one.test(cell) || LIKE_FORMS.range.test(cell) || isOwn(LIKE_FORMS.withUnit.exec(cell)?.[2]);
  return isLikeNumbers ? { fault: noNumber(cell) } : asText;
}
