/** Version and date of every product's outline and manual. The datasheet's own are those of the product's record. */
import type { Product } from "./lib/content.ts";
import type { Language } from "./lib/language.ts";

export interface Revision {
  version: string;
  /** YYYY-MM-DD */
  day: string;
}

/** [outline version, date of the datasheet's entry, manual version, manual date], never before the product was released. */
const REVISIONS: Record<string, readonly [string, string, string, string]> = {
  A3: ["3", "2025-04-22", "5", "2026-11-28"],
  A5: ["4", "2025-10-14", "7", "2026-11-28"],
  A7: ["2", "2025-07-08", "5", "2026-11-28"],
  A9: ["5", "2026-02-10", "7", "2026-11-28"],
  A9S: ["2", "2026-04-21", "4", "2026-11-28"],
  C4: ["4", "2026-01-20", "6", "2026-11-28"],
  V1: ["3", "2024-08-06", "5", "2026-11-28"],
  V3: ["4", "2026-05-12", "6", "2026-11-28"],
  V5: ["3", "2026-03-03", "5", "2026-11-28"],
  E1: ["3", "2025-02-18", "5", "2026-11-28"],
  E3: ["2", "2026-06-16", "4", "2026-11-28"],
  P2: ["4", "2026-05-19", "6", "2026-11-28"],
  P4: ["2", "2026-07-14", "4", "2026-11-28"],
  S1: ["3", "2025-11-25", "6", "2026-11-28"],
  K1: ["2", "2025-08-26", "5", "2026-11-28"],
  D1: ["2", "2024-11-05", "5", "2026-11-28"],
  D2: ["3", "2026-05-26", "6", "2026-11-28"],
  B1: ["2", "2025-05-27", "5", "2026-11-28"],
  B3: ["1", "2025-04-08", "5", "2026-11-28"],
  V7: ["5", "2026-06-09", "7", "2026-11-28"],
  V8: ["3", "2026-08-11", "5", "2026-11-28"],
  V9: ["2", "2026-09-15", "5", "2026-11-28"],
  O1: ["4", "2024-10-22", "7", "2026-11-28"],
  O3: ["3", "2025-12-16", "5", "2026-11-28"],
  T1: ["1", "2026-05-19", "5", "2026-11-28"],
  M20: ["4", "2025-03-11", "5", "2026-11-28"],
  M30: ["2", "2026-06-30", "3", "2026-11-28"],
  C40: ["4", "2025-09-02", "5", "2026-11-28"],
};

/** Throws for a product without a revision, and for one dated before its release. */
export function revision(of: Product, kind: "datasheet" | "manual"): Revision {
  const entry = REVISIONS[of.code];
  if (entry === undefined) throw new Error(`${of.code} has no revision: add it to revisions.ts`);
  const [version, day] = kind === "datasheet" ? [entry[0], entry[1]] : [entry[2], entry[3]];
  if (day < of.released) throw new Error(`${of.code}: ${kind} dated ${day}, released ${of.released}`);
  return { version, day };
}

/** Below demo/content/files. */
export function manualPath(of: Product, language: Language): string {
  return `manuals/${of.slug}-manual${language === "en" ? "-en" : ""}.pdf`;
}
