"use client";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { inLanguage, type Bilingual } from "../fields/bilingual.ts";

interface RowLabelProps {
  /** The field whose value names the row. */
  shown: string;
  /** What the values are called, where they are keys. */
  names?: Record<string, Bilingual>;
}

/** The heading of a folded row: what it is about, so that it is found without opening it. */
export function RowLabel({ shown, names }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const { i18n } = useTranslation();
  const value = data[shown];
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const name = names?.[text];
  return (
    <span>
      {String((rowNumber ?? 0) + 1).padStart(2, "0")} {name ? inLanguage(name, i18n.language) : text}
    </span>
  );
}
