"use client";
import { useEffect, useSyncExternalStore } from "react";
import { putInForce, specRows, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rows in force in the browser: those that the open form came with. */
export function useSpecRows(): ReturnType<typeof specRows> {
  return useSyncExternalStore(subscribe, specRows, specRows);
}

/** Puts in force what the server says; shows nothing. */
export function RowsInForce({ rows }: { rows: [string, SpecDefinition][] }) {
  useEffect(() => {
    putInForce(new Map(rows));
    for (const listener of listeners) listener();
  }, [rows]);
  return null;
}
