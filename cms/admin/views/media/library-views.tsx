"use client";
import { usePreferences } from "@payloadcms/ui";
import { useEffect } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { SHOW_KEY } from "./show.ts";

interface LibraryViewsProps {
  /** Addresses of the two. */
  grid: string;
  table: string;
  asTable: boolean;
  /** Whether this way is the one that is kept. */
  isStored: boolean;
}

/** Leads to the other way to look at the library, and keeps the one that is looked at. */
export function LibraryViews({ grid, table, asTable, isStored }: LibraryViewsProps) {
  const { texts } = useDesk();
  const { setPreference } = usePreferences();
  useEffect(() => {
    // Not kept, the grid comes again, which is no harm.
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
