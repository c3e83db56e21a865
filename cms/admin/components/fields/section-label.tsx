"use client";
import { say } from "#shared/desk-texts/say.ts";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { sectionName, type SectionKind } from "#shared/vocabulary/sections.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { NumberedRow } from "./row-label.tsx";

/** The title of a collapsed section: its kind, and its own heading. */
export function SectionLabel() {
  const { data, rowNumber } = useRowLabel<{ kind?: SectionKind; heading?: unknown }>();
  const { i18n } = useTranslation();
  const name = data.kind ? inLanguage(say(sectionName(data.kind)), i18n.language) : "";
  return <NumberedRow at={rowNumber}>{typeof data.heading === "string" && data.heading ? `${name} · ${data.heading}` : name}</NumberedRow>;
}
