"use client";
import type { ComponentProps, ReactNode } from "react";
import { openWithKeys } from "../lib/open-with-keys.ts";

/** A field with its name above it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="desk-field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface ChoiceProps extends ComponentProps<"select"> {
  label: string;
  /** The label of the empty choice; without it, a choice is required. */
  none?: string;
  choices: readonly { id: number | string; name: string }[];
}

/** A choice with its name above it. */
export function LabelledChoice({ label, none, choices, ...select }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select className="desk-input desk-input--select" onKeyDown={openWithKeys} {...select}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
