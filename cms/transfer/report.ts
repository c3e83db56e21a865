import type { CellChange, Fault } from "./data.ts";
import type { Step } from "./plan.ts";

/** Bad cells and changed records that a report names; of the others it tells the number. */
export const NAMED = 500;

/** What a file does, or did. */
export interface Report {
  /** Lines by what becomes of them. */
  new: number;
  changed: number;
  same: number;
  bad: number;
  /** Cells that change, and those among them that are English. */
  cells: number;
  english: number;
  /** New records that visitors see at once. */
  published: number;
  /** Records that were written. */
  written: number;
  faults: Fault[];
  changes: { line: number; title: string; cells: CellChange[] }[];
  /** Why the file could not be taken at all, in the language of whoever brought it. */
  refusal?: string;
}

/** A report of nothing. */
export function emptyReport(): Report {
  return { new: 0, changed: 0, same: 0, bad: 0, cells: 0, english: 0, published: 0, written: 0, faults: [], changes: [] };
}

/** Adds what a line does. */
export function count(report: Report, step: Step): void {
  report[step.kind] += 1;
  if (step.kind === "bad") {
    for (const fault of step.faults) if (report.faults.length < NAMED) report.faults.push(fault);
  } else if (step.kind === "new") {
    if (step.data["_status"] === "published") report.published += 1;
  } else if (step.kind === "changed") {
    report.cells += step.changes.length;
    report.english += step.changes.filter(({ column }) => column.endsWith("_en")).length;
    if (report.changes.length < NAMED)
      report.changes.push({ line: step.line, title: step.title, cells: step.changes.slice(0, NAMED_CELLS) });
  }
}

/** The report of an import as the database holds it. */
export function readReport(value: unknown): Report {
  return { ...emptyReport(), ...(value as Partial<Report> | null) };
}

/** Changed cells of one record that a report names. */
const NAMED_CELLS = 20;
