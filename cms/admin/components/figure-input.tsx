"use client";
import { useId, useState } from "react";
import { readTyped, writtenNumber } from "../lib/typed-number.ts";
import { useDesk } from "../lib/use-desk.ts";
import { Labelled } from "./labelled.tsx";

interface FigureInputProps {
  name: string;
  /** The name of the field, with its unit. */
  label: string;
  value?: unknown;
  required: boolean;
}

/**
 * A number in one of the desk's own forms, which sends the parsed value. An ambiguous text blocks the form by the browser's own validation.
 */
export function FigureInput({ name, label, value, required }: FigureInputProps) {
  const { language } = useDesk();
  const [text, setText] = useState(typeof value === "number" ? writtenNumber(value) : "");
  const line = useId();
  const read = readTyped(text, label, language);
  const number = "value" in read ? read.value : null;
  return (
    <div>
      <Labelled label={label}>
        <input
          ref={(input) => input?.setCustomValidity("fault" in read ? read.fault : "")}
          className="desk-input desk-figure"
          type="text"
          autoComplete="off"
          value={text}
          required={required}
          aria-describedby={line}
          onChange={({ target }) => setText(target.value)}
        />
      </Labelled>
      <input type="hidden" name={name} value={number ?? ""} />
      <ReadAs id={line} text={text} value={number} />
    </div>
  );
}

/**
 * Shows the parsed number, if its notation differs from the text.
 * @param fault stands in its place, where the text cannot be parsed
 */
export function ReadAs({ id, text, value, fault = "" }: { id: string; text: string; value: number | null; fault?: string }) {
  const { texts } = useDesk();
  const formatted = value === null ? "" : writtenNumber(value);
  return (
    <output id={id} className={`desk-read-as${fault ? " is-bad" : ""}`}>
      {fault || (formatted !== "" && formatted !== text.trim() && texts.figure.readAs(formatted))}
    </output>
  );
}
