"use client";
import { useAllFormFields, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { ClientField } from "payload";
import { useState } from "react";
import { faultAt, OTHER_LANGUAGE } from "../../../bilingual/sent.ts";
import { Older } from "../bilingual/older.tsx";
import { useDesk } from "../use-desk.ts";

/** What a refused form says of its fields, before each says it itself. @param leave shuts the panel */
export function Refused({ leave }: { leave: () => void }) {
  const { texts } = useDesk();
  const { i18n } = useTranslation();
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [fields] = useAllFormFields();
  const known = getEntityConfig({ collectionSlug: collectionSlug ?? "" })?.fields ?? [];
  const nameOf = (path: string) => {
    const { field, locale } = faultAt(path);
    const name = getTranslation(labelAt(known, field) ?? field, i18n);
    return locale ? texts.bilingual.called(name, texts.bilingual.languages[locale]) : name;
  };
  const found = Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false ? [{ path, name: nameOf(path), message: errorMessage }] : [],
  );
  // A check of what was typed just before may answer after the refusal, and takes the faults from the fields again.
  const [kept, keep] = useState(found);
  if (found.length > kept.length) keep(found);
  const faults = found.length > 0 ? found : kept;
  const goTo = (path: string) => {
    leave();
    // Once the panel is gone, beneath which nothing has the focus. A field in a part of the form that is shut is not there.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#field-${CSS.escape(path.replaceAll(".", "__"))}`)?.focus());
  };
  const older = faults.find(({ path }) => path === OTHER_LANGUAGE)?.message;
  if (older) return <Older message={older} />;
  return (
    <div className="desk-message" role="alert">
      {faults.length > 0 ? texts.publishing.refused : texts.failed}
      <ul>
        {faults.map(({ path, name, message }) => (
          <li key={path}>
            <button type="button" className="desk-link" onClick={() => goTo(path)}>
              {name}
            </button>
            {message && `${texts.colon}${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the desk calls the field at a path, or what it is in. */
function labelAt(fields: readonly ClientField[], path: string): Record<string, string> | string | undefined {
  const [name] = path.split(".");
  for (const field of fields) {
    if ("name" in field && field.name === name)
      return "label" in field && field.label ? (field.label as Record<string, string> | string) : name;
    const inner =
      field.type === "tabs" ? field.tabs.flatMap((tab) => tab.fields) : "fields" in field && !("name" in field) ? field.fields : [];
    const found = labelAt(inner, path);
    if (found) return found;
  }
  return undefined;
}
