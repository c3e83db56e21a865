/** The template of a collection: every column, one sample line, and the allowed values. */
import { inDeskLanguages, say, type DeskText } from "#shared/desk-texts/say.ts";
import writeExcelFile, { type Cell as SheetCell } from "write-excel-file/node";
import type { OptionObject, SanitizedCollectionConfig } from "payload";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { unitSpellings } from "#shared/specification/units.ts";
import { codesOf, specDefinition, specKeys, specName } from "#shared/vocabulary/spec-rows.ts";
import { deskText, type Bilingual } from "../lib/i18n.ts";
import { LANGUAGE_LABELS } from "../lib/language-labels.ts";
import { isData, type Cell } from "../schema/data.ts";
import { identityOf, fieldTree, type Leaf, type FieldNode } from "../schema/field-tree.ts";
import { STATUS, STATUS_LABEL } from "./column-names.ts";
import { DEFAULT_LANGUAGE, otherLanguages, type Language } from "#shared/languages.ts";
import { leafInForce } from "./codes-leaf.ts";
import { columnIn } from "./column-language.ts";
import { extraColumns, localesOf } from "./columns.ts";
import { altColumns } from "./pictures.ts";
import { writeTable } from "./write-file.ts";

/** A column of a template. */
interface TemplateColumn {
  name: string;
  /** Its label at the desk, in both languages. */
  label: DeskText;
  /** The sample value. */
  sample: Cell;
  /** The allowed values. */
  values: string;
  isRequired: boolean;
}

/** Rows of each list with columns; a file may have more. */
const ROWS = 2;
/** The notation of a quantity, by its unit. */
const SAMPLES: Readonly<Record<string, string>> = { V: "9–36", "°C": "−40…+85", d: "365", dBm: "−165" };
/** Sample texts by the names of fields; others have their own rules. */
const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  slug: "sample",
  key: "sample",
  code: "SAMPLE",
  name: "Sample",
  title: "Sample",
  tagline: "Sample",
  intro: "Sample",
  question: "Sample",
};
const STATUS_VALUES = "draft; published";
const SHEET_NAMES = ["Records", "Columns"] as const;

/** The columns of a collection with their descriptions. */
export function templateColumns(config: SanitizedCollectionConfig): TemplateColumn[] {
  const identity = identityOf(config);
  const columns = fieldTree(config).flatMap((part) => columnsOf(part, "", []));
  const own = columns.filter(({ name }) => name === identity);
  const status: TemplateColumn = {
    name: STATUS,
    label: STATUS_LABEL,
    sample: "draft",
    values: STATUS_VALUES,
    isRequired: false,
  };
  const others = columns.filter(({ name }) => name !== identity);
  const withAlt = others.toSpliced(others.findIndex(({ name }) => name === "pictures") + 1, 0, ...altOf(config));
  return [...own, ...(config.versions?.drafts ? [status] : []), ...withAlt];
}

/** The columns that describe the pictures of a line. */
function altOf({ slug }: SanitizedCollectionConfig): TemplateColumn[] {
  return altColumns(slug).map(({ name, language }) => ({
    name,
    label: joinLabels([say("Alternative text of the pictures")], languageLabel(language)),
    sample: "",
    values: "a; b; c",
    isRequired: false,
  }));
}

function columnsOf(part: FieldNode, prefix: string, outer: readonly DeskText[]): TemplateColumn[] {
  const name = prefix + part.name;
  const labels = [...outer, labelOf(part)];
  if (part.kind === "leaf") return leafColumns(part, name, labels);
  if (part.kind === "group") return part.parts.flatMap((inner) => columnsOf(inner, `${name}.`, labels));
  if (part.isSpecification) return specKeys().flatMap((key) => quantityColumns(part, key, `${name}.${key}`));
  return Array.from({ length: ROWS }, (_, index) => index + 1).flatMap((number) =>
    part.parts.flatMap((inner) =>
      columnsOf(inner, `${name}.${number}.`, [...labels, inDeskLanguages(() => String(number))]).map((column) =>
        Object.assign(column, { sample: "", isRequired: false }),
      ),
    ),
  );
}

function leafColumns(leaf: Leaf, name: string, labels: readonly DeskText[]): TemplateColumn[] {
  const isRequired = "required" in leaf.field && Boolean(leaf.field.required);
  return localesOf(leaf).map((locale) => ({
    name: columnIn(name, locale),
    label: joinLabels(labels, languageLabel(locale)),
    sample: sampleOf(leaf),
    values: valuesOf(leafInForce(leaf)),
    isRequired: isRequired && locale === localesOf(leaf)[0],
  }));
}

