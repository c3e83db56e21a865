"use client";
import { Button } from "@payloadcms/ui";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { TableHead } from "../../admin/components/fields/table-head.tsx";
import type { Run } from "./calls.ts";
import { useTexts } from "./use-texts.ts";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "number";
  min?: number;
  max?: number;
  /** Longest text, in characters. */
  longest?: number;
  hint?: string;
}

/** A labelled line to type into. */
export function Field({ label, value, onChange, type = "text", min, max, longest = 300, hint }: FieldProps) {
  const id = useId();
  return (
    <div className="diagnostics__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        min={min}
        max={max}
        maxLength={type === "text" ? longest : undefined}
        placeholder={hint}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** A labelled choice between some values. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="diagnostics__field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The form of a tool: its fields, the button that starts it, and, while it works, one that stops it. */
export function ToolForm({ run, action, onStart, children }: { run: Run; action: string; onStart: () => void; children: ReactNode }) {
  const texts = useTexts();
  const scripted = useScripted();
  function submit(event: FormEvent): void {
    event.preventDefault();
    onStart();
  }
  return (
    <form className="diagnostics__form" onSubmit={submit}>
      {children}
      <Button type="submit" size="medium" margin={false} disabled={run.working || !scripted}>
        {action}
      </Button>
      {run.working && (
        <Button type="button" buttonStyle="secondary" size="medium" margin={false} onClick={run.stop}>
          {texts.actions.stop}
        </Button>
      )}
    </form>
  );
}

/** How a run stands, announced to those who do not see it. */
export function Progress({ run, text }: { run: Run; text: string }) {
  const texts = useTexts();
  return (
    <>
      <output className="diagnostics__status">{run.working ? text : run.finished ? texts.finished : ""}</output>
      {run.refusal && (
        <p role="alert" className="diagnostics__refusal">
          {texts.refusals[run.refusal]}
        </p>
      )}
    </>
  );
}

export type Tone = "good" | "warning" | "problem" | "plain";

/** A short word on how something stands; the colour only underlines it. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`diagnostics__mark diagnostics__mark--${tone}`}>{children}</span>;
}

export function Section({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <section className="diagnostics__section">
      <h2>
        {`${title} `}
        {mark}
      </h2>
      {children}
    </section>
  );
}

/** A table whose first cell heads its row. */
export function Table({ caption, heads, rows }: { caption: string; heads: string[]; rows: { key: string; cells: ReactNode[] }[] }) {
  return (
    <Scroll label={caption}>
      <table>
        <TableHead names={heads} />
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** A frame for content wider than the page: the frame scrolls by itself, by keyboard as well. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reached by the keyboard
    <section className="diagnostics__scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Values of records, one per line. */
export function Values({ values }: { values: string[] }) {
  return (
    <>
      {values.map((value) => (
        <code key={value} className="diagnostics__value">
          {value}
        </code>
      ))}
    </>
  );
}

/** A value to be put elsewhere, with a button that copies it. */
export function Copyable({ value }: { value: string }) {
  const texts = useTexts();
  const [copied, setCopied] = useState(false);
  return (
    <p className="diagnostics__copyable">
      <code>{value}</code>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        {texts.actions.copy}
      </Button>{" "}
      <output>{copied && texts.actions.copied}</output>
    </p>
  );
}

/** Terms with their values. */
export function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="diagnostics__facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
