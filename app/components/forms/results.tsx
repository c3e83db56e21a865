import type { ReactNode } from "react";
import { colon, useLanguage } from "#app/i18n/index.ts";
import { takeFocus } from "#app/lib/take-focus.ts";
import { Button } from "../basics/button.tsx";
import "./forms.css";

const NO_FAULTS: { name: string; label: string; error: string }[] = [];

/** Lists a form's faults at its top, with links to the fields. Takes the focus when it appears. */
export function ErrorSummary({ title, faults = NO_FAULTS }: { title: string; faults?: { name: string; label: string; error: string }[] }) {
  const language = useLanguage();
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={takeFocus}>
      <strong>{title}</strong>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, label, error }) => (
            <li key={name}>
              <a href={`#${name}`}>{label + colon(language) + error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Replaces a form after success. Takes the focus when it appears, by which it is read: not once more as a message. */
export function Done({ title, text, more, children }: { title: string; text: string; more?: string; children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a heading, which <output> may not
    <div className="done" role="status" aria-live="off" tabIndex={-1} ref={takeFocus}>
      <svg viewBox="0 0 320 48" fill="none" aria-hidden="true">
        <path d="M4 38H96l24-24h80l20 20h76" stroke="var(--color-route)" strokeWidth="3" />
        <circle cx="306" cy="34" r="8" fill="var(--color-signal)" />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {more && <p>{more}</p>}
      {children}
    </div>
  );
}

/** The submit button of a form. While it is busy its label changes and its width stays. */
export function SubmitButton({ busy, label, busyLabel }: { busy: boolean; label: string; busyLabel: string }) {
  return (
    <Button type="submit" variant="signal" disabled={busy}>
      <span className="submit-labels">
        <span data-hidden={busy || undefined} aria-hidden={busy}>
          {label}
        </span>
        <span data-hidden={!busy || undefined} aria-hidden={!busy}>
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
