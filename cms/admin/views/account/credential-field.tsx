"use client";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { useAccountTexts } from "./use-account-texts.ts";

interface CredentialFieldProps extends Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "maxLength"> {
  /** The label of the field. */
  name: string;
  /** The label of the button. */
  label: string;
  onProof: (proof: string) => void;
}

/** A focused field for a credential, and the button that sends it. */
export function CredentialField({ name, label, onProof, ...input }: CredentialFieldProps) {
  const [proof, setProof] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <label className="desk-field">
        <span>{name}</span>
        <input
          {...input}
          ref={field}
          className="desk-input"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Prevents Enter from submitting the form of the account around it.
            event.preventDefault();
            onProof(proof);
          }}
        />
      </label>
      <button type="button" className="desk-button desk-button--first" onClick={() => onProof(proof)}>
        {label}
      </button>
    </>
  );
}

interface PasswordEntryProps {
  /** The reason for the password. */
  text: string;
  /** The label of the button. */
  label: string;
  onPassword: (password: string) => void;
}

/** Asks for the user's own password. */
export function PasswordEntry({ text, label, onPassword }: PasswordEntryProps) {
  const textOf = useAccountTexts();
  return (
    <div className="desk-factor">
      <div>
        <p>{text}</p>
        <CredentialField name={textOf("password")} label={label} type="password" autoComplete="current-password" onProof={onPassword} />
      </div>
    </div>
  );
}
