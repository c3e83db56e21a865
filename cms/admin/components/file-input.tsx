"use client";
import { useId, useState } from "react";
import { useDesk } from "../lib/use-desk.ts";

interface FileInputProps {
  name: string;
  label: string;
  /** What is offered, as the browser takes it: `.csv,.json`. */
  accept: string;
  optional?: boolean;
}

/** Takes a file. The browser's own input would speak the browser's language: it lies unseen over words of the desk. */
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
