"use client";
import { getTranslation } from "@payloadcms/translations";
import { useConfig, useField, useFormFields, useTranslation } from "@payloadcms/ui";
import type { ClientField } from "payload";
import type { FieldChange } from "../../../lib/audit-record.ts";
import { deskTexts } from "../../texts/index.ts";
import { TableHead } from "../../components/fields/table-head.tsx";

/** In an audit log entry: the changed fields, with the previous values if the log stores them. */
export function AuditChanges({ path }: { path: string }) {
  const { value } = useField<FieldChange[] | null>({ path });
  const record = useFormFields(([fields]) => fields["record"]?.value);
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const { audit, colon, comma, interfaceTexts } = deskTexts(i18n.language);
  if (!Array.isArray(value) || value.length === 0) return null;
  const slug = String(record);
  // The entry does not say whether it is a collection or a global; the lookup of the other one returns null.
  const entity = getEntityConfig({ collectionSlug: slug as never }) ?? getEntityConfig({ globalSlug: slug as never });
  const fieldNamed = (name: string) => fieldOf(entity?.fields ?? [], name);
  const isLocalized = (name: string) => {
    const field = fieldNamed(name);
    return field !== undefined && (("localized" in field && field.localized === true) || "fields" in field);
  };
  const labelOf = (field: ClientField | undefined, name: string) =>
    field && "label" in field && field.label ? getTranslation(field.label as string, i18n) : (audit.unlisted[name] ?? name);
  /** A value in words: a line for each row of a list, each field of a group with its name. */
  const format = (value: unknown, field: ClientField | undefined): string => {
    if (value === undefined) return "";
    if (value === null || typeof value !== "object") return value === null ? "—" : String(value);
    if (Array.isArray(value)) return value.map((row) => format(row, field)).join("\n") || "—";
    const fields = field && "fields" in field ? field.fields : [];
    const parts = Object.entries(value).filter(([name]) => name !== "id");
    return parts.map(([name, part]) => `${labelOf(fieldOf(fields, name), name)}${colon}${format(part, fieldOf(fields, name))}`).join(comma);
  };
  const withValues = value.some((change) => "before" in change || "after" in change);
  return (
    <section className="field-type desk desk-inset desk-changes" aria-label={audit.changes}>
      <table className="desk-table desk-stack">
        <TableHead names={[audit.field, ...(withValues ? [audit.before, audit.after] : [])]} />
        <tbody>
          {value.map(({ field, language, before, after }) => (
            <tr key={`${field} ${language}`}>
              <td data-label={audit.field}>
                {labelOf(fieldNamed(field), field)}
                {language && isLocalized(field) && ` · ${interfaceTexts.languages[language]}`}
              </td>
              {withValues && (
                <>
                  <td data-label={audit.before}>{format(before, fieldNamed(field))}</td>
                  <td data-label={audit.after}>{format(after, fieldNamed(field))}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A field by its name, at any depth of the form's layout. */
function fieldOf(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ("name" in field && field.name === name) return field;
    const match = fieldOf(innerFields(field), name);
    if (match) return match;
  }
  return undefined;
}

/** The fields in a layout field without a name. */
function innerFields(field: ClientField): ClientField[] {
  if (field.type === "tabs") return field.tabs.flatMap((tab) => ("name" in tab && tab.name ? [] : tab.fields));
  return "fields" in field && !("name" in field && field.name) ? field.fields : [];
}
