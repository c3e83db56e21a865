"use client";
import { getTranslation } from "@payloadcms/translations";
import { FieldLabel, useConfig, useField, useFormFields, useTranslation } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { collectionAddress, globalAddress } from "../../../lib/desk-address.ts";

/** In an entry of the log: the kind of record that it is about, which leads to the record. */
export const RecordField: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path });
  const id = useFormFields(([fields]) => fields["recordId"]?.value);
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const collection = getEntityConfig({ collectionSlug: value as never });
  const global = getEntityConfig({ globalSlug: value as never });
  const label = collection?.labels.singular ?? global?.label;
  return (
    <div className="field-type desk desk-inset">
      <FieldLabel label={field.label} path={path} as="span" />
      <p>
        {label ? (
          <a href={collection ? collectionAddress(value, String(id)) : globalAddress(value)}>{getTranslation(label, i18n)}</a>
        ) : (
          value
        )}
      </p>
    </div>
  );
};
