/**
 * Why: Payload takes a form that was refused for saved, and its next check takes from the fields the faults that only a save
 *   finds out.
 * Upstream: none found; to be sent: docs/upstream/payload-refused-save.md
 * For: @payloadcms/ui 3.90.1: its check 250 ms after a change, ADD_SERVER_ERRORS.
 * Not needed when: e2e/desk-publishing.spec.ts (after the server has refused to publish) stays green without it.
 */
import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useEffect, useRef } from "react";

/** Milliseconds after a change until Payload has begun to validate the form: it waits 250. */
const CHECKS_BEGIN = 300;

/** The errors of a refused form. */
interface Refusal {
  fields: FormState;
  errors: { path: string; message: string }[];
  /** Whether the form has changed since. */
  isOver: boolean;
}

/**
 * Keeps the server's errors in a form until somebody changes it. Payload treats a refused form as saved and disables its buttons. Once they
 * are enabled, it validates the form again; that validation does not know errors that only a save finds, such as a taken address, and
 * removes them. So does a validation that began before. A form that counts as saved is not validated: the buttons are enabled as soon as
 * the errors are visible.
 */
export function useServerErrors(): void {
  const [fields, dispatch] = useAllFormFields();
  const modified = useFormModified();
  const submitted = useFormSubmitted();
  const processing = useFormProcessing();
  const { setModified } = useForm();
  const refusal = useRef<Refusal | null>(null);
  const isAnswered = submitted && !processing;

  useEffect(() => {
    if (!isAnswered) {
      refusal.current = null;
      return;
    }
    refusal.current ??= { fields, errors: [], isOver: false };
    const { current } = refusal;
    // The fields get their errors only after the form has its refusal.
    const formErrors = errorsOf(fields);
    current.errors = [...formErrors, ...current.errors.filter(({ path }) => formErrors.every((error) => error.path !== path))];
    current.isOver ||= !haveSameValues(current.fields, fields);
    const hiddenErrors = current.isOver ? [] : current.errors.filter(({ path }) => fields[path]?.valid !== false);
    if (hiddenErrors.length === 0) return;
    setModified(false);
    dispatch({ type: "ADD_SERVER_ERRORS", errors: hiddenErrors });
  }, [isAnswered, fields, dispatch, setModified]);

  useEffect(() => {
    if (!isAnswered || modified) return undefined;
    const timer = setTimeout(() => setModified(true), CHECKS_BEGIN);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with every change of the fields Payload waits anew, too
  }, [isAnswered, modified, fields, setModified]);
}

function errorsOf(fields: FormState): Refusal["errors"] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage = "" }]) =>
    valid === false ? [{ path, message: errorMessage }] : [],
  );
}

/** Whether nobody has changed anything in between. A validation may add fields. */
function haveSameValues(before: FormState, after: FormState): boolean {
  return Object.entries(before).every(([path, { value }]) => !(path in after) || asText(value) === asText(after[path]?.value));
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? "");
}
