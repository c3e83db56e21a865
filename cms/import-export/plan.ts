import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedUser,
} from "payload";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#shared/languages.ts";
import { inLanguage } from "../lib/i18n.ts";
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
import * as said from "./import-messages.ts";
import { openTools } from "./cell-tools.ts";

const { words } = said;

/** What is made of other values of a record: by field, null where it cannot be told. */
const MADE: Partial<Record<CollectionSlug, (data: Data, req: PayloadRequest) => Promise<Record<string, string | number | null>>>> = {
  downloads: async (data, req) => ({ type: await typeOfDownload(data, req) }),
  videos: async (data, req) => ({ seconds: await lengthOfVideo(data, req) }),
};

/** What stands in a cell of which nothing is known, in the languages that sheets are written in. */
const MEANS_NOTHING =
  /^(?:n\s?\/\s?a\.?|n\.\s?a\.?|[-–—−]{1,3}|\/{1,2}|\\|\.{2,3}|…|t\.?b\.?[acd]\.?|k\.\s?a\.|[ns]\/d|n\.d\.|\?{1,3}|？|待定|待补充|待补|待确认|未定|暂无|暂缺|不详)$/i;

/** How the columns of a collection are written, by their names in a file: as an export has them, or as the desk calls them. */
export function spellingOf(config: SanitizedCollectionConfig): Spelling {
  const alt = altColumns(config.slug).map(({ name }) => name);
  const hasStatus = Boolean(config.versions?.drafts);
  const own = [identityOf(config), FAULT, ...alt, ...(hasStatus ? [STATUS] : [])];
  const isStatus = (name: string) => hasStatus && isStatusName(name);
  return (name) =>
    own.find((known) => known.toLowerCase() === name.toLowerCase()) ??
    columnNamed(fieldTree(config), name) ??
    (isStatus(name) ? STATUS : null);
}

/** What a line of a file would do. */
export type Step = { kind: "same"; line: number } | { kind: "bad"; line: number; faults: Fault[] } | Write;

/** A record that a line makes or changes. */
export interface Write {
  kind: "new" | "changed";
  line: number;
  title: string;
  before: Stored | null;
  data: Data;
  changes: CellChange[];
  lacks: string[];
  notices: Fault[];
  /** Columns that took what the company has for all. */
  defaulted: string[];
}

/** Whether a line makes something that is to be written. */
export function isWrite(step: Step): step is Write {
  return step.kind === "new" || step.kind === "changed";
}

/** A file’s lines against what is stored in a collection. */
export class Plan {
  readonly collection: CollectionSlug;
  readonly parts: FieldNode[];
  readonly identity: string;
  readonly #columns: Columns;
  readonly #given: Given;
  /** In which line a value of a column that has each value once was seen first. */
  readonly #seen = new Map<string, Map<string, number>>();
  readonly #slugs: RowSlugs;

