"use client";
import { useRowLabel } from "@payloadcms/ui";
import type { ReactNode } from "react";
import { RowState } from "../bilingual/row-state.tsx";

interface RowLabelProps {
  /** The field whose value titles the row. */
  shown: string;
}

/** The title of a collapsed row by its content, so that staff finds it without opening it. */
export function RowLabel({ shown }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const value = data[shown];
  return <NumberedRow at={rowNumber}>{typeof value === "string" || typeof value === "number" ? value : ""}</NumberedRow>;
}

/** A row's number and title. @param at its position, from 0 */
export function NumberedRow({ at = 0, children }: { at: number | undefined; children: ReactNode }) {
  return (
    <span className="desk-row-label">
      {`${String(at + 1).padStart(2, "0")} `}
      {children} <RowState />
    </span>
  );
}
