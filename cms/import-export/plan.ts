import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedUser,
} from "payload";
import { DEFAULT_LANGUAGE, type DeskLanguage, type Language, LANGUAGES } from "#shared/languages.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { lengthOfVideo } from "../media/derive-duration.ts";
import { typeOfDownload } from "../media/derive-download-type.ts";
import { apply, Columns, type Applied } from "./apply.ts";
import { validateRecord } from "./validate-record.ts";
import { columnNamed, isInForeignLanguage, isStatusName, STATUS } from "./column-names.ts";
import { columnIn } from "./column-language.ts";
import { cellsOf, findColumn } from "./columns.ts";
import { inLocale, type CellChange, type Data, type Fault, type Line } from "../schema/data.ts";
import type { Tools } from "./cell-value.ts";
import type { ImportArchive } from "./import-archive.ts";
import { altColumns, isRefusal, Pictures } from "./pictures.ts";
import { withUnit, type Spelling, type Table } from "./read-file.ts";
import { FAULT } from "./report.ts";
import { identityOf, fieldTree, type FieldNode } from "../schema/field-tree.ts";
import { RowSlugs } from "./row-slugs.ts";
import { findStored, type Stored } from "./stored-records.ts";
import { companyTerms, withTerms, type Terms } from "./company-terms.ts";
import * as messages from "./import-messages.ts";
import { openTools } from "./cell-tools.ts";

const { words } = messages;

/** Derives fields from other values of a record; null where that is impossible. */
const DERIVED_FIELDS: Partial<
  Record<CollectionSlug, (data: Data, req: PayloadRequest) => Promise<Record<string, string | number | null>>>
> = {
  downloads: async (data, req) => ({ type: await typeOfDownload(data, req) }),
  videos: async (data, req) => ({ seconds: await lengthOfVideo(data, req) }),
};

/** Cells that mean “unknown”, in the languages of sheets. */
const MEANS_NOTHING =
  /^(?:n\s?\/\s?a\.?|n\.\s?a\.?|[-–—−]{1,3}|\/{1,2}|\\|\.{2,3}|…|t\.?b\.?[acd]\.?|k\.\s?a\.|[ns]\/d|n\.d\.|\?{1,3}|？|待定|待补充|待补|待确认|未定|暂无|暂缺|不详)$/i;

/** Maps names of columns in a file to those of an export: from the export's own, or from the desk's labels. */
export function spellingOf(config: SanitizedCollectionConfig): Spelling {
  const alt = altColumns(config.slug).map(({ name }) => name);
  const hasStatus = Boolean(config.versions?.drafts);
  const own = [identityOf(config), FAULT, ...alt, ...(hasStatus ? [STATUS] : [])];
  const isStatus = (name: string) => hasStatus && isStatusName(name);
  return (name) =>
    own.find((column) => column.toLowerCase() === name.toLowerCase()) ??
    columnNamed(fieldTree(config), name) ??
    (isStatus(name) ? STATUS : null);
}

/** The effect of a line. */
export type Step = { kind: "same"; line: number } | { kind: "bad"; line: number; faults: Fault[] } | Write;

/** A record that a line creates or changes. */
export interface Write {
  kind: "new" | "changed";
  line: number;
  title: string;
  before: Stored | null;
  data: Data;
  changes: CellChange[];
  lacks: string[];
  notices: Fault[];
  /** Columns with the company's default. */
  defaulted: string[];
}

/** Whether a line writes a record. */
export function isWrite(step: Step): step is Write {
  return step.kind === "new" || step.kind === "changed";
}

/** The lines of a file, compared with the stored records of a collection. */
export class Plan {
  readonly collection: CollectionSlug;
  readonly parts: FieldNode[];
  readonly identity: string;
  readonly #columns: Columns;
  readonly #context: PlanContext;
  /** The first line with each value of a unique column. */
  readonly #firstLines = new Map<string, Map<string, number>>();
  readonly #slugs: RowSlugs;

