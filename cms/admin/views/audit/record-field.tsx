"use client";
import { getTranslation } from "@payloadcms/translations";
import { FieldLabel, useConfig, useField, useFormFields, useTranslation } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { collectionAddress, globalAddress } from "../../../lib/desk-address.ts";

/** The path of a record below its collection after its change; undefined for a change of the whole collection, such as an export. */
function placeOf(id: string, action: unknown): string | undefined {
  if (!/^\d+$/.test(id)) return undefined;
  return action === "trash" ? `trash/${id}` : id;
}

/** In an audit log entry: the kind of its record, with a link unless the record is deleted for good. */
export const RecordField: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path });
  const id = useFormFields(([fields]) => String(fields["recordId"]?.value));
  const action = useFormFields(([fields]) => fields["action"]?.value);
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const collection = getEntityConfig({ collectionSlug: value as never });
  const global = getEntityConfig({ globalSlug: value as never });
  const label = collection?.labels.singular ?? global?.label;
  return (
    <div className="field-type desk desk-inset">
      <FieldLabel label={field.label} path={path} as="span" />
      <p>
        {label && action !== "delete" ? (
          <a href={collection ? collectionAddress(value, placeOf(id, action)) : globalAddress(value)}>{getTranslation(label, i18n)}</a>
        ) : label ? (
          getTranslation(label, i18n)
        ) : (
          value
        )}
      </p>
    </div>
  );
};
