import { say } from "#shared/desk-texts/say.ts";
import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { inLanguage } from "../../lib/i18n.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { isData, type Data } from "../../schema/data.ts";
import { fieldTree, type FieldNode } from "../../schema/field-tree.ts";

/** A field that has one value, so that many records can be given the same. */
export interface SingleField {
  /** `purchase.warrantyMonths` of a field in a group. */
  path: string;
  field: FlattenedField;
  localized: boolean;
  label: string;
}

const KINDS = new Set(["text", "textarea", "email", "number", "checkbox", "date", "select", "relationship"]);
/** What names a record or makes its address is nothing for two of them. */
const NAMES = new Set(["slug", "key", "code", "from"]);
const COMMA = say(", (in a list)");
const YES_NO = { true: say("Yes"), false: say("No") };

/** The fields of a collection that can be given one value in many records at once: no lists, groups, pictures or long texts, and no names. */
export function singleFields(config: SanitizedCollectionConfig, req: PayloadRequest): SingleField[] {
  return within(fieldTree(config), "", "", req);
}

function within(nodes: readonly FieldNode[], prefix: string, above: string, req: PayloadRequest): SingleField[] {
  return nodes.flatMap((node): SingleField[] => {
    if (node.kind === "list") return [];
    const { name, field } = node;
    const own = "label" in field && field.label ? getTranslation(field.label as string, req.i18n) : name;
    const label = above ? `${above} › ${own}` : own;
    if (node.kind === "group") return within(node.parts, `${prefix}${name}.`, label, req);
    return isSingle(field) ? [{ path: prefix + name, field, localized: node.localized, label }] : [];
  });
}

function isSingle(field: FlattenedField): boolean {
  const { admin = {}, type, name } = field;
  if (!KINDS.has(type) || NAMES.has(name) || ("unique" in field && field.unique) || ("hasMany" in field && field.hasMany)) return false;
  if (field.type === "relationship" && typeof field.relationTo !== "string") return false;
  const { hidden, readOnly, disabled, disableBulkEdit, condition } = admin as Record<string, unknown>;
  return !hidden && !readOnly && !disabled && !disableBulkEdit && !condition && !field.hidden;
}

/** Whether a field can hold a value; an empty one is null. */
export function acceptsValue({ field }: SingleField, value: unknown): boolean {
  if (value === null) return !("required" in field && field.required);
  switch (field.type) {
    case "checkbox":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number" && Number.isFinite(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
    case "relationship":
      return Number.isSafeInteger(value) && (value as number) > 0;
    case "date":
      return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case "select":
      return field.options.some((option) => (typeof option === "string" ? option : option.value) === value);
    default:
      return typeof value === "string" && value.trim() !== "" && value.length <= (("maxLength" in field && field.maxLength) || 10_000);
  }
}

/** A value as people read it, or each of several; "" for none. @param titles what related records are called */
export function formatFieldValue(
  { field }: Pick<SingleField, "field">,
  value: unknown,
  titles: ReadonlyMap<unknown, string>,
  req: PayloadRequest,
): string {
  const { i18n } = req;
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value))
    return value.map((one) => formatFieldValue({ field }, one, titles, req)).join(inLanguage(COMMA, req.i18n.language));
  if (field.type === "checkbox") return inLanguage(value === true ? YES_NO.true : YES_NO.false, i18n.language);
  if (field.type === "date") return isoDay(String(value));
  if (field.type === "relationship") return titles.get(value) ?? `#${String(value as number)}`;
  if (field.type !== "select") return String(value as string | number);
  const option = field.options.find((one) => (typeof one === "string" ? one : one.value) === value);
  return typeof option === "object" ? getTranslation(option.label as string, i18n) : String(value as string);
}

/** A value as it is stored. A day is its noon in UTC, which is the same day in the company's zone. */
export function toStoredValue({ field }: SingleField, value: unknown): unknown {
  return field.type === "date" && typeof value === "string" ? `${value}T12:00:00.000Z` : value;
}

/** The value of a field in a record. */
export function valueAt(record: Data, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isData(value) ? value[name] : undefined), record) ?? null;
}

/** A record that says nothing but the value of a field. */
export function dataWith(path: string, value: unknown): Data {
  return path.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Data;
}