function quantityColumns(list: Extract<FieldNode, { kind: "list" }>, key: string, name: string): TemplateColumn[] {
  const unit = specDefinition(key)?.unit;
  const label = deskText(specName(key));
  const codes = Object.entries(codesOf(key));
  const figures: TemplateColumn = {
    name,
    label,
    sample: unit ? (SAMPLES[unit] ?? "10") : codes[0] ? nameIn(codes[0][1], DEFAULT_LANGUAGE) : "",
    values: unit ? `${unit} (10; 9–36; ≤2.5)` : "",
    isRequired: false,
  };
  const translated =
    unit || codes.length > 0
      ? []
      : otherLanguages(DEFAULT_LANGUAGE).map((language) =>
          Object.assign({}, figures, { name: columnIn(name, language), label: joinLabels([label], languageLabel(language)) }),
        );
  const extra = extraColumns(list, key)
    .filter((part) => part.name !== "codes" || codes.length > 0)
    .flatMap((part) => columnsOf(part, `${name}.`, [label]))
    .map((column) => Object.assign(column, column.name.endsWith(".codes") ? { sample: codes[0]?.[0] ?? "" } : { sample: "" }));
  return [figures, ...translated, ...extra];
}

/** The language in a column's label; empty for the default one. */
function languageLabel(language: Language): DeskText | null {
  return language === DEFAULT_LANGUAGE ? null : LANGUAGE_LABELS[language];
}

/** A sample value of a field; empty for another record or a file, which may not exist. */
function sampleOf({ field, name }: Leaf): Cell {
  switch (field.type) {
    case "number":
      return "min" in field && typeof field.min === "number" && field.min > 1 ? field.min : name === "order" ? 100 : 10;
    case "date":
      return "2026-01-31";
    case "checkbox":
      return "false";
    case "select":
      return "required" in field && field.required ? ((field.options as OptionObject[])[0]?.value ?? "") : "";
    case "text":
    case "textarea":
      return SAMPLE_TEXTS[name] ?? "";
    default:
      return "";
  }
}

/** The allowed values of a field: its options with their names, the kind of record, or the kind of value. */
function valuesOf({ field }: Leaf): string {
  switch (field.type) {
    case "select":
      return (field.options as OptionObject[])
        .map(({ value, label }) => {
          const names = Object.values(label as DeskText).filter((name, index, all) => all.indexOf(name) === index && name !== value);
          return names.length > 0 ? `${value} (${names.join(" / ")})` : value;
        })
        .join("; ");
    case "relationship":
    case "upload":
      return `${String(field.relationTo)}${field.hasMany ? " (a; b; c)" : ""}`;
    case "checkbox":
      return "true; false";
    case "date":
      return "2026-01-31";
    case "number":
      return "1234.5";
    case "richText":
      return "Markdown";
    default:
      return "maxLength" in field && field.maxLength ? `≤ ${field.maxLength}` : "";
  }
}

function labelOf(part: FieldNode): DeskText {
  const label = "label" in part.field ? part.field.label : undefined;
  return isData(label) ? deskText(label as Bilingual) : inDeskLanguages(() => (typeof label === "string" ? label : part.name));
}

function joinLabels(labels: readonly DeskText[], language: DeskText | null): DeskText {
  const all = language ? [...labels, language] : labels;
  return inDeskLanguages((language) => all.map((label) => label[language]).join(" · "));
}

const bold = (value: string): SheetCell => ({ value, type: String, fontWeight: "bold" });
const plainCell = (value: Cell): SheetCell => (value === "" ? null : { value: String(value), type: String });

/** The formats of templates. */
export const TEMPLATE_FORMATS = ["csv", "xlsx"] as const;

/** A template as a file: CSV has only the sample line, a workbook the allowed values in a second sheet. */
export async function writeTemplate(
  format: (typeof TEMPLATE_FORMATS)[number],
  config: SanitizedCollectionConfig,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const columns = templateColumns(config);
  const names = columns.map(({ name }) => name);
  if (format === "csv") return writeTable("csv", names, [new Map(columns.map(({ name, sample }) => [name, sample]))]);
  const guide = columns.map(({ name, label, values, isRequired }) =>
    [name, label.zh, label.en, isRequired ? "✓" : "", values].map(plainCell),
  );
  const heads = ["Column 列", "名称", "Name", "Needed to publish 发布必填", "What may be written 可填"].map(bold);
  const units = [
    "Units 单位",
    "",
    "",
    "",
    unitSpellings()
      .toSorted((one, other) => one.localeCompare(other))
      .join(" "),
  ].map(plainCell);
  const file = writeExcelFile([
    {
      data: [names.map(bold), columns.map(({ sample }) => plainCell(sample))],
      sheet: SHEET_NAMES[0],
      columns: names.map(() => ({ width: 18 })),
      stickyRowsCount: 1,
    },
    {
      data: [heads, ...guide, units],
      sheet: SHEET_NAMES[1],
      columns: [34, 30, 34, 14, 90].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]);
  return new Uint8Array(await file.toBuffer());
}
