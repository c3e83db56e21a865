import type { ComponentProps, ReactNode } from "react";
import "./forms.css";

interface FieldLook {
  /** Name of the control, also for its ids. */
  name: string;
  label: string;
  /** Small words at the label's end, such as "optional". */
  note?: string;
  /** The fault of the value; marks the control as invalid. */
  error?: string;
  /** Spans the whole width of a form in two columns. */
  wide?: boolean;
}

/** A text control with its label and error. */
export function TextField({ name, label, note, error, wide, ...rest }: FieldLook & Omit<ComponentProps<"input">, "name">) {
  return (
    <FieldFrame {...{ name, label, note, error, wide }}>
      <input className="field-control" id={name} name={name} {...invalid(name, error)} {...rest} />
    </FieldFrame>
  );
}

/** A control for several lines with its label and error. */
export function TextAreaField({ name, label, note, error, wide, ...rest }: FieldLook & Omit<ComponentProps<"textarea">, "name">) {
  return (
    <FieldFrame {...{ name, label, note, error, wide }}>
      <textarea className="field-control" id={name} name={name} {...invalid(name, error)} {...rest} />
    </FieldFrame>
  );
}

/** A choice with its label and error. The first option is the empty one. */
export function SelectField({
  name,
  label,
  note,
  error,
  wide,
  empty,
  options,
  ...rest
}: FieldLook & Omit<ComponentProps<"select">, "name"> & { empty: string; options: { value: string; label: string }[] }) {
  return (
    <FieldFrame {...{ name, label, note, error, wide }}>
      <select className="field-control" id={name} name={name} {...invalid(name, error)} {...rest}>
        <option value="">{empty}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A box to tick, with its text and error; `note` is as of a field. */
export function Checkbox({
  name,
  note,
  error,
  children,
  ...rest
}: Pick<FieldLook, "name" | "note" | "error"> & { children: ReactNode } & Omit<ComponentProps<"input">, "name" | "type">) {
  return (
    <div className="checkbox form-wide">
      {/* Browsers would call one that has to be ticked invalid before anything is sent. */}
      <input type="checkbox" id={name} name={name} aria-invalid={false} {...invalid(name, error)} {...rest} />
      <label htmlFor={name}>
        <span>{children}</span>
        {note && <small>{note}</small>}
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}

function FieldFrame({ name, label, note, error, wide, children }: FieldLook & { children: ReactNode }) {
  return (
    <div className={wide ? "form-wide" : undefined}>
      <label className="field-label" htmlFor={name}>
        {label}
        {note && <small>{note}</small>}
      </label>
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={errorId(name)}>
      {error}
    </p>
  );
}

function invalid(name: string, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": errorId(name) } : {};
}

function errorId(name: string): string {
  return `${name}-error`;
}
