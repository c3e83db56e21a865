/** Reads the records of a definition: selects the fields of a place and converts them for one language. */
import type { PopulateType } from "payload";
import { isData, rowsOf, type Data } from "#cms/schema/data.ts";
import {
  byKind,
  type AnyField,
  type ByKind,
  type Fields,
  type FieldOf,
  type NamesOfKind,
  type NamesOn,
  type Surface,
} from "#shared/definition/define.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import {
  FILE_FIELDS,
  fileView,
  modelView,
  PICTURE_FIELDS,
  pictureView,
  type FileView,
  type ModelView,
  type PictureView,
} from "../content/pictures.server.ts";
import { linked, linkedAll } from "../content/linked.server.ts";

/** The fields read of another record. */
type ShownOf<F> = F extends { shows: infer Shows }
  ? { -readonly [Name in keyof Shows]: Shows[Name] extends "picture" ? PictureView | null : string }
  : never;
type NullIfOptional<F> = F extends { optional: true } ? null : never;

/** The value of a field, by its kind. */
interface Values<F> {
  slug: string;
  text: string;
  paragraph: string;
  /** The stored value. */
  richText: unknown;
  link: string;
  order: number;
  term: string;
  flag: boolean;
  quantity: number | NullIfOptional<F>;
  choice: (F extends { names: infer Names } ? keyof Names : never) | NullIfOptional<F>;
  /** ISO date; empty without one. */
  day: string;
  /** Null when deleted or not published. */
  one: ShownOf<F> | null;
  many: ShownOf<F>[];
  picture: PictureView | null;
  pictures: PictureView[];
  model: ModelView | null;
  file: FileView | null;
  /** In millimetres. */
  size: { width: number; depth: number; height: number };
  codes: readonly string[];
  group: F extends { fields: infer Inner extends Fields } ? View<Inner> : never;
  rows: F extends { fields: infer Inner extends Fields } ? View<Inner>[] : never;
  seo: never;
  own: never;
  derived: never;
}

/** The values of the fields. */
export type View<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]["kind"] extends "own" | "seo" | "derived" ? never : Name]: Values<F[Name]>[F[Name]["kind"]];
};
/** A record's fields at a place. */
export type ViewAt<F extends Fields, S extends Surface> = View<Pick<F, NamesOn<F, S>>>;
/** A record's fields at all places except the desk. */
export type PublicView<F extends Fields> = View<{ [Name in keyof F as F[Name] extends { on: object } ? Name : never]: F[Name] }>;

const textOf = (stored: unknown): string => (typeof stored === "string" ? stored : "");
const numberOf = (stored: unknown): number => (typeof stored === "number" ? stored : 0);

/** A field's value from a record of the content system in one language. */
const READ: ByKind<unknown, [name: string, record: Data]> = {
  slug: (_, name, record) => textOf(record[name]),
  text: (_, name, record) => textOf(record[name]),
  paragraph: (_, name, record) => textOf(record[name]),
  richText: (_, name, record) => record[name] ?? null,
  link: (_, name, record) => textOf(record[name]),
  order: (_, name, record) => numberOf(record[name]),
  term: (_, name, record) => textOf(record[name]),
  flag: (_, name, record) => record[name] === true,
  quantity: (_, name, record) => record[name] ?? null,
  choice: (_, name, record) => record[name] ?? null,
  day: (_, name, record) => (record[name] ? isoDay(textOf(record[name])) : ""),
  one: (field, name, record) => {
    const target = linked(record[name] as Data | number | null);
    return target && shownOf(field, target);
  },
  many: (field, name, record) => linkedAll(record[name] as (Data | number)[] | null).map((other) => shownOf(field, other)),
  picture: (_, name, record) => pictureView(record[name] as Upload),
  pictures: (_, name, record) => ((record[name] ?? []) as Upload[]).flatMap((upload) => pictureView(upload) ?? []),
  model: (_, name, record) => modelView(record[name] as Upload),
  file: (_, name, record) => fileView(record[name] as Upload),
  size: (_, _name, { width, depth, height }) => ({ width: numberOf(width), depth: numberOf(depth), height: numberOf(height) }),
  codes: (_, name, record) => record[name] ?? [],
  group: ({ fields }, name, record) => readFields(fields, isData(record[name]) ? record[name] : {}, Object.keys(fields)),
  rows: ({ fields }, name, record) => rowsOf(record[name]).map((row) => readFields(fields, row, Object.keys(fields))),
  seo: () => undefined,
  own: () => undefined,
  derived: () => undefined,
};