  private constructor(collection: CollectionSlug, columns: string[], context: PlanContext) {
    this.collection = collection;
    this.#context = context;
    this.#columns = new Columns(columns);
    this.parts = fieldTree(this.#config);
    this.identity = identityOf(this.#config);
    this.#slugs = new RowSlugs(context.payload, collection, this.identity);
  }

  /**
   * Prepares the validation of a file, with the permissions of a user.
   * @param pictureFiles the pictures sent with it
   */
  static async open(
    payload: Payload,
    collection: CollectionSlug,
    { columns, numbers, units }: Pick<Table, "columns" | "numbers" | "units">,
    user: TypedUser,
    language: DeskLanguage,
    pictureFiles: ImportArchive["pictures"] = new Map(),
  ): Promise<Plan> {
    const pictures = await Pictures.open(payload, pictureFiles);
    const { req, tools } = await openTools(payload, collection, user, language, { numbers, pictures });
    const requests = await Promise.all(
      LANGUAGES.map(async (locale) => {
        const own = { user, locale, req: { i18n: req.i18n, t: req.t } as PayloadRequest };
        return [locale, locale === DEFAULT_LANGUAGE ? req : await createLocalReq(own, payload)] as const;
      }),
    );
    return new Plan(collection, columns, {
      payload,
      tools,
      requests: Object.fromEntries(requests) as Record<Language, PayloadRequest>,
      language,
      terms: await companyTerms(payload, collection, req),
      pictures,
      units,
    });
  }

  get #config() {
    return this.#context.payload.collections[this.collection].config;
  }

  /** The message about the pictures sent with the file; null without pictures. */
  picturesMessage(): string | null {
    const counts = this.#context.pictures.counts();
    return counts && this.#translate(messages.picturesTold(counts));
  }

  /** Stores the pictures of written lines in the library. A line with a refused picture is bad. */
  async storePictures(steps: Step[], lines: Line[]): Promise<Step[]> {
    if (!this.#context.pictures.counts()) return steps;
    const stored: Step[] = [];
    for (const [index, step] of steps.entries()) {
      const cells = lines[index]?.cells ?? new Map<string, string>();
      stored.push(isWrite(step) ? await this.#withPictures(step, cells) : step);
    }
    return stored;
  }

  async #withPictures(step: Write, cells: Line["cells"]): Promise<Step> {
    try {
      return { ...step, data: await this.#context.pictures.store(this.parts, step.data, cells, this.#context.requests[DEFAULT_LANGUAGE]) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { line, title } = step;
      return {
        kind: "bad",
        line,
        faults: [{ line, title, column: "pictures", cell: cells.get("pictures") ?? "", message: error.message }],
      };
    }
  }

  /** The message about the company's terms as defaults; null where none applied. */
  defaultsMessage(columns: ReadonlyMap<string, number>): string | null {
    const terms = [...columns].map(([column, records]) => ({ column, value: this.#context.terms.get(column) ?? "", records }));
    return terms.length > 0 ? this.#translate(messages.defaultsTaken(terms)) : null;
  }

  /** The fault of the columns; null when there is none. */
  faultOfColumns(columns: string[]): string | null {
    const columnOf = spellingOf(this.#config);
    const unknown = columns.filter((name) => columnOf(name) !== name);
    if (unknown.length > 0)
      return this.#translate(
        messages.noColumns(
          unknown,
          unknown.find((name) => isInForeignLanguage(name, columnOf)),
        ),
      );
    const isFound = [this.identity, this.#slugs.source].some((name) => name !== undefined && columns.includes(name));
    return isFound || this.identity === "id" ? null : this.#translate(messages.noIdentity(this.identity));
  }

  /** Validates some lines, in their order. @param req reads their records within its transaction, if it has one */
  async steps(lines: Line[], req?: PayloadRequest): Promise<Step[]> {
    await this.#slugs.nameLines(lines, req);
    const names = lines.map(({ cells }) => cells.get(this.identity) ?? "");
    const stored = await findStored(this.#context.payload, this.collection, this.identity, this.#unique, lines, req);
    const steps: Step[] = [];
    for (const [index, line] of lines.entries()) steps.push(await this.#step(line, names[index] ?? "", stored));
    return steps;
  }

  /** Validates lines again, within a transaction, after somebody has saved their records. A line with a deleted record becomes bad. */
  async stepsAgain(lines: Line[], req: PayloadRequest): Promise<Step[]> {
    const steps = await this.steps(lines, req);
    return steps.map((step, index) => {
      if (step.kind !== "new") return step;
      const { line, title } = step;
      const cell = lines[index]?.cells.get(this.identity) ?? "";
      return { kind: "bad", line, faults: [{ line, title, column: this.identity, cell, message: this.#translate(words.gone) }] };
    });
  }

  async #step(line: Line, name: string, stored: Awaited<ReturnType<typeof findStored>>): Promise<Step> {
    const before = stored.byName.get(name) ?? null;
    const title = line.cells.get("code") || name || this.#titleIn(line, before?.data);
    const faults: Fault[] = [];
    const addFault = (column: string, message: string, cell = line.cells.get(column) ?? "") => {
      if (faults.every((fault) => fault.column !== column)) faults.push({ line: line.number, title, column, cell, message });
    };
    for (const [column, message] of line.faults ?? []) addFault(column, this.#translate(message));
    for (const column of line.dates ?? [])
      if (findColumn(this.parts, column)?.leaf?.field.type !== "date") addFault(column, this.#translate(words.madeDay));
    if (faults.some(({ column }) => column === this.identity)) return { kind: "bad", line: line.number, faults };
    const identityFault = this.#faultOfIdentity(name, before, stored.inTrash.has(name));
    if (identityFault) {
      addFault(this.identity, identityFault, name);
      return { kind: "bad", line: line.number, faults };
    }
    this.#findDuplicates(line, before?.id, stored.owners, addFault);
    const { cells, defaulted } = withTerms(
      this.#normalizeCells(line.cells, before?.data ?? null),
      before?.data ?? null,
      this.#context.terms,
    );
    const applied = apply(this.parts, before?.data ?? null, { ...line, cells }, this.#columns, this.#context.tools);
    const touched = new Set([...applied.changes, ...applied.faults].map(({ column }) => column));
    for (const [column, message] of line.suspect ?? []) {
      const isDay = message === words.madeDay && findColumn(this.parts, column)?.leaf?.field.type === "date";
      if ((!before || touched.has(column)) && !isDay) addFault(column, this.#translate(message));
    }
    for (const { column, cell, message } of applied.faults) addFault(column, this.#translate(message), cell);
    this.#applyStatus(line, before, applied, addFault);
    await this.#deriveValues(before, applied);
    const isSame = before !== null && applied.changes.length === 0;
    const failures = isSame
      ? []
      : await validateRecord(this.parts, applied.data, { collection: this.#config, requests: this.#context.requests, id: before?.id });
    // A draft may be incomplete, a published record may not.
    const isDraft = this.#hasDrafts && applied.data["_status"] !== "published";
    const lacks = new Set(failures.filter(({ isMissing }) => isMissing && isDraft).map(({ column }) => column));
    for (const { column, message } of failures) if (!lacks.has(column)) addFault(column, message);
    if (faults.length > 0) return { kind: "bad", line: line.number, faults };
    if (isSame) return { kind: "same", line: line.number };
    const { data, changes } = applied;
    const notices = applied.notices.map(({ column, cell, message }) => ({
      line: line.number,
      title,
      column,
      cell,
      message: this.#translate(message),
    }));
    return { kind: before ? "changed" : "new", line: line.number, title, before, data, changes, lacks: [...lacks], notices, defaulted };
  }

  /** Normalizes the cells: empties those that mean “unknown”, and adds the unit in the name of the column. */
  #normalizeCells(cells: Line["cells"], before: Data | null): Line["cells"] {
    const { units, tools } = this.#context;
    const isOther = [...cells].some(([column, cell]) => MEANS_NOTHING.test(cell) || units.has(column));
    if (!isOther) return cells;
    const stored = before ? cellsOf(this.parts, before, tools) : new Map<string, unknown>();
    return new Map(
      [...cells].map(([column, cell]) => {
        if (String(stored.get(column) ?? "") === cell) return [column, cell];
        if (MEANS_NOTHING.test(cell)) return [column, ""];
        const isNumber = units.has(column) && findColumn(this.parts, column)?.leaf?.field.type === "number";
        return [column, isNumber ? withUnit(cell, units.get(column)) : cell];
      }),
    );
  }

  /** Replaces a line's values of derived fields. */
  async #deriveValues(before: Stored | null, applied: Applied): Promise<void> {
    const deriveFields = DERIVED_FIELDS[this.collection];
    if (!deriveFields || (before && applied.changes.length === 0)) return;
    for (const [column, value] of Object.entries(await deriveFields(applied.data, this.#context.requests[DEFAULT_LANGUAGE]))) {
      if (value === null) continue;
      const old = before?.data[column] ?? "";
      applied.data[column] = value;
      applied.changes = applied.changes.filter((change) => change.column !== column);
      if (value !== old) applied.changes.push({ column, before: String(old), after: String(value) });
    }
  }

  #faultOfIdentity(name: string, before: Stored | null, isInTrash: boolean): string | null {
    if (isInTrash) return this.#translate(words.inTrash);
    if (this.identity === "id") return name && !before ? this.#translate(words.noRecord) : null;
    if (name === "") return this.#translate(words.identity);
    return this.#config.upload && !before ? this.#translate(words.noFile) : null;
  }

  /** Adds faults for values of unique columns that another line or record has. */
  #findDuplicates(
    line: Line,
    id: number | undefined,
    owners: ReadonlyMap<string, Map<string, { id: number; name: string }>>,
    addFault: (column: string, message: string) => void,
  ): void {
    for (const column of this.#unique) {
      const value = line.cells.get(column);
      if (!value) continue;
      const linesByValue = this.#firstLines.get(column) ?? new Map<string, number>();
      this.#firstLines.set(column, linesByValue);
      const first = linesByValue.get(value);
      const owner = owners.get(column)?.get(value);
      if (first !== undefined && first !== line.number) addFault(column, this.#translate(messages.sameAs(first)));
      else if (owner && owner.id !== id) addFault(column, this.#translate(messages.takenBy(owner.name)));
      if (first === undefined) linesByValue.set(value, line.number);
    }
  }

  #applyStatus(
    line: Line,
    before: Stored | null,
    applied: { data: Data; changes: CellChange[] },
    addFault: (column: string, message: string) => void,
  ): void {
    if (!this.#hasDrafts) return;
    const old = before ? String(before.data["_status"] ?? "draft") : "draft";
    const status = line.cells.get(STATUS) || old;
    if (status !== "draft" && status !== "published") return addFault(STATUS, this.#translate(words.status));
    applied.data["_status"] = status;
    if (status !== old) applied.changes.push({ column: STATUS, before: old, after: status });
  }

  get #hasDrafts(): boolean {
    return Boolean(this.#config.versions?.drafts);
  }

  get #unique(): string[] {
    const fields = this.#config.flattenedFields.filter((field) => "unique" in field && Boolean(field.unique) && !this.#config.upload);
    return [...new Set([this.identity, ...fields.map(({ name }) => name)])];
  }

  #titleIn(line: Line, data: Data | undefined): string {
    const field = this.#config.admin.useAsTitle ?? "id";
    const own = LANGUAGES.map((locale) => line.cells.get(columnIn(field, locale)) || inLocale(data?.[field], locale));
    return String(own.find(Boolean) ?? "");
  }

  #translate(text: Bilingual): string {
    return inLanguage(text, this.#context.language);
  }
}

/** The context of a validation. */
interface PlanContext {
  payload: Payload;
  tools: Tools;
  requests: Record<Language, PayloadRequest>;
  language: DeskLanguage;
  terms: Terms;
  pictures: Pictures;
  units: Table["units"];
}
