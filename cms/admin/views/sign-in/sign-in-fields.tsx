"use client";
import { useEffect, useId, useRef, type InputHTMLAttributes } from "react";
import { CODE_DIGITS, MAX_TYPED_CODE } from "../../../accounts/account-limits.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** A ref for an answer: its alert alone is not heard by all, as the button keeps the focus, and the screen reader its words. */
export const takeFocus = (answer: HTMLElement | null) => answer?.focus();

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "name" | "autoComplete" | "defaultValue" | "inputMode" | "maxLength" | "minLength" | "pattern"
> {
  label: string;
  hint?: string;
  /** The fault of its value. */
  fault?: string | null;
  /** Whether it has the focus: at first, and after each change of the form, such as a fault. */
  isFirst?: boolean;
}

/** A field of the sign-in, with its label and its fault. */
export function Field({ label, hint, fault = null, isFirst = false, ...input }: FieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    box.current?.focus();
    box.current?.select();
  });
  return (
    <div>
      <label className="desk-field">
        <span>{label}</span>
        <input
          ref={box}
          className="desk-input"
          required
          aria-describedby={hint || fault ? `${id}-hint ${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
          {...input}
        />
      </label>
      {hint && (
        <p className="desk-note-text" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <div className="desk-message" role="alert" id={`${id}-fault`}>
          {fault}
        </div>
      )}
    </div>
  );
}

/** The second step of an account with a second factor: the six digits of its authenticator, or a recovery code. */
export function CodeField({ fault }: { fault: string | null }) {
  const { code } = useDesk().texts.sign;
  return (
    <Field
      isFirst
      name="code"
      label={code.field}
      hint={code.hint}
      fault={fault}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9 \\-]{${CODE_DIGITS},${MAX_TYPED_CODE}}`}
      maxLength={MAX_TYPED_CODE}
    />
  );
}

/** The submit button of a form of the sign-in. */
export function SendButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <button type="submit" className="desk-button desk-button--first desk-sign__send" disabled={isBusy}>
      {label}
    </button>
  );
}
