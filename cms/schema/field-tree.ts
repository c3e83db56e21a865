import type { Language } from "#shared/languages.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import type { FlattenedArrayField, FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";
import { inLocale, isData, rowsOf, type Data } from "./data.ts";

/** A field with one value, or one in each language. */
export interface Leaf {
  kind: "leaf";
  name: string;
  field: FlattenedField;
  localized: boolean;
  /** Which of its values a name stands for, where it has names of its own; null for none. */
  valueNamed?: (name: string) => string | null;
}

/** Fields under one name. */
interface Group {
  kind: "group";
  name: string;
  field: FlattenedField;
  parts: FieldNode[];
}

/** Rows of the same fields. */
export interface List {
  kind: "list";
  name: string;
  field: FlattenedArrayField;
  parts: FieldNode[];
  /** Whether each row states one quantity of the dictionary of specifications, by which its columns are called. */
  isSpecification: boolean;
}

export type FieldNode = Leaf | Group | List;

/** Columns that the content system writes itself. */
const OWN = new Set(["id", "createdAt", "updatedAt", "deletedAt", "_status", "_objectKey", "translation", "translationLacks", "savedBy"]);
/** Of a file its name alone can be told; the rest follows from the file. */
const OF_FILES = new Set([
  "url",
  "thumbnailURL",
  "mimeType",
  "filesize",
  "width",
  "height",
  "focalX",
  "focalY",
  "sizes",
  "sha256",
  "seconds",
]);

/** The fields of a collection or a global that a file can hold, in the order of its form. */
export const fieldTree = memoizeWeak((entity: SanitizedCollectionConfig | SanitizedGlobalConfig): FieldNode[] => {
  const isFile = "upload" in entity && Boolean(entity.upload);
  const fields = entity.flattenedFields.filter(({ name }) => !OWN.has(name) && !(isFile && OF_FILES.has(name)));
  return fields.flatMap(partOf);
});

function partOf(field: FlattenedField): FieldNode[] {
  if ("virtual" in field && field.virtual) return [];
  const { name } = field;
  switch (field.type) {
    case "join":
    case "blocks":
      return [];
    case "group":
    case "tab":
      return [{ kind: "group", name: field.name, field, parts: field.flattenedFields.flatMap(partOf) }];
    case "array": {
      const parts = field.flattenedFields.filter((inner) => inner.name !== "id").flatMap(partOf);
      const names = new Set(parts.map((part) => part.name));
      const isSpecification = ["key", "value", "min", "max", "prefix", "text"].every((needed) => names.has(needed));
      return [{ kind: "list", name, field, parts, isSpecification }];
    }
    default:
      return [{ kind: "leaf", name, field, localized: "localized" in field && Boolean(field.localized) }];
  }
}

/** The column that identifies a record: its slug, key, file name or only name, or else its number. */
export function identityOf(collection: SanitizedCollectionConfig): string {
  if (collection.upload) return "filename";
  const named = collection.flattenedFields.find(
    (field) =>
      (["slug", "key"].includes(field.name) || (field.name === "name" && "unique" in field && field.unique)) &&
      "required" in field &&
      Boolean(field.required),
  );
  return named?.name ?? "id";
}

/** A record as it is in one language. */
export function recordIn(parts: FieldNode[], record: Data, locale: Language): Data {
  const valueIn = (part: FieldNode, value: unknown): unknown => {
    if (part.kind === "leaf") return part.localized ? (inLocale(value, locale) ?? null) : value;
    if (part.kind === "group") return recordIn(part.parts, isData(value) ? value : {}, locale);
    return rowsOf(value).map((row) => Object.assign(recordIn(part.parts, row, locale), { id: row["id"] }));
  };
  return Object.fromEntries(parts.map((part) => [part.name, valueIn(part, record[part.name])]));
}
