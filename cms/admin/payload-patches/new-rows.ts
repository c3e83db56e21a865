/**
 * Why: a row that was just added is folded again once the server has drawn its fields. If the answer to an earlier change comes in the
 *   quarter of a second after the row was added, its fields are never asked for: merging the answer makes the state with the new row the
 *   one that the next change is compared with.
 * Upstream: none found; to be sent: docs/upstream/payload-new-rows.md
 * For: @payloadcms/ui 3.90.1: rows of the form's state, SET_ROW_COLLAPSED; MERGE_SERVER_STATE, which sets `prevStateRef`.
 * Not needed when: e2e/desk-publishing.spec.ts (a row that was just added) stays green without it.
 */
import { useAllFormFields, useForm } from "@payloadcms/ui";
import type { FormState, Row } from "payload";
import { useEffect, useRef } from "react";
import { showNewRow } from "./show-field.ts";

/** Milliseconds until the second request for the fields of a new row: Payload waits 250 before the first. */
const ASK_AGAIN = 2000;

/**
 * Opens a new row with the focus in its first field. Payload collapses rows as long as nobody has expanded one, which suits existing rows,
 * and collapses a new one as well once the server has rendered its fields.
 */
export function useNewRows(): void {
  const [fields, dispatch] = useAllFormFields();
  const { formRef } = useForm();
  /** The latest new row, until its fields arrive. */
  const added = useRef<string | null>(null);

  useEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      const index = rows.findIndex(isFresh);
      const row = rows[index];
      if (!row) continue;
      added.current = row.id;
      dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows: rows.with(index, { ...row, collapsed: false }) });
    }
    const renderedRow = added.current === null ? null : drawnRow(fields, added.current);
    if (renderedRow) {
      added.current = null;
      showNewRow(formRef.current ?? document, renderedRow);
    }
    if (added.current === null) return;
    const timer = setTimeout(() => requestRow(fields, added.current, dispatch), ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [fields, dispatch, formRef]);
}

/**
 * Makes the form request the fields of a row, as any change of its state does: this one alternates between two marks for missing fields.
 */
function requestRow(fields: FormState, id: string | null, dispatch: ReturnType<typeof useAllFormFields>[1]): void {
  for (const [path, { rows = [] }] of Object.entries(fields)) {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    const lastRenderedPath = row?.lastRenderedPath === "" ? undefined : "";
    if (row) dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows: rows.with(index, { ...row, lastRenderedPath }) });
  }
}

/** Whether a row is new and still undecided. */
function isFresh({ isLoading, collapsed }: Row): boolean {
  return isLoading === true && collapsed === undefined;
}

/** The path of a row whose fields have arrived. */
function drawnRow(fields: FormState, id: string): string | null {
  for (const [path, { rows = [] }] of Object.entries(fields)) {
    const index = rows.findIndex((row) => row.id === id && row.isLoading !== true);
    if (index !== -1) return `${path}.${index}`;
  }
  return null;
}
