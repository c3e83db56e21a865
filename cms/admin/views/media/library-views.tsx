"use client";
import { usePreferences } from "@payloadcms/ui";
import { useEffect } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { SHOW_KEY } from "./show.ts";

interface LibraryViewsProps {
  /** Addresses of both views. */
  grid: string;
  table: string;
  asTable: boolean;
  /** Whether this view is the stored one. */
  isStored: boolean;
}

/** Links to the other view of the library, and stores the current one as the default. */
export function LibraryViews({ grid, table, asTable, isStored }: LibraryViewsProps) {
  const { texts } = useDesk();
  const { setPreference } = usePreferences();
  useEffect(() => {
    // Ignores a failed save, after which the grid opens again.
    if (!isStored) void setPreference(SHOW_KEY, asTable ? "table" : "grid").catch(() => null);
  }, [asTable, isStored, setPreference]);
  return (
    <div className="desk-segments">
      <a href={grid} aria-current={asTable ? undefined : "true"}>
        {texts.library.grid}
      </a>
      <a href={table} aria-current={asTable ? "true" : undefined}>
        {texts.leads.table}
      </a>
    </div>
  );
}
