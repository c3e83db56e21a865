"use client";
import { useAllFormFields, useConfig, useDocumentInfo, useForm, useTranslation } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import { useState } from "react";
import { faultAt, OTHER_LANGUAGE } from "../../../schema/bilingual-sent.ts";
import { StaleWrite } from "../bilingual/stale-write.tsx";
import type { PublishFault } from "../../../publishing/publish-faults.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { fieldLocation } from "../../lib/field-location.ts";
import { showField } from "../../payload-patches/show-field.ts";

interface RefusedProps {
  /** The server's reasons against publishing; empty after a refusal, because the form has the errors then. */
  foreseen: readonly PublishFault[];
  /** Closes the panel. */
  leave: () => void;
}

/** The reasons of a refusal, or those expected, each as a button that leads to its field. */
export function Refused({ foreseen, leave }: RefusedProps) {
  const { texts } = useDesk();
  const { i18n } = useTranslation();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [fields] = useAllFormFields();
  const { formRef } = useForm();
  const config = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? "" });
  const configFields = config?.fields ?? [];
  const nameOf = (path: string) => {
    const { field, locale } = faultAt(path);
    const { names } = fieldLocation(configFields, field);
    const name = names.map((part) => getTranslation(part, i18n)).join(texts.within) || field;
    return locale ? texts.bilingual.called(name, texts.bilingual.languages[locale]) : name;
  };
  const wrong: { path: string; message: string | undefined }[] =
    foreseen.length > 0
      ? [...foreseen]
      : Object.entries(fields).flatMap(([path, { valid, errorMessage }]) => (valid === false ? [{ path, message: errorMessage }] : []));
  const entries = wrong.map(({ path, message }) => ({ path, name: nameOf(path), message }));
  // A delayed validation of the input may answer after the refusal, and removes the errors from the fields.
  const [last, setLast] = useState(entries);
  if (entries.length > last.length) setLast(entries);
  const faults = entries.length > 0 ? entries : last;
  const goToField = (path: string) => {
    leave();
    // Waits until the panel is closed, because nothing below it can have the focus.
    requestAnimationFrame(() => showField(formRef.current ?? document, path, fieldLocation(configFields, faultAt(path).field).tabs));
  };
  const older = faults.find(({ path }) => path === OTHER_LANGUAGE)?.message;
  if (older) return <StaleWrite message={older} />;
  return (
    <div className="desk-message" role="alert">
      {foreseen.length > 0 ? texts.publishing.foreseen : faults.length > 0 ? texts.publishing.refused : texts.failed}
      <ul>
        {faults.map(({ path, name, message }) => (
          <li key={path}>
            <button type="button" className="desk-link" onClick={() => goToField(path)}>
              {name}
              {message && `${texts.colon}${message}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
