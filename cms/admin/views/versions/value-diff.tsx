"use client";
import { getTranslation } from "@payloadcms/translations";
import { escapeDiffHTML, getHTMLDiffComponents, unescapeDiffHTML, useTranslation } from "@payloadcms/ui";
import type { CheckboxFieldDiffClientComponent, JSONFieldDiffClientComponent, SelectFieldDiffClientComponent } from "payload";
import type { ComponentProps } from "react";
import { Compared } from "../../components/fields/compared.tsx";
import { deskTexts } from "../../texts/index.ts";

type DiffProps = ComponentProps<SelectFieldDiffClientComponent | CheckboxFieldDiffClientComponent | JSONFieldDiffClientComponent>;

/** A choice, a yes or no, or codes in two compared versions, in words; Payload would show “null”, “true” and `["gps"]`. */
export function ValueDiff({ comparisonValue, field, nestingLevel, versionValue }: DiffProps) {
  const { i18n } = useTranslation();
  const texts = deskTexts(i18n.language);
  const formatValue = (value: unknown): string => {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return value.map(formatValue).join(texts.comma);
    if (typeof value === "boolean") return value ? texts.bulk.edit.yes : texts.bulk.edit.no;
    const options = "options" in field ? field.options : [];
    const option = options.find((one) => (typeof one === "string" ? one : one.value) === value);
    return typeof option === "object" ? getTranslation(option.label as string, i18n) : String(value as string);
  };
  const { From, To } = getHTMLDiffComponents({
    fromHTML: `<p>${escapeDiffHTML(formatValue(comparisonValue))}</p>`,
    toHTML: `<p>${escapeDiffHTML(formatValue(versionValue))}</p>`,
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  return <Compared className="desk-diff-value" before={From} after={To} field={field} nestingLevel={nestingLevel} />;
}
