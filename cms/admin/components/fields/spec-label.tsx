"use client";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { specificationQuantity, type StatedRow } from "#shared/specification/format.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { NumberedRow } from "./row-label.tsx";

/** The heading of a folded row of specifications: the quantity, what is stated of it, and the condition: “电池容量 12,000 mAh”. */
export function SpecLabel() {
  const { data, rowNumber } = useRowLabel<Partial<StatedRow>>();
  const { i18n } = useTranslation();
  const language = deskLanguage(i18n.language);
  const { key } = data;
  const definition = specDefinition(key ?? "");
  return (
    <NumberedRow at={rowNumber}>
      {key && (
        <b>
          {definition?.[language] ?? key} {specificationQuantity({ ...data, key }, language)}
        </b>
      )}{" "}
      <span>{data.condition}</span>
    </NumberedRow>
  );
}
