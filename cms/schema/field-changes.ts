import { isDeepStrictEqual } from "node:util";
import type { FieldChange } from "../lib/audit-record.ts";

type Data = Record<string, unknown>;

/** Fields without entries in the log: secrets, and the state, which the action's name shows already. */
const UNTOLD = new Set([
  "id",
  "updatedAt",
  "createdAt",
  "deletedAt",
  "_status",
  "collection",
  "_strategy",
  "globalType",
  "hash",
  "salt",
  "password",
  "sessions",
  "loginAttempts",
  "lockUntil",
  "setupCode",
  "_verified",
  "resetPasswordToken",
  "resetPasswordExpiration",
  "totpSecret",
  "totpStep",
  // The action shows the status.
  "answeredAt",
  // They follow from the texts.
  "translation",
  "translationLacks",
  // The entry itself shows it.
  "savedBy",
  // The path of a file; its name and its size show the change.
  "_objectKey",
]);
/** Longest value in the log, in characters. */
const VALUE_LIMIT = 2000;

interface Telling {
  /** Whether to include the values before and after, or only the names of changed fields. */
  withValues?: boolean;
  /** Fields that are left out. */
  except?: string[];
}

/** The top-level fields in which two states of a record differ. */
export function fieldChanges(before: Data, after: Data, { withValues = false, except = [] }: Telling = {}): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !UNTOLD.has(field) && !except.includes(field) && !isDeepStrictEqual(plain(before[field]), plain(after[field])))
    .map((field) => (withValues ? changeOf(field, before[field], after[field]) : { field }));
}

/** The old and the new value of a field; of a list, the rows that differ. Texts too long to read are left out. */
function changeOf(field: string, before: unknown, after: unknown): FieldChange {
  const [was, is] = [summaryOf(before), summaryOf(after)];
  const [shownBefore, shownAfter] = Array.isArray(was) && Array.isArray(is) ? [without(was, is), without(is, was)] : [was, is];
  return JSON.stringify([shownBefore, shownAfter]).length > 2 * VALUE_LIMIT ? { field } : { field, before: shownBefore, after: shownAfter };
}

function without(rows: unknown[], others: unknown[]): unknown[] {
  return rows.filter((row) => !others.some((other) => isDeepStrictEqual(row, other)));
}

/** A value as it is compared: records that were populated count as their ids; nothing and null are the same. */
export function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== "object") return value;
  if ("id" in value && "createdAt" in value) return value.id;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, entry]) => [name, plain(entry)] as const)
      .filter(([, entry]) => entry !== null),
  );
}

function summaryOf(value: unknown): unknown {
  const shown = plain(value);
  return typeof shown === "string" ? shown.slice(0, VALUE_LIMIT) : shown;
}
