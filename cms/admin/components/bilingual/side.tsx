import type { ReactNode } from "react";
import { HTML_LANG, type Language } from "#shared/languages.ts";
import { isCounted, TextCount } from "../text-count.tsx";

/** Lines of a paragraph before it is written. */
const ROWS = 3;

interface LanguageSideProps {
  id: string;
  /** Of the input in the form's own language. */
  name?: string;
  locale: Language;
  /** Whether it is the language that is translated from, or into. */
  place: "source" | "target";
  /** Whether it is a paragraph rather than a line. */
  isLines: boolean;
  label: string;
  required: boolean;
  value: string;
  /** The longest text that is taken, in characters. */
  max?: number | undefined;
  disabled: boolean;
  readOnly: boolean;
  /** What the state and the description of the field are called. */
  describedBy: string[];
  error?: string;
  onChange: (text: string) => void;
  /** What is to be said of this language. */
  children: ReactNode;
}

/** One language of a text: its input, and below it what is wrong or to be done. */
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
  const [errorId, countId] = [`${id}-error`, `${id}-count`];
  const input = {
    id,
    name,
    lang: HTML_LANG[locale],
    "aria-label": label,
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
