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
  A3: ["3", "2025-04-22", "2", "2024-06-18"],
  A5: ["4", "2025-10-14", "3", "2024-09-24"],
  A7: ["2", "2025-07-08", "2", "2025-07-08"],
  A9: ["5", "2026-02-10", "4", "2025-11-04"],
  A9S: ["2", "2026-04-21", "1", "2024-10-15"],
  C4: ["4", "2026-01-20", "3", "2025-08-12"],
  V1: ["3", "2024-08-06", "2", "2023-05-16"],
  V3: ["4", "2026-05-12", "3", "2025-12-09"],
  V5: ["3", "2026-03-03", "2", "2025-09-23"],
  E1: ["3", "2025-02-18", "2", "2024-04-09"],
  E3: ["2", "2026-06-16", "1", "2025-05-13"],
  P2: ["4", "2026-05-19", "3", "2025-03-25"],
  P4: ["2", "2026-07-14", "1", "2025-03-18"],
  S1: ["3", "2025-11-25", "2", "2024-12-10"],
  K1: ["2", "2025-08-26", "2", "2025-08-26"],
  D1: ["2", "2024-11-05", "2", "2024-11-05"],
  D2: ["3", "2026-05-26", "2", "2025-01-14"],
  B1: ["2", "2025-05-27", "1", "2024-03-12"],
  B3: ["1", "2025-04-08", "1", "2025-04-08"],
  V7: ["5", "2026-06-09", "4", "2025-10-28"],
  V8: ["3", "2026-08-11", "2", "2025-06-17"],
  V9: ["2", "2026-09-15", "1", "2026-03-17"],
  O1: ["4", "2024-10-22", "3", "2023-07-11"],
  O3: ["3", "2025-12-16", "2", "2024-07-23"],
  T1: ["1", "2026-05-19", "2", "2026-08-25"],
  M20: ["4", "2025-03-11", "3", "2024-02-27"],
  M30: ["2", "2026-06-30", "1", "2025-09-16"],
  C40: ["4", "2025-09-02", "3", "2024-05-28"],
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
