import type { CollectionSlug, FlattenedField, Payload } from "payload";

/** A field through which records of one collection refer to records of another. */
interface Reference {
  collection: CollectionSlug;
  /** Dotted path of the field, for queries. */
  path: string;
  /** Rich texts name records inside their JSON, where no query finds them. */
  inRichText: boolean;
}

/** The fields of a collection that may refer to records of `target`. */
export function referencesOf(payload: Payload, collection: CollectionSlug, target: CollectionSlug): Reference[] {
  const references: Reference[] = [];
  const walk = (fields: FlattenedField[], before: string) => {
    for (const field of fields) {
      const path = before + field.name;
      if ((field.type === "relationship" || field.type === "upload") && field.relationTo === target)
        references.push({ collection, path, inRichText: false });
      if (field.type === "richText") references.push({ collection, path, inRichText: true });
      if ("flattenedFields" in field) walk(field.flattenedFields, `${path}.`);
    }
  };
  walk(payload.collections[collection].config.flattenedFields, "");
  return references;
}

interface Named {
  collection: string;
  id: number | string;
}

/** The records that a record names: in relations, uploads and rich texts, in every language that `data` holds. */
export function namedRecords(fields: FlattenedField[], data: unknown): Named[] {
  if (typeof data !== "object" || data === null) return [];
  const values = data as Record<string, unknown>;
  return fields.flatMap((field): Named[] => {
    const value = values[field.name];
    if ((field.type === "relationship" || field.type === "upload") && typeof field.relationTo === "string") {
      const collection = field.relationTo;
      return idsIn(value).map((id) => ({ collection, id }));
    }
    if (field.type === "richText") return recordsInText(value);
    if (!("flattenedFields" in field)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((part) => namedRecords(field.flattenedFields, part));
  });
}

/** The ids in the value of a relation: one, several, or those of each language. */
function idsIn(value: unknown): (number | string)[] {
  if (typeof value === "number" || typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

function recordsInText(part: unknown): Named[] {
  if (typeof part !== "object" || part === null) return [];
  const own =
    "relationTo" in part && typeof part.relationTo === "string" && "value" in part
      ? idsIn(part.value).map((id) => ({ collection: String(part.relationTo), id }))
      : [];
  return [...own, ...Object.values(part).flatMap(recordsInText)];
}