  private constructor(collection: CollectionSlug, columns: string[], given: Given) {
    this.collection = collection;
    this.#given = given;
    this.#columns = new Columns(columns);
    this.parts = fieldTree(this.#config);
    this.identity = identityOf(this.#config);
    this.#slugs = new RowSlugs(given.payload, collection, this.identity);
  }

  /**
   * Reads what is needed to validate lines of a file, in the name of a user.
   * @param sent the pictures that came beside it
   */
  static async open(
    payload: Payload,
    collection: CollectionSlug,
    { columns, numbers, units }: Pick<Table, "columns" | "numbers" | "units">,
    user: TypedUser,
    language: Language,
    sent: ImportArchive["pictures"] = new Map(),
  ): Promise<Plan> {
    const pictures = await Pictures.open(payload, sent);
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
    return this.#given.payload.collections[this.collection].config;
  }

  /** What becomes of the pictures that came beside the file, in words; null where none came. */
  picturesTold(): string | null {
    const counts = this.#given.pictures.counts();
    return counts && this.#say(said.picturesTold(counts));
  }

  /** Puts the pictures of lines that are to be written into the library. A line with one that the library refuses is bad. */
  async storePictures(steps: Step[], lines: Line[]): Promise<Step[]> {
    if (!this.#given.pictures.counts()) return steps;
    const stored: Step[] = [];
    for (const [index, step] of steps.entries()) {
      const cells = lines[index]?.cells ?? new Map<string, string>();
      stored.push(isWrite(step) ? await this.#withPictures(step, cells) : step);
    }
    return stored;
  }

  async #withPictures(step: Write, cells: Line["cells"]): Promise<Step> {
    try {
      return { ...step, data: await this.#given.pictures.store(this.parts, step.data, cells, this.#given.requests[DEFAULT_LANGUAGE]) };
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

  /** What the company's terms were taken for, in words; null where they were not. */
  defaultsTold(columns: ReadonlyMap<string, number>): string | null {
    const told = [...columns].map(([column, records]) => ({ column, value: this.#given.terms.get(column) ?? "", records }));
    return told.length > 0 ? this.#say(said.defaultsTaken(told)) : null;
  }

  /** What is wrong with the columns; null when nothing is. */
  faultOfColumns(columns: string[]): string | null {
    const spelled = spellingOf(this.#config);
    const unknown = columns.filter((name) => spelled(name) !== name);
    if (unknown.length > 0) return this.#say(said.noColumns(unknown, unknown.find(isInForeignLanguage)));
    const isFound = [this.identity, this.#slugs.source].some((name) => name !== undefined && columns.includes(name));
    return isFound || this.identity === "id" ? null : this.#say(said.noIdentity(this.identity));
  }

  /** Validates some lines, in their order. @param req within whose transaction their records are read, if it has one */
  async steps(lines: Line[], req?: PayloadRequest): Promise<Step[]> {
    await this.#slugs.nameLines(lines, req);
    const names = lines.map(({ cells }) => cells.get(this.identity) ?? "");
    const stored = await findStored(this.#given.payload, this.collection, this.identity, this.#unique, lines, req);
    const steps: Step[] = [];
    for (const [index, line] of lines.entries()) steps.push(await this.#step(line, names[index] ?? "", stored));
    return steps;
  }

  /** Validates lines anew whose records were saved since they were validated, within a transaction. One whose record is gone makes no new one. */
  async stepsAgain(lines: Line[], req: PayloadRequest): Promise<Step[]> {
    const steps = await this.steps(lines, req);
    return steps.map((step, index) => {
      if (step.kind !== "new") return step;
      const { line, title } = step;
      const cell = lines[index]?.cells.get(this.identity) ?? "";
      return { kind: "bad", line, faults: [{ line, title, column: this.identity, cell, message: this.#say(words.gone) }] };
    });
  }

  async #step(line: Line, name: string, stored: Awaited<ReturnType<typeof findStored>>): Promise<Step> {
    const before = stored.byName.get(name) ?? null;
    const title = line.cells.get("code") || name || this.#titleIn(line, before?.data);
    const faults: Fault[] = [];
    const blame = (column: string, message: string, cell = line.cells.get(column) ?? "") => {
      if (faults.every((fault) => fault.column !== column)) faults.push({ line: line.number, title, column, cell, message });
    };
    for (const [column, message] of line.faults ?? []) blame(column, this.#say(message));
    for (const column of line.dates ?? [])
      if (findColumn(this.parts, column)?.leaf?.field.type !== "date") blame(column, this.#say(words.madeDay));
    if (faults.some(({ column }) => column === this.identity)) return { kind: "bad", line: line.number, faults };
    const identityFault = this.#faultOfIdentity(name, before, stored.inTrash.has(name));
    if (identityFault) {
      blame(this.identity, identityFault, name);
      return { kind: "bad", line: line.number, faults };
    }
    this.#findTwins(line, before?.id, stored.owners, blame);
    const { cells, defaulted } = withTerms(this.#meant(line.cells, before?.data ?? null), before?.data ?? null, this.#given.terms);
    const applied = apply(this.parts, before?.data ?? null, { ...line, cells }, this.#columns, this.#given.tools);
    const touched = new Set([...applied.changes, ...applied.faults].map(({ column }) => column));
    for (const [column, message] of line.suspect ?? []) {
      const isDay = message === words.madeDay && findColumn(this.parts, column)?.leaf?.field.type === "date";
      if ((!before || touched.has(column)) && !isDay) blame(column, this.#say(message));
    }
    for (const { column, cell, message } of applied.faults) blame(column, this.#say(message), cell);
    this.#applyStatus(line, before, applied, blame);
    await this.#makeValues(before, applied);
    const isSame = before !== null && applied.changes.length === 0;
    const broken = isSame
      ? []
      : await validateRecord(this.parts, applied.data, { collection: this.#config, requests: this.#given.requests, id: before?.id });
    // A draft may lack what a published record may not.
    const isDraft = this.#hasDrafts && applied.data["_status"] !== "published";
    const lacks = new Set(broken.filter(({ isMissing }) => isMissing && isDraft).map(({ column }) => column));
    for (const { column, message } of broken) if (!lacks.has(column)) blame(column, message);
    if (faults.length > 0) return { kind: "bad", line: line.number, faults };
    if (isSame) return { kind: "same", line: line.number };
    const { data, changes } = applied;
    const notices = applied.notices.map(({ column, cell, message }) => ({
      line: line.number,
      title,
      column,
      cell,
      message: this.#say(message),
    }));
    return { kind: before ? "changed" : "new", line: line.number, title, before, data, changes, lacks: [...lacks], notices, defaulted };
  }

  /** The cells as they are meant: empty where what stands there means nothing, and with the unit that the name of the column says. */
  #meant(cells: Line["cells"], before: Data | null): Line["cells"] {
    const { units, tools } = this.#given;
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

  /** Puts what follows from other values in the place of what the line says of it. */
  async #makeValues(before: Stored | null, applied: Applied): Promise<void> {
    const made = MADE[this.collection];
    if (!made || (before && applied.changes.length === 0)) return;
    for (const [column, value] of Object.entries(await made(applied.data, this.#given.requests[DEFAULT_LANGUAGE]))) {
      if (value === null) continue;
      const old = before?.data[column] ?? "";
      applied.data[column] = value;
      applied.changes = applied.changes.filter((change) => change.column !== column);
      if (value !== old) applied.changes.push({ column, before: String(old), after: String(value) });
    }
  }

  #faultOfIdentity(name: string, before: Stored | null, isInTrash: boolean): string | null {
    if (isInTrash) return this.#say(words.inTrash);
    if (this.identity === "id") return name && !before ? this.#say(words.noRecord) : null;
    if (name === "") return this.#say(words.identity);
    return this.#config.upload && !before ? this.#say(words.noFile) : null;
  }

  /** Blames values that another line or another record has, where each may be there once. */
  #findTwins(
    line: Line,
    id: number | undefined,
    owners: ReadonlyMap<string, Map<string, { id: number; name: string }>>,
    blame: (column: string, message: string) => void,
  ): void {
    for (const column of this.#unique) {
      const value = line.cells.get(column);
      if (!value) continue;
      const seen = this.#seen.get(column) ?? new Map<string, number>();
      this.#seen.set(column, seen);
      const first = seen.get(value);
      const owner = owners.get(column)?.get(value);
      if (first !== undefined && first !== line.number) blame(column, this.#say(said.sameAs(first)));
      else if (owner && owner.id !== id) blame(column, this.#say(said.takenBy(owner.name)));
      if (first === undefined) seen.set(value, line.number);
    }
  }

  #applyStatus(
    line: Line,
    before: Stored | null,
    applied: { data: Data; changes: CellChange[] },
    blame: (column: string, message: string) => void,
  ): void {
    if (!this.#hasDrafts) return;
    const old = before ? String(before.data["_status"] ?? "draft") : "draft";
    const wanted = line.cells.get(STATUS) || old;
    if (wanted !== "draft" && wanted !== "published") return blame(STATUS, this.#say(words.status));
    applied.data["_status"] = wanted;
    if (wanted !== old) applied.changes.push({ column: STATUS, before: old, after: wanted });
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

  #say(text: { zh: string; en: string }): string {
    return inLanguage(text, this.#given.language);
  }
}

/** What lines are validated with. */
interface Given {
  payload: Payload;
  tools: Tools;
  requests: Record<Language, PayloadRequest>;
  language: Language;
  terms: Terms;
  pictures: Pictures;
  units: Table["units"];
}
