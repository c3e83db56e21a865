import { readQuantity as readWritten, type QuantityReading } from "#shared/specification/read-quantity.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { hasUnit } from "../fields/spec-rule.ts";
import { inLocale, type Cell, type Data } from "../schema/data.ts";
import { decimalsIn, doubtOf, numberFault, type NumberStyle } from "./read-number.ts";
import { rangeTurned, unreadQuantity, words } from "./import-messages.ts";

/** The value of a specification row in one cell: `62`, `≤2.5`, `−40…85`, or a text. */
export function quantityCell(row: Data): Cell {
  const text = inLocale(row["text"], DEFAULT_LANGUAGE);
  if (typeof text === "string" && text) return text;
  const prefix = typeof row["prefix"] === "string" ? row["prefix"] : "";
  if (typeof row["min"] === "number" && typeof row["max"] === "number")
    return `${prefix}${formatSigned(row["min"])}…${formatSigned(row["max"])}`;
  if (typeof row["value"] !== "number") return "";
  return prefix ? prefix + formatSigned(row["value"]) : row["value"];
}

/** A minus sign that spreadsheets do not interpret as a formula. */
function formatSigned(number: number): string {
  return String(number).replace("-", "−");
}

/** A row without figures. */
export const NO_QUANTITY = { prefix: null, value: null, min: null, max: null };

/** The value of a quantity's cell. */
export interface CellQuantity {
  /** The stored values. */
  row: Data;
  /** The remark beside the figures: their condition. */
  remark: string;
  /** The reason why it remains text, with the correct notation; or a question about the figures. */
  notice: Bilingual | null;
}

/**
 * Reads the value of a quantity's cell, or the correction of a fault.
 * @param style the notation of numbers in the file
 */
export function readQuantity(key: string, cell: string, style: NumberStyle): CellQuantity | { fault: Bilingual } {
  const asText = (notice: Bilingual | null) => ({ row: { ...NO_QUANTITY, text: cell || null }, remark: "", notice });
  if (!hasUnit(key) || cell === "") return asText(null);
  const unit = specDefinition(key)?.unit ?? "";
  const read: QuantityReading = readWritten(cell, unit, decimalsIn(cell, style));
  const notice = doubtOf(cell, style);
  switch (read.kind) {
    case "value":
      return { row: { ...NO_QUANTITY, prefix: read.sign, value: read.value, text: null }, remark: read.remark, notice };
    case "range":
      return { row: { ...NO_QUANTITY, prefix: read.sign, min: read.min, max: read.max, text: null }, remark: read.remark, notice };
    case "number":
      return { fault: numberFault(read.fault, cell, style) };
    case "turned":
      return { fault: rangeTurned(`${formatSigned(read.min)}…${formatSigned(read.max)}`) };
    case "unread":
      return asText(unreadQuantity(read.reason, key, unit));
    default:
      return asText(words.onlyWords);
  }
}
