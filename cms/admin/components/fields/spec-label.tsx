"use client";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { specificationQuantity, type StatedRow } from "#shared/specification/format.ts";
import { readQuantity } from "#shared/specification/read-quantity.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { deskTexts } from "../../texts/index.ts";
import { useSpecRows } from "./rows-in-force.tsx";
import { NumberedRow } from "./row-label.tsx";

/** The title of a collapsed row of specifications: the quantity, its value, and the condition: “电池容量 12,000 mAh”. */
export function SpecLabel() {
  const { data, rowNumber } = useRowLabel<Partial<StatedRow>>();
  const { i18n } = useTranslation();
  const language = deskLanguage(i18n.language);
  const { key } = data;
  const hint = hintOf(data, language);
  const definition = useSpecRows().get(key ?? "");
  return (
    <NumberedRow at={rowNumber}>
      {key && <b>{`${definition ? inLanguage(definition, language) : key} ${specificationQuantity({ ...data, key }, language)}`}</b>}{" "}
      <span>{data.condition}</span>
      {hint && <em>{hint}</em>}
    </NumberedRow>
  );
}

/** The hint about figures that are text in a row of numbers; empty otherwise. */
function hintOf({ key, text, codes }: Partial<StatedRow>, language: DeskLanguage): string {
  const unit = key ? specDefinition(key)?.unit : null;
  if (!key || !unit || !text || (codes?.length ?? 0) > 0) return "";
  const { specHint } = deskTexts(language);
  const read = readQuantity(text, unit, "either");
  if (read.kind === "words") return "";
  if (read.kind === "value") return specHint.figures(specificationQuantity({ key, value: read.value, prefix: read.sign }, language));
  if (read.kind === "range")
    return specHint.figures(specificationQuantity({ key, min: read.min, max: read.max, prefix: read.sign }, language));
  return specHint.words;
}
