import type { NumberField } from "payload";
import { quantity } from "./values.ts";

/** Terms of purchase in figures, by their names: pieces, days and months. */
export const PURCHASE_TERMS = {
  minimumOrder: { zh: "起订量", en: "Minimum order" },
  sampleDays: { zh: "样机交期（天）", en: "Sample time (days)" },
  leadDays: { zh: "批量交期（天）", en: "Lead time (days)" },
  warrantyMonths: { zh: "质保（月）", en: "Warranty (months)" },
} as const;

/** The fields of the terms of purchase: of a product, and those that the company has for all. */
export function purchaseTerms(): NumberField[] {
  return Object.entries(PURCHASE_TERMS).map(([name, { zh, en }]) => quantity(name, zh, en, { min: 1, optional: true }));
}
