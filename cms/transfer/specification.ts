import { specDefinition } from "#content/vocabulary/spec-rows.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { hasUnit } from "../fields/spec-rule.ts";
import { inLocale, type Cell, type Data } from "./data.ts";
import { rangeTurned, unitWritten } from "./words.ts";

const NUMBER = String.raw`[-−+]?\d[\d,]*(?:\.\d+)?`;
const ONE = new RegExp(`^([±≤≥<>~]?)\\s*(${NUMBER})$`);
const RANGE = new RegExp(`^([±≤≥<>~]?)\\s*(${NUMBER})\\s*(?:…|\\.{3}|–|~)\\s*(${NUMBER})$`);
const WITH_UNIT = new RegExp(`^(${NUMBER})\\s*([^\\d\\s].*)$`);

/** What a row of a specification states, in one cell: `62`, `≤2.5`, `−40…85`, or a text. */
export function quantityCell(row: Data): Cell {
  const text = inLocale(row["text"], "zh");
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

/** What a cell states of a quantity, as its row keeps it; or how to mend it. */
export function readQuantity(key: string, cell: string): { row: Data } | { fault: Bilingual } {
  const nothing = { prefix: null, value: null, min: null, max: null };
  const asText = { row: { ...nothing, text: cell || null } };
  if (!hasUnit(key) || cell === "") return asText;
  const [, onePrefix, one] = ONE.exec(cell) ?? [];
  if (one !== undefined) return { row: { ...nothing, prefix: onePrefix || null, value: numberOf(one), text: null } };
  const [, prefix, low, high] = RANGE.exec(cell) ?? [];
  if (low !== undefined && high !== undefined) {
    const [min, max] = [numberOf(low), numberOf(high)];
    if (min > max) return { fault: rangeTurned(`${prefix}${signed(max)}…${signed(min)}`) };
    return { row: { ...nothing, prefix: prefix || null, min, max, text: null } };
  }
  const [, number, unit] = WITH_UNIT.exec(cell) ?? [];
  const own = specDefinition(key)?.unit ?? "";
  if (number !== undefined && unit?.toLowerCase() === own.toLowerCase()) return { fault: unitWritten(number, own) };
  return asText;
}

function numberOf(text: string): number {
  return Number(text.replaceAll(",", "").replace("−", "-"));
}
