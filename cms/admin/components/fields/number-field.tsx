"use client";
import { getTranslation } from "@payloadcms/translations";
import { FieldDescription, FieldError, FieldLabel, RenderCustomComponent, useField, useTranslation, withCondition } from "@payloadcms/ui";
import type { NumberFieldClientComponent, NumberFieldClientProps, Validate } from "payload";
import { useCallback, useId, useState } from "react";
import { readTyped, writtenNumber } from "../../lib/typed-number.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { ReadAs } from "../figure-input.tsx";

/**
 * A field for numbers in the notation of the reader: Payload's own makes 168 of 16,8. An unreadable or ambiguous text stays in the form,
 * which then can be neither stored nor published.
 */
export const NumberField: NumberFieldClientComponent = withCondition(function NumberField({
  field,
  path: pathFromProps,
  readOnly,
  validate,
}: NumberFieldClientProps) {
  const { label, required = false, min, max, admin: { className, description } = {} } = field;
  const { i18n } = useTranslation();
  const { language } = useDesk();
  const name = getTranslation(label || field.name, i18n);
  const check = useCallback<Validate>(
    (value, options) => {
      const read = typeof value === "string" ? readTyped(value, name, language) : null;
      if (read && "fault" in read) return read.fault;
      return validate?.(value, { ...options, min, max, required } as never) ?? true;
    },
    [validate, min, max, required, name, language],
  );
  const {
    customComponents: { AfterInput, BeforeInput, Description, Error, Label } = {},
    disabled,
    errorMessage,
    path,
    setValue,
    showError,
    value,
  } = useField<number | string | null>({ potentiallyStalePath: pathFromProps, validate: check });
  // The text while somebody types; null otherwise. Any other change of the value replaces it.
  const [draft, setDraft] = useState<string | null>(null);
  const line = useId();
  const isFixed = Boolean(readOnly || disabled);
  const stored = typeof value === "number" ? writtenNumber(value) : (value ?? "");
  const isTyping = draft !== null && valueFor(readTyped(draft, name, language), draft) === (value ?? null);
  const text = isTyping ? draft : stored;
  const read = readTyped(text, name, language);
  const fault = "fault" in read && !isTyping ? read.fault : "";
  const type = (next: string) => {
    setDraft(next);
    setValue(valueFor(readTyped(next, name, language), next));
  };
  return (
    <div
      className={["field-type number", className, showError && "error", isFixed && "read-only"].filter(Boolean).join(" ")}
      style={{ flex: "1 1 auto" }}
    >
      <RenderCustomComponent CustomComponent={Label} Fallback={<FieldLabel label={label} path={path} required={required} />} />
      <div className="field-type__wrap">
        <RenderCustomComponent CustomComponent={Error} Fallback={<FieldError path={path} showError={showError} />} />
        {BeforeInput}
        <input
          id={`field-${path.replaceAll(".", "__")}`}
          name={path}
          type="text"
          // The numeric keyboard of some phones has no minus.
          inputMode={min !== undefined && min >= 0 ? "decimal" : "text"}
          autoComplete="off"
          spellCheck={false}
          value={text}
          disabled={isFixed}
          aria-invalid={showError || fault !== ""}
          aria-describedby={line}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(null)}
        />
        <ReadAs
          id={line}
          text={text}
          value={"value" in read ? read.value : null}
          fault={showError && errorMessage === fault ? "" : fault}
        />
        {AfterInput}
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={<FieldDescription path={path} {...(description !== undefined && { description })} />}
        />
      </div>
    </div>
  );
}) as NumberFieldClientComponent;

/** The form's value for a text: its number, or the text itself, which the server refuses. */
function valueFor(read: ReturnType<typeof readTyped>, text: string): number | string | null {
  return "value" in read ? read.value : text;
}
