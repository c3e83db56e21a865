/** Records of a definition for programs: writes the values and describes them for OpenAPI in one walk, so that the two cannot differ. */
import { pathOfRecord, WITH_PAGES } from "#cms/lib/record-paths.ts";
import { largestAddress } from "#app/lib/picture.ts";
import { byKind, shownOn, type AnyField, type ByKind, type FieldOf, type Fields, type NamesOn } from "#shared/definition/define.ts";
import { keysOf } from "#shared/vocabulary/names.ts";
import type { ModelView, PictureView } from "../content/pictures.server.ts";
import { address, day, list, number, object, orNull, text, unstated, whole } from "./json-schema.ts";

/** Converts paths to whole addresses: of pages in the language of the answer, and of files. */
export interface Whole {
  page: (path: string) => string;
  file: (path: string) => string;
}

interface Form {
  schema: object;
  write: (value: unknown, whole: Whole) => unknown;
  /** Whether null leaves it out. */
  isLeftOut?: true;
}

const asStored = (schema: object): Form => ({ schema, write: (value) => value });
const picture: Form = {
  schema: object({ url: address, description: text }),
  write: (value, { file }) => ({ url: file(largestAddress(value as PictureView)), description: (value as PictureView).alt }),
};

const file: Form = {
  schema: object({ url: address, bytes: whole }),
  write: (value, { file: urls }) => ({ url: urls((value as ModelView).url), bytes: (value as ModelView).size }),
  isLeftOut: true,
};

const FORMS: ByKind<Form> = {
  slug: () => asStored(text),
  text: () => asStored(text),
  paragraph: () => asStored(text),
  richText: rejectWrite,
  link: () => ({ schema: address, write: (value, { page }) => page(String(value)) }),
  order: () => asStored(number),
  term: () => asStored(text),
  flag: () => asStored({ type: "boolean" }),
  quantity: ({ optional }) => asStored(optional ? unstated : number),
  choice: ({ names, optional }) => asStored(optional ? orNull({ enum: keysOf(names) }) : { enum: keysOf(names) }),
  day: ({ optional }) => (optional ? { schema: orNull(day), write: (value) => value || null } : asStored(day)),
  one: (field) => {
    const { schema, write } = reference(field);
    return { schema: orNull(schema), write: (value, urls) => value && write(value, urls) };
  },
  many: (field) => {
    const { schema, write } = reference(field);
    return { schema: list(schema), write: (value, urls) => (value as object[]).map((other) => write(other, urls)) };
  },
  picture: () => ({ ...picture, isLeftOut: true }),
  pictures: () => ({
    schema: list(picture.schema),
    write: (value, urls) => (value as PictureView[]).map((one) => picture.write(one, urls)),
  }),
  model: () => file,
  file: () => file,
  size: () => ({
    schema: object({ width: number, depth: number, height: number, unit: { const: "mm" } }),
    write: (value) => ({ ...(value as object), unit: "mm" }),
  }),
  codes: () => asStored(list(text)),
  group: ({ fields }) => inner(fields),
  rows: ({ fields }) => {
    const { schema, write } = inner(fields);
    return { schema: list(schema), write: (value, urls) => (value as object[]).map((row) => write(row, urls)) };
  },
  seo: rejectWrite,
  own: rejectWrite,
  derived: rejectWrite,
};

function rejectWrite(): never {
  throw new Error("Only code of its own writes such a field");
}

/** Another record by its read fields, with its address where it has a page. */
function reference({ of, shows, inJson = Object.keys(shows) }: FieldOf<"one" | "many">): Form {
  const path = (slug = "") => pathOfRecord(of, { slug });
  const hasPage = WITH_PAGES.some((kind) => kind === of);
  return {
    schema: object({ ...Object.fromEntries(inJson.map((name) => [name, text])), ...(hasPage && { url: address }) }),
    write: (value, { page }) => {
      const record = value as Record<string, string>;
      return {
        ...Object.fromEntries(inJson.map((name) => [name, record[name]])),
        ...(hasPage && { url: page(path(record["slug"]) ?? "/") }),
      };
    },
  };
}

function inner(fields: Fields): Form {
  return {
    schema: object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, formOf(field).schema]))),
    write: (value, urls) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, formOf(field).write((value as Record<string, unknown>)[name], urls)]),
      ),
  };
}

const formOf = (field: AnyField) => byKind(FORMS, field);

/** The fields that a kind of content writes in its own way, with their description. */
interface Own<Context> {
  schema: object;
  write: (context: Context) => unknown;
  /** Whether undefined leaves it out. */
  isLeftOut?: true;
}

/**
 * The shape of a kind of content in JSON.
 * @param own the fields that the definition leaves to the kind: all of them, or this does not compile
 */
export function recordShape<F extends Fields, Context>(fields: F, own: Record<NamesOn<F, "json", "own">, Own<Context>>) {
  const parts = shownOn(fields, "json").map(([name, field, way]) => ({
    name,
    as: field.jsonName ?? name,
    form: way === "own" ? null : formOf(field),
    own: (own as Record<string, Own<Context> | undefined>)[name],
  }));
  const schemas = (leftOut: boolean) =>
    Object.fromEntries(
      parts.flatMap(({ as, form, own: its }) =>
        Boolean(form?.isLeftOut ?? its?.isLeftOut) === leftOut ? [[as, form?.schema ?? its?.schema ?? {}]] : [],
      ),
    );
  return {
    required: schemas(false),
    optional: schemas(true),
    /** @param record the values of its fields @param context the context for fields written in their own way */
    write(record: object, whole: Whole, context: Context): Record<string, unknown> {
      return Object.fromEntries(
        parts.flatMap(({ name, as, form, own: its }) => {
          if (!form) {
            const value = its?.write(context);
            return its?.isLeftOut && value === undefined ? [] : [[as, value]];
          }
          const value = (record as Record<string, unknown>)[name];
          return form.isLeftOut && value === null ? [] : [[as, form.write(value, whole)]];
        }),
      );
    },
  };
}
