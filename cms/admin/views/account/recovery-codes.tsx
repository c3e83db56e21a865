"use client";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { PasswordEntry } from "./credential-field.tsx";
import { Copy } from "../../components/copy.tsx";
import { useAccountTexts } from "./use-account-texts.ts";

interface RecoveryCodesProps {
  /** REST address of the account. */
  account: string;
  /** The number of unused codes. */
  left: number;
  /** The new codes, which are visible only now. */
  made: readonly string[];
  onMade: (codes: string[]) => void;
}

/** The recovery codes of one's own account: the number of unused ones, a button for new ones, and the new ones themselves. */
export function RecoveryCodes({ account, left, made, onMade }: RecoveryCodesProps) {
  const { language, attempt } = useDesk();
  const [asksPassword, setAsksPassword] = useState(false);
  const textOf = useAccountTexts();
  const make = (currentPassword: string) =>
    void attempt(async () => {
      const { codes } = await call<{ codes: string[] }>(`${account}/recovery-codes`, "POST", { currentPassword }, language);
      onMade(codes);
      setAsksPassword(false);
    });
  return (
    <>
      <span className="field-label">{textOf("codes")}</span>
      <p>
        {textOf("codesLeft")} <b>{left}</b>
      </p>
      <p className="desk-note-text">{textOf("codesUse")}</p>
      <output className={made.length > 0 ? "desk-made-link" : undefined}>
        {made.length > 0 && (
          <>
            <span>{textOf("codesMade")}</span>
            <ul className="desk-codes">
              {made.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
            <Copy text={made.join("\n")} label={textOf("codesCopy")} className="desk-button desk-button--small" />
          </>
        )}
      </output>
      {asksPassword ? (
        <PasswordEntry text={textOf("codesPassword")} label={textOf("codesMake")} onPassword={make} />
      ) : (
        <button type="button" className="desk-button" onClick={() => setAsksPassword(true)}>
          {textOf("codesMake")}
        </button>
      )}
    </>
  );
}