type Upload = Parameters<typeof pictureView>[0];

function shownOf({ shows }: FieldOf<"one" | "many">, record: Data) {
  return Object.fromEntries(
    Object.entries(shows).map(([name, as]) => [name, as === "picture" ? pictureView(record[name] as Upload) : textOf(record[name])]),
  );
}

function readFields(fields: Fields, record: Data, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      const value = field && byKind(READ, field, name, record);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A record's fields at all places except the desk. @param record from the content system, in one language */
export function readRecord<F extends Fields>(fields: F, record: object): PublicView<F> {
  const names = Object.keys(fields).filter((name) => fields[name]?.on);
  return readFields(fields, record as Data, names) as PublicView<F>;
}

/** A record's fields at one of these places. */
export function readAt(fields: Fields, places: readonly Surface[], record: object): Record<string, unknown> {
  return readFields(
    fields,
    record as Data,
    shownAt(fields, places).map(([name]) => name),
  );
}

/** The stored names of the fields at one of these places. */
type Stored<F extends Fields, S extends Surface> = {
  [Name in keyof F & string]: F[Name] extends { on: infer On }
    ? keyof On & S extends never
      ? never
      : Name extends NamesOfKind<F, "derived">
        ? never
        : Name extends NamesOfKind<F, "size">
          ? (typeof SIZE)[number]
          : Name
    : never;
}[keyof F & string];

const SIZE = ["width", "depth", "height"] as const;

/** The fields at one of these places, each once. */
function shownAt(fields: Fields, surfaces: readonly Surface[]): [string, AnyField][] {
  return Object.entries(fields).filter(([, { on }]) => on && surfaces.some((surface) => on[surface] !== undefined));
}

/** The `select` of a record for these places. */
export function selectOf<F extends Fields, const S extends Surface>(fields: F, surfaces: readonly S[]): Record<Stored<F, S>, true> {
  const names = shownAt(fields, surfaces).flatMap(([name, { kind }]) => (kind === "derived" ? [] : kind === "size" ? SIZE : name));
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Stored<F, S>, true>;
}

/** The `populate` of the records that it links to. */
export function populateOf(fields: Fields, surfaces: readonly Surface[]): PopulateType {
  const populated: Record<string, Record<string, true>> = {};
  const add = (collection: string, names: Record<string, true>) => Object.assign((populated[collection] ??= {}), names);
  for (const [, field] of shownAt(fields, surfaces)) {
    if (["picture", "pictures", "richText", "seo"].includes(field.kind)) add("media", PICTURE_FIELDS);
    if (field.kind === "model" || field.kind === "file") add("media", FILE_FIELDS);
    if (field.kind === "file" && field.checksum) add("media", { sha256: true });
    if (field.kind !== "one" && field.kind !== "many") continue;
    add(field.of, Object.fromEntries(Object.keys(field.shows).map((name) => [name, true])));
    if (Object.values(field.shows).includes("picture")) add("media", PICTURE_FIELDS);
  }
  return populated;
}

/** The kinds of fields that link to other records or files. */
const NAMING: ReadonlySet<string> = new Set(["picture", "pictures", "model", "file", "one", "many", "seo"]);

/** The depth for reading records: their linked records, and the pictures of those. */
export function depthOf(fields: Fields, surfaces: readonly Surface[]): number {
  const fieldsShown = shownAt(fields, surfaces).map(([, field]) => field);
  const isDeep = fieldsShown.some(
    (field) => field.kind === "richText" || ("shows" in field && Object.values(field.shows).includes("picture")),
  );
  return isDeep ? 2 : fieldsShown.some(({ kind }) => NAMING.has(kind)) ? 1 : 0;
}
