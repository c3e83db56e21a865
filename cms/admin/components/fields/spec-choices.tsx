"use client";
import { SelectInput, useField, useFormFields, useTranslation } from "@payloadcms/ui";
import type { JSONFieldClientProps, OptionObject, TextFieldClientProps } from "payload";
import { termName } from "#shared/vocabulary/terms.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { useSpecRows } from "./rows-in-force.tsx";

/** The specification rows as options, by group and name. */
function useRowOptions(): OptionObject[] {
  const language = deskLanguage(useTranslation().i18n.language);
  return [...useSpecRows()].map(([key, row]) => {
    const unit = row.unit ? ` (${row.unit})` : "";
    return { value: key, label: `${inLanguage(termName("spec-groups", row.group), language)} · ${inLanguage(row, language)}${unit}` };
  });
}

/** The choice of a row of specifications. */
export function SpecKey({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string | null>({ path });
  const options = useRowOptions();
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label || ""}
      required={field.required ?? false}
      readOnly={Boolean(readOnly)}
      showError={showError}
      isClearable={false}
      options={options}
      value={value ?? ""}
      onChange={(chosen) => setValue(one(chosen)?.value ?? null)}
    />
  );
}

/** The choice of several rows. */
export function SpecKeys(props: JSONFieldClientProps) {
  return <Several {...props} options={useRowOptions()} />;
}

/** The codes of the row in the same group of fields, or of a given row. */
export function SpecCodes({ row, ...props }: JSONFieldClientProps & { row?: string }) {
  const siblingKey = useFormFields(([fields]) => fields[`${props.path.slice(0, props.path.lastIndexOf(".") + 1)}key`]?.value) as
    | string
    | undefined;
  const key = row ?? siblingKey;
  const language = deskLanguage(useTranslation().i18n.language);
  const codes = useSpecRows().get(key ?? "")?.codes ?? {};
  return <Several {...props} options={Object.entries(codes).map(([value, name]) => ({ value, label: inLanguage(name, language) }))} />;
}

function Several({ path, field, readOnly, options }: JSONFieldClientProps & { options: OptionObject[] }) {
  const { value, setValue, showError, customComponents } = useField<string[] | null>({ path });
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label || ""}
      description={field.admin?.description}
      BeforeInput={customComponents?.BeforeInput}
      readOnly={Boolean(readOnly)}
      showError={showError}
      hasMany
      options={options}
      value={value ?? []}
      onChange={(chosen) => setValue(many(chosen).map((option) => option.value))}
    />
  );
}

type Chosen = { value?: unknown } | { value?: unknown }[] | null;

function many(chosen: Chosen): { value?: unknown }[] {
  return chosen === null ? [] : [chosen].flat();
}

function one(chosen: Chosen) {
  return many(chosen)[0];
}
