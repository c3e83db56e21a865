"use client";
import { FieldLabel, useField } from "@payloadcms/ui";
import type { DateFieldClientComponent } from "payload";
import { isoMoment } from "../../../lib/time-zone.ts";

/** A read-only moment in the company's zone. Payload's own field would show it in the browser's. */
export const MomentField: DateFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path });
  return (
    <div className="field-type desk desk-inset">
      <FieldLabel label={field.label} path={path} as="span" />
      <p>{value ? <time dateTime={value}>{isoMoment(new Date(value))}</time> : "—"}</p>
    </div>
  );
};
