"use client";
import { useEffect, useSyncExternalStore } from "react";
import type { Name } from "#shared/vocabulary/names.ts";
import { putInForce, specRows, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import { putTermsInForce } from "#shared/vocabulary/terms.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The specification rows in the browser, as the open form received them. */
export function useSpecRows(): ReturnType<typeof specRows> {
  return useSyncExternalStore(subscribe, specRows, specRows);
}

/** Stores the server's rows; renders nothing. */
export function RowsInForce({ rows, groups }: { rows: [string, SpecDefinition][]; groups: [string, Name][] }) {
  useEffect(() => {
    putInForce(new Map(rows));
    putTermsInForce("spec-groups", new Map(groups));
    for (const listener of listeners) listener();
  }, [rows, groups]);
  return null;
}
