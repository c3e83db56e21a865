import { collectionAddress } from "../../lib/desk-address.ts";
import type { Payload } from "payload";
import type { Language } from "#shared/languages.ts";
import { FIELD_NAMES, kindOf, type FieldName, type FormId, type LeadKind } from "#shared/vocabulary/forms.ts";
import { idOf } from "../../lib/id-of.ts";
import { referenceOf } from "../intake/lead-reference.ts";
import type { Lead, Notice } from "../../config/payload-types.ts";
import { settings } from "../../config/settings.ts";

/** The lead of a notice, as plain values. */
export interface Subject {
  kind: LeadKind;
  form: FormId;
  id: number;
  /** The reference, by which its sender can name it. */
  reference: string;
  /** The time of arrival, in ISO form. */
  receivedAt: string;
  language: Language;
  /** Site path of the page with the form. */
  page: string;
  /** The visitor's values, by field, without empty ones. */
  values: Partial<Record<FieldName, string>>;
  /** The visitor's answers to fields added by staff. */
  answers: { label: string; value: string }[];
  items: { name: string; quantity: number; wish?: string }[];
  origin: Record<string, string>;
  /** Its address in the desk. */
  desk: string;
}

/** The lead of a notice; null for a deleted one, or one in the trash. */
export async function subjectOf(cms: Payload, notice: Pick<Notice, "lead">): Promise<Subject | null> {
  const id = idOf(notice.lead);
  if (id === null) return null;
  const record = await cms.findByID({ collection: "leads", id, depth: 0, joins: false, disableErrors: true, overrideAccess: true });
  if (!record) return null;
  const values = pickFilled(record as unknown as Record<string, unknown>, FIELD_NAMES);
  return {
    kind: kindOf(record.form),
    form: record.form,
    id,
    reference: referenceOf(record.submissionId),
    receivedAt: record.createdAt,
    language: record.language,
    page: record.page ?? "/",
    values,
    answers: (record.answers ?? []).map(({ label, value }) => ({ label: label ?? "", value: value ?? "" })),
    items: (record.items ?? []).map(itemOf),
    origin: pickFilled((record.origin ?? {}) as Record<string, unknown>, Object.keys(record.origin ?? {})),
    desk: settings.siteUrl + collectionAddress("leads", id),
  };
}

function itemOf({ name, quantity, wish }: NonNullable<Lead["items"]>[number]): Subject["items"][number] {
  return { name: name ?? "", quantity: quantity ?? 0, ...(wish && { wish }) };
}

/** The non-empty text fields. */
function pickFilled<Field extends string>(
  record: Record<string, unknown>,
  fields: readonly Field[],
): Partial<Record<Field, string>> & Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = record[field];
    if (typeof value === "string" && value !== "") values[field] = value;
  }
  return values as Partial<Record<Field, string>> & Record<string, string>;
}
