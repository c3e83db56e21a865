"use client";
import { DateTimeField, getHTMLDiffComponents, useFormFields } from "@payloadcms/ui";
import type { ConditionalDateProps, DateFieldClientComponent, DateFieldDiffClientComponent, DefaultCellComponentProps } from "payload";
import { useMemo } from "react";
import { isoDay } from "#shared/lib/time-zone.ts";
import { Compared } from "./compared.tsx";

/** A calendar day in the company's zone. Payload's own field would show the day of the browser's zone. */
export const DayField: DateFieldClientComponent = (props) => {
  const { field, path } = props;
  const value = useFormFields(([fields]) => fields[path]?.value);
  // Only for display: the form stores a day as noon in UTC, which is the same day in the company's zone.
  const shown = useMemo(() => {
    const day = dayOf(value);
    const selected = day ? noonHere(day) : null;
    const date = { ...(field.admin?.date as ConditionalDateProps), overrides: { selected } };
    return { ...field, admin: { ...field.admin, date } as NonNullable<typeof field.admin> };
  }, [field, value]);
  return <DateTimeField {...props} field={shown} />;
};

/** The same day in a list. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  return <span>{dayOf(cellData)}</span>;
}

/** The same day in the comparison of two versions. */
export const DayDiff: DateFieldDiffClientComponent = ({ comparisonValue, field, nestingLevel, versionValue }) => {
  const [fromHTML, toHTML] = [comparisonValue, versionValue].map(toDayHtml) as [string, string];
  const { From, To } = getHTMLDiffComponents({ fromHTML, toHTML, tokenizeByCharacter: false });
  return <Compared className="date-diff" before={From} after={To} field={field} nestingLevel={nestingLevel} />;
};

/** A day at noon in the browser's zone, so that daylight saving time does not shift it. */
function noonHere(day: string): Date {
  return new Date(`${day}T12:00`);
}

function dayOf(value: unknown): string {
  return typeof value === "string" && value ? isoDay(value) : "";
}

/** The markup of a date in Payload's comparison. */
function toDayHtml(value: unknown): string {
  const day = dayOf(value);
  return `<div class="date-diff" data-enable-match="true" data-date="${day}"><p>${day}</p></div>`;
}
