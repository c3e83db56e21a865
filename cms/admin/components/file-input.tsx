"use client";
import { useId, useState } from "react";
import { useDesk } from "../lib/use-desk.ts";

interface FileInputProps {
  name: string;
  label: string;
  /** The accepted types, in the browser's notation: `.csv,.json`. */
  accept: string;
  optional?: boolean;
}

/** An input for a file. The browser's own has labels in the browser's language, so it is invisible above the desk's label. */
export function FileInput({ name, label, accept, optional = false }: FileInputProps) {
  const { texts } = useDesk();
  const id = useId();
  const [chosen, setChosen] = useState("");
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <span className="desk-file">
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          required={!optional}
          // An empty required field is no fault before the form is sent.
          aria-invalid="false"
          aria-describedby={`${id}-chosen`}
          onChange={({ target }) => setChosen(target.files?.[0]?.name ?? "")}
        />
        <span className="desk-button desk-button--small" aria-hidden="true">
          {texts.file.choose}
        </span>
        <span id={`${id}-chosen`} className="desk-file__chosen">
          {chosen || texts.file.none}
        </span>
      </span>
    </div>
  );
}
