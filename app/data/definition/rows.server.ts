/** Writes the fields of a record in words: rows of label and value, words of the search, properties of schema.org. */
import type { CollectionSlug } from "payload";
import type { TextKey, Translate } from "#app/i18n/texts.ts";
import {
  byKind,
  shownOn,
  type AnyField,
  type ByKind,
  type FieldOf,
  type Fields,
  type NamesOn,
  type Shows,
  type Section,
} from "#shared/definition/define.ts";
import { CONTENT } from "#shared/content/index.ts";
import type { Language } from "#shared/languages.ts";
import { withUnit } from "#shared/specification/format.ts";
import { formatSize } from "#shared/specification/numbers.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { termIn } from "../content/terms.server.ts";
import { richTextPlain } from "../content/rich-text.server.ts";
import type { PublicView } from "./view.server.ts";

/** A language and its texts. */
export interface Writing {
  language: Language;
  t: Translate;
}

/** A field with its value. */
export interface Row {
  name: string;
  section: Section;
  label: string;
  value: string;
}

/** The heading of each section that needs one of its own. */
export const SECTION_HEADINGS = { purchase: "product.purchase", facts: "product.specifications" } as const satisfies Record<
  Section,
  TextKey
>;

type Related = Record<string, string | undefined> | null;

/** The text of a value; empty without a value, and for kinds that no line can state. */
const LINE: ByKind<string, [value: unknown, writing: Writing]> = {
  slug: (_, value) => String(value),
  text: (_, value) => String(value),
  paragraph: (_, value) => String(value),
  richText: (_, value) => richTextPlain(value),
  link: (_, value) => String(value),
  order: () => "",
  term: ({ vocabulary }, value, { language }) => termIn(vocabulary, String(value), language),
  flag: () => "",
  quantity: ({ words }, value, { t }) => {
    if (value === null) return "";
    return words === undefined ? String(value) : t(words as TextKey, { number: value as number });
  },
  choice: ({ names, namedBy }, value, { language, t }) => {
    const name = names[String(value)];
    if (name && namedBy !== undefined) return t(`${namedBy}.${String(value)}` as TextKey);
    return name ? nameIn(name, language) : "";
  },
  day: (_, value) => String(value),
  one: (field, value) => nameOf(field, value as Related),
  many: (field, value) => (value as Related[]).map((other) => nameOf(field, other)).join(", "),
  picture: () => "",
  pictures: () => "",
  model: () => "",
  file: () => "",
  size: (_, value, { language }) => withUnit(formatSize(value as Parameters<typeof formatSize>[0], language), "mm", language),
  codes: (_, value) => (value as string[]).join(", "),
  group: ({ fields }, value, writing) => linesOf(fields, value as object, writing).join(", "),
  rows: (field, value, writing) =>
    listRows(field, value as object[], writing)
      .map((row) => row.filter(Boolean).join(" "))
      .join(", "),
  seo: () => "",
  own: () => "",
  derived: () => "",
};

/** The name of another record, or its first text. */
function nameOf({ shows }: FieldOf<"one" | "many">, value: Related): string {
  return value?.["name" in shows ? "name" : (Object.keys(shows)[0] ?? "")] ?? "";
}

function linesOf(fields: Fields, values: object, writing: Writing): string[] {
  return Object.entries(fields).map(([name, field]) => lineOf(field, values[name as keyof typeof values], writing));
}

function lineOf(field: AnyField, value: unknown, writing: Writing): string {
  return value === undefined ? "" : byKind(LINE, field, value, writing);
}

/** Rows of one field: the first of their fields labels the others. */
export function listRows(field: FieldOf<"rows">, values: readonly object[], writing: Writing): [label: string, value: string][] {
  return values.map((row) => {
    const [label = "", ...others] = linesOf(field.fields, row, writing);
    return [label, others.filter(Boolean).join(" ")];
  });
}

