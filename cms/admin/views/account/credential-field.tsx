"use client";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { useAccountTexts } from "./use-account-texts.ts";

interface CredentialFieldProps extends Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "maxLength"> {
  /** Names the field. */
  name: string;
  /** Names the button. */
  label: string;
  onProof: (proof: string) => void;
}

/** A field for what proves that somebody is who they are, in which the cursor is, and the button that sends it. */
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
            // It stands in the form of the account, which is not what is meant.
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
  /** What the password is asked for. */
  text: string;
  /** Names the button. */
  label: string;
  onPassword: (password: string) => void;
}

/** Asks for the password of one's own account. */
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
