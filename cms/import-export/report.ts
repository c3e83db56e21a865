import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { Cell, CellChange, Fault, Line } from "../schema/data.ts";
import { languageOfColumn } from "./column-language.ts";
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
  /** How many of the changed visitors see at once; absent in older reports. */
  live?: number;
  /** Records that were written. */
  written: number;
  faults: Fault[];
  /** The columns of the file, and the lines of the named faults as they stand in it. */
  columns: string[];
  badLines: { line: number; cells: Record<string, string> }[];
  changes: { line: number; title: string; cells: CellChange[] }[];
  /** Drafts that cannot be published yet: how many, and the columns that the first of them lack. */
  incomplete: number;
  lacking: { line: number; title: string; columns: string[] }[];
  /** Cells that are taken and that somebody should look at, such as figures that stay words: how many, and the first of them. */
  noticed: number;
  notices: Fault[];
  /** What is to be told of how the file was read, in that language. */
  notes: string[];
  /** Why the file could not be taken at all, in the language of whoever brought it. */
  refusal?: string;
}

/** A report of nothing, on a file with these columns. */
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

/** The report on a file that was not gone through to its end. @param refusal why, for whoever brought it */
export function refusedReport(refusal: string): Report {
  return { ...emptyReport(), refusal };
}

/** Adds what a line of the file does. */
export function count(report: Report, step: Step, { number, cells }: Line): void {
  report[step.kind] += 1;
  if (step.kind === "bad") {
    if (report.faults.length < NAMED) report.badLines.push({ line: number, cells: Object.fromEntries(cells) });
    for (const fault of step.faults) if (report.faults.length < NAMED) report.faults.push(fault);
  } else if (step.kind === "new") {
    if (step.data["_status"] === "published") report.published += 1;
  } else if (step.kind === "changed") {
    report.live = (report.live ?? 0) + (step.data["_status"] === "draft" ? 0 : 1);
    report.cells += step.changes.length;
    report.english += step.changes.filter(({ column }) => languageOfColumn(column).language !== DEFAULT_LANGUAGE).length;
    if (report.changes.length < NAMED)
      report.changes.push({ line: step.line, title: step.title, cells: step.changes.slice(0, NAMED_CELLS) });
  }
  if (step.kind !== "new" && step.kind !== "changed") return;
  if (step.lacks.length > 0) {
    report.incomplete += 1;
    if (report.lacking.length < NAMED) report.lacking.push({ line: step.line, title: step.title, columns: step.lacks });
  }
  report.noticed += step.notices.length;
  for (const notice of step.notices) if (report.notices.length < NAMED) report.notices.push(notice);
}

/** The column in which a file of bad lines says what is wrong with each; an import passes it over. */
export const FAULT = "_fault";

/** The bad lines that a report names, each as it stands in the file, and behind it what is wrong with it. */
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
const NAMED_CELLS = 20;
