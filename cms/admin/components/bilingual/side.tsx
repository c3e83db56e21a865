import type { ReactNode } from "react";
import { HTML_LANG, type Language } from "#shared/languages.ts";
import { isCounted, TextCount } from "../text-count.tsx";

/** Lines of an empty paragraph. */
const ROWS = 3;

interface LanguageSideProps {
  id: string;
  /** The attributes of the input in the form's own language. */
  name?: string;
  locale: Language;
  /** Whether it is the source or the target of the translation. */
  place: "source" | "target";
  /** Whether it is a paragraph instead of a line. */
  isLines: boolean;
  label: string;
  required: boolean;
  value: string;
  /** Characters of the longest accepted text. */
  max?: number | undefined;
  disabled: boolean;
  readOnly: boolean;
  /** Ids of the field's state and description. */
  describedBy: string[];
  error?: string;
  onChange: (text: string) => void;
  /** The message about this language. */
  children: ReactNode;
}

/** One language of a text: its input, and below it the fault or the task. */
export function LanguageSide({
  id,
  name,
  locale,
  place,
  isLines,
  label,
  required,
  value,
  max,
  disabled,
  readOnly,
  describedBy,
  error,
  onChange,
  children,
}: LanguageSideProps) {
  const [labelId, errorId, countId] = [`${id}-label`, `${id}-error`, `${id}-count`];
  const input = {
    id,
    name,
    lang: HTML_LANG[locale],
    // Its name is in the desk's language, not in that of its text.
    "aria-labelledby": labelId,
    "aria-describedby": [...(error === undefined ? [] : [errorId]), ...(isCounted(value, max) ? [countId] : []), ...describedBy].join(" "),
    "aria-invalid": error !== undefined,
    "aria-required": required && place === "source",
    "aria-busy": readOnly,
    value,
    disabled,
    readOnly,
    autoComplete: "off",
  };
  return (
    <div className={`desk-both__side is-${place}${error === undefined ? "" : " is-bad"}`}>
      <span id={labelId} hidden>
        {label}
      </span>
      {isLines ? (
        <textarea {...input} rows={ROWS} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...input} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
      <TextCount id={countId} text={value} max={max} />
      {error !== undefined && (
        <p id={errorId} className="desk-both__error">
          {error}
        </p>
      )}
      <p className="desk-both__note">{children}</p>
    </div>
  );
}