type LabelOf<Name extends string, F> = F extends { siteLabel: infer Label } ? Label : `product.${Name}`;
type WordsOf<F> = F extends { words: infer Words } ? Words : never;
/** Text keys that the rows of a definition need. */
type TextsOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { kind: "group" | "rows"; fields: infer Inner extends Fields }
    ? TextsOf<Inner>
    : | WordsOf<F[Name]>
      | (Extract<F[Name] extends { on: infer On } ? On[keyof On] : never, Section> extends never ? never : LabelOf<Name, F[Name]>);
}[keyof F & string];
/** A definition whose rows have texts in each of the site's languages. */
type WithTexts<F extends Fields> = [Exclude<TextsOf<F>, TextKey>] extends [never]
  ? unknown
  : { textIsMissing: Exclude<TextsOf<F>, TextKey> };

type Place = "page" | "datasheet" | "markdown" | "compare";
/** The source of a place's rows: property names and the form of its views. */
type Source<F extends Fields, P extends Place> = Partial<Pick<PublicView<F>, NamesOn<F, P, Section> & keyof PublicView<F>>>;

/** The rows of a record at a place, without empty ones, in the order of the definition. */
export function rowsOn<F extends Fields, P extends Place>(fields: F & WithTexts<F>, place: P, view: Source<F, P>, writing: Writing): Row[] {
  return rowsWithin(fields, place, view, writing);
}

function rowsWithin(fields: Fields, place: Place, view: object, writing: Writing): Row[] {
  return Object.entries(fields).flatMap(([name, field]): Row[] => {
    const value = (view as Record<string, unknown>)[name];
    if (field.kind === "group") return rowsWithin(field.fields, place, (value ?? {}) as object, writing);
    const section = field.on?.[place];
    const line = section === undefined || section === "own" ? "" : lineOf(field, value, writing);
    if (line === "") return [];
    const label = ("siteLabel" in field && field.siteLabel) || `product.${name}`;
    return [{ name, section: section as Section, label: writing.t(label as TextKey), value: line }];
  });
}

/** The kinds of content whose rows have texts: all of them, or this does not compile. */
CONTENT satisfies { [Kind in keyof typeof CONTENT]: { fields: WithTexts<(typeof CONTENT)[Kind]["fields"]> } };

/** A record's short facts beside the text of its page. @param view the page's view of it */
export function factsOf(fields: Fields, view: object, writing: Writing): { label: string; value: string }[] {
  const rows = rowsWithin(fields, "page", view, writing).filter(({ section }) => section === "facts");
  return rows.map(({ label, value }) => ({ label, value }));
}

/** The same for Markdown. */
export function markdownRows(fields: Fields, view: object, writing: Writing): Row[] {
  return rowsWithin(fields, "markdown", view, writing);
}

/** Fields except those that only state a figure. */
function wordsAmong(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== "quantity"));
}

/** A record's texts that the search indexes in some way. */
export function searchTexts(fields: Fields, way: Exclude<Shows["search"], "own" | undefined>, view: object, writing: Writing): string[] {
  return shownOn(fields, "search").flatMap(([name, field, own]) => {
    const value = (view as Record<string, unknown>)[name];
    if (own !== way) return [];
    if (field.kind === "rows") return (value as object[]).flatMap((row) => linesOf(wordsAmong(field.fields), row, writing).filter(Boolean));
    if (field.kind === "many") return (value as Related[]).map((other) => nameOf(field, other));
    return [lineOf(field, value, writing)];
  });
}

type Relation = number | { id: number } | null;

/** The collections whose records the search reads with a record. */
export function searchRelations(fields: Fields, record: object): [CollectionSlug, Relation[]][] {
  return shownOn(fields, "search").flatMap(([name, field]): [CollectionSlug, Relation[]][] => {
    const of = field.kind === "file" ? "media" : "of" in field ? field.of : undefined;
    if (of === undefined) return [];
    const value = (record as Record<string, Relation | Relation[] | undefined>)[name] ?? null;
    return [[of as CollectionSlug, Array.isArray(value) ? value : [value]]];
  });
}

/** Properties of schema.org from fields. */
export function thingProperties(fields: Fields, view: object, writing: Writing): Record<string, unknown> {
  return Object.fromEntries(
    shownOn(fields, "jsonLd").flatMap(([name, field, as]) => {
      const line = lineOf(field, (view as Record<string, unknown>)[name], writing);
      if (line === "") return [];
      return [typeof as === "string" ? [as, line] : [as.property, { "@type": as.type, name: line }]];
    }),
  );
}
