import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#shared/languages.ts";
import { columnIn } from "./column-language.ts";
import { quantityName } from "./columns.ts";
import { isData, isEmpty, type Data } from "../schema/data.ts";
import { recordIn, type Leaf, type FieldNode } from "../schema/field-tree.ts";

/** An invalid value of a field. */
export interface Broken {
  column: string;
  message: string;
  /** Whether the value is missing, which a draft allows. */
  isMissing: boolean;
}

interface Checking {
  collection: SanitizedCollectionConfig;
  /** A request in each language, because rules depend on its language. */
  requests: Record<Language, PayloadRequest>;
  id: number | undefined;
  broken: Broken[];
}

type Rule = (value: unknown, options: object) => unknown;

/** Validates every field of a record, in both languages, as a save at the desk does. */
export async function validateRecord(
  parts: FieldNode[],
  data: Data,
  { collection, requests, id }: Omit<Checking, "broken">,
): Promise<Broken[]> {
  const checking: Checking = { collection, requests, id, broken: [] };
  for (const locale of LANGUAGES) {
    const whole = recordIn(parts, data, locale);
    whole["_status"] = data["_status"];
    if (data["mimeType"]) whole["mimeType"] = data["mimeType"];
    await checkParts(parts, whole, whole, "", locale, checking);
  }
  return checking.broken;
}

async function checkParts(
  parts: FieldNode[],
  data: Data,
  whole: Data,
  prefix: string,
  locale: Language,
  checking: Checking,
): Promise<void> {
  for (const part of parts) {
    const value = data[part.name];
    const name = prefix + part.name;
    if (part.kind === "leaf") await checkLeaf(part, data, whole, name, locale, checking);
    else if (part.kind === "group") await checkParts(part.parts, isData(value) ? value : {}, whole, `${name}.`, locale, checking);
    else {
      const rows = Array.isArray(value) ? (value as Data[]) : [];
      if (locale === DEFAULT_LANGUAGE) await runRule(part.field, rows, data, whole, name, locale, checking);
      for (const [index, row] of rows.entries()) {
        const rowName = part.isSpecification ? quantityName(rows, index) : String(index + 1);
        await checkParts(part.parts, row, whole, `${name}.${rowName}.`, locale, checking);
      }
    }
  }
}

async function checkLeaf(leaf: Leaf, data: Data, whole: Data, name: string, locale: Language, checking: Checking): Promise<void> {
  // The rule of a specification row depends on its key, and validates the text in this language.
  const isInBoth = leaf.localized || leaf.name === "key";
  if (!isInBoth && locale !== DEFAULT_LANGUAGE) return;
  await runRule(leaf.field, data[leaf.name], data, whole, columnIn(name, leaf.localized ? locale : DEFAULT_LANGUAGE), locale, checking);
}

async function runRule(
  field: FlattenedField,
  value: unknown,
  siblingData: Data,
  data: Data,
  column: string,
  locale: Language,
  { collection, requests, id, broken }: Checking,
): Promise<void> {
  const { validate, ...rest } = field as FlattenedField & { validate?: Rule; filterOptions?: unknown };
  if (typeof validate !== "function") return;
  const path = column.split(".");
  const req = requests[locale];
  const { condition } = field.admin ?? {};
  const conditionArgs = { operation: "update" as const, path, user: req.user, blockData: {} };
  if (condition && !condition(data, siblingData, conditionArgs)) return;
  // Reading the cell has already checked that the records and files exist.
  const { filterOptions, ...options } = rest;
  const answer = await validate(isEmpty(value) && !Array.isArray(value) ? undefined : value, {
    ...options,
    // Without this, the field's own validation would run a query for each file and each reference.
    filterOptions: field.type === "select" ? filterOptions : undefined,
    id,
    blockData: {},
    collectionSlug: collection.slug,
    data,
    siblingData,
    event: "submit",
    operation: "update",
    overrideAccess: false,
    path,
    preferences: { fields: {} },
    req,
  });
  if (typeof answer === "string") broken.push({ column: column.replace(/\.key$/, ""), message: answer, isMissing: isEmpty(value) });
}
