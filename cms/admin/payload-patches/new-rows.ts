/**
 * Why: a row that was just added is folded again once the server has drawn its fields.
 * Upstream: none found
 * For: @payloadcms/ui 3.90.1: rows of the form's state, SET_ROW_COLLAPSED.
 * Not needed when: e2e/desk-publishing.spec.ts (a row that was just added) stays green without it.
 */
import { useAllFormFields, useForm } from "@payloadcms/ui";
import type { FormState, Row } from "payload";
import { useEffect, useRef } from "react";
import { showNewRow } from "./show-field.ts";

/**
 * Has a row that was just added open, with its first field ready to be written in. Rows are folded as long as nobody has unfolded one,
 * which is for those that are there already; Payload folds a new one as well once the server has drawn its fields.
 */
export function useNewRows(): void {
  const [fields, dispatch] = useAllFormFields();
  const { formRef } = useForm();
  /** The row that was added last, until its fields are there. */
  const added = useRef<string | null>(null);

  useEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      const at = rows.findIndex(isFresh);
      const row = rows[at];
      if (!row) continue;
      added.current = row.id;
      dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows: rows.with(at, { ...row, collapsed: false }) });
    }
    const drawn = added.current === null ? null : drawnRow(fields, added.current);
    if (!drawn) return;
    added.current = null;
    showNewRow(formRef.current ?? document, drawn);
  }, [fields, dispatch, formRef]);
}

/** Whether a row has just been added, and nothing is decided about it. */
function isFresh({ isLoading, collapsed }: Row): boolean {
  return isLoading === true && collapsed === undefined;
}

/** The path of a row, once its fields have come. */
function drawnRow(fields: FormState, id: string): string | null {
  for (const [path, { rows = [] }] of Object.entries(fields)) {
    const index = rows.findIndex((row) => row.id === id && row.isLoading !== true);
    if (index !== -1) return `${path}.${index}`;
  }
  return null;
}
