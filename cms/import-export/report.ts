import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { Cell, CellChange, Fault, Line } from "../schema/data.ts";
import { languageOfColumn } from "./column-language.ts";
import type { Step } from "./plan.ts";

/** Bad cells and changed records that a report lists; it only counts the others. */
export const MAX_NAMED = 500;

/** The effects of a file. */
export interface Report {
  /** Lines by their effects. */
  new: number;
  changed: number;
  same: number;
  bad: number;
  /** Changed cells, and the number of English ones. */
  cells: number;
  english: number;
  /** New records that are published at once. */
  published: number;
  /** The number of changed records that are published; absent in older reports. */
  live?: number;
  /** Written records. */
  written: number;
  faults: Fault[];
  /** The columns of the file, and the original lines with faults. */
  columns: string[];
  badLines: { line: number; cells: Record<string, string> }[];
  changes: { line: number; title: string; cells: CellChange[] }[];
  /** Incomplete drafts: their number, and the missing columns of the first ones. */
  incomplete: number;
  lacking: { line: number; title: string; columns: string[] }[];
  /** Accepted cells that somebody should check, such as figures stored as text: how many, and the first of them. */
  noticed: number;
  notices: Fault[];
  /** Notes about the reading of the file, in the user's language. */
  notes: string[];
  /** Why the file was refused, in the user's language. */
  refusal?: string;
}

/** An empty report on a file with these columns. */
export function emptyReport(columns: string[] = []): Report {
  return {
    new: 0,
    changed: 0,
    same: 0,
    bad: 0,
    cells: 0,
    english: 0,
    published: 0,
    written: 0,
    faults: [],
    columns,
    badLines: [],
    changes: [],
    incomplete: 0,
    lacking: [],
    noticed: 0,
    notices: [],
    notes: [],
  };
}

/** The report on a refused file. @param refusal the reason, in the user's language */
export function refusedReport(refusal: string): Report {
  return { ...emptyReport(), refusal };
}

/** Adds the effect of a line. */
export function count(report: Report, step: Step, { number, cells }: Line): void {
  report[step.kind] += 1;
  if (step.kind === "bad") {
    if (report.faults.length < MAX_NAMED) report.badLines.push({ line: number, cells: Object.fromEntries(cells) });
    for (const fault of step.faults) if (report.faults.length < MAX_NAMED) report.faults.push(fault);
  } else if (step.kind === "new") {
    if (step.data["_status"] === "published") report.published += 1;
  } else if (step.kind === "changed") {
    report.live = (report.live ?? 0) + (step.data["_status"] === "draft" ? 0 : 1);
    report.cells += step.changes.length;
    report.english += step.changes.filter(({ column }) => languageOfColumn(column).language !== DEFAULT_LANGUAGE).length;
    if (report.changes.length < MAX_NAMED)
      report.changes.push({ line: step.line, title: step.title, cells: step.changes.slice(0, MAX_NAMED_CELLS) });
  }
  if (step.kind !== "new" && step.kind !== "changed") return;
  if (step.lacks.length > 0) {
    report.incomplete += 1;
    if (report.lacking.length < MAX_NAMED) report.lacking.push({ line: step.line, title: step.title, columns: step.lacks });
  }
  report.noticed += step.notices.length;
  for (const notice of step.notices) if (report.notices.length < MAX_NAMED) report.notices.push(notice);
}

/** The column for faults in a file of bad lines; an import ignores it. */
export const FAULT = "_fault";

/** The listed bad lines as in the file, with their faults in the last column. */
export function badRows({ columns, badLines, faults }: Report): { columns: string[]; records: Map<string, Cell>[] } {
  return {
    columns: [...columns.filter((name) => name !== FAULT), FAULT],
    records: badLines.map(({ line, cells }) => {
      const wrong = faults.filter((fault) => fault.line === line).map(({ column, message }) => `${column}: ${message}`);
      return new Map<string, Cell>([...Object.entries(cells), [FAULT, wrong.join("\n")]]);
    }),
  };
}

/** The report of an import as the database holds it. */
export function readReport(value: unknown): Report {
  return { ...emptyReport(), ...(value as Partial<Report> | null) };
}

/** Changed cells of one record that a report names. */
const MAX_NAMED_CELLS = 20;
