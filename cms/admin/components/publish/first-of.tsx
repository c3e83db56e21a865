"use client";
import type { ReactElement } from "react";
import { useDesk } from "../../lib/use-desk.ts";

/** Rows that are listed. */
const MAX_ROWS = 6;

/**
 * The first rows of a list, and the number of the others.
 * @param rows list items with keys
 */
export function FirstOf({ title, rows }: { title: string; rows: readonly ReactElement[] }) {
  const { publishing } = useDesk().texts;
  return (
    <div className="desk-message">
      {title}
      <ul>
        {rows.slice(0, MAX_ROWS)}
        {rows.length > MAX_ROWS && <li>{publishing.contradictions.more(rows.length - MAX_ROWS)}</li>}
      </ul>
    </div>
  );
}
