"use client";
import { useEffect, useState } from "react";
import { CODE_DIGITS, MAX_TYPED_CODE } from "../../../accounts/account-limits.ts";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { PasswordEntry, CredentialField } from "./credential-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAccountTexts } from "./use-account-texts.ts";

interface SecondFactorProps {
  /** REST address of the account. */
  account: string;
  /** Only its owner can turn a second factor on; an administrator can turn it off. */
  isOwn: boolean;
}

/** Turns the second factor of an account on and off. */
export function SecondFactor({ account, isOwn }: SecondFactorProps) {
  const { language, attempt } = useDesk();
  const [on, setOn] = useState<boolean | null>(null);
  const [codes, setCodes] = useState<{ left: number; made: string[] }>({ left: 0, made: [] });
  const [setup, setSetup] = useState<{ address: string; picture: string } | null>(null);
  const [isProving, setProving] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const address = `${account}/second-factor`;
  const textOf = useAccountTexts();
  useEffect(() => {
    call<{ on: boolean; codesLeft: number }>(address).then(
      (answer) => {
        setOn(answer.on);
        setCodes({ left: answer.codesLeft, made: [] });
      },
      () => setOn(null),
    );
  }, [address]);
  if (on === null) return null;
  const begin = (currentPassword: string) =>
    void attempt(async () => {
      setSetup(await call(address, "POST", { currentPassword }, language));
      setAsksPassword(false);
    });
  const turn = (method: "POST" | "DELETE", code?: string) =>
    void attempt(async () => {
      const answer = await call<{ on: boolean; codes?: string[] }>(address, method, { code }, language);
      setOn(answer.on);
      setCodes({ left: answer.codes?.length ?? 0, made: answer.codes ?? [] });
      setTurned(true);
      setSetup(null);
      setProving(false);
    });
  return (
    <>
      <span className="field-label">{textOf("factor")}</span>
      {!setup && (
        <p key={String(on)} ref={isTurned ? takeFocus : undefined} tabIndex={-1}>
          {textOf(on ? "factorOn" : "factorOff")}
        </p>
      )}
      {on && !isProving && (
        // An administrator has no authenticator for a colleague's account.
        <button type="button" className="desk-button" onClick={() => (isOwn ? setProving(true) : turn("DELETE"))}>
          {textOf("factorRemove")}
        </button>
      )}
      {!on && !setup && !asksPassword && isOwn && (
        <button type="button" className="desk-button" onClick={() => setAsksPassword(true)}>
          {textOf("factorBegin")}
        </button>
      )}
      {asksPassword && <PasswordEntry text={textOf("factorPassword")} label={textOf("next")} onPassword={begin} />}
      {isProving && (
        <div className="desk-factor">
          <div>
            <p>{textOf("factorProve")}</p>
            <CredentialField
              name={textOf("proof")}
              label={textOf("factorRemove")}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={MAX_TYPED_CODE}
              onProof={(code) => turn("DELETE", code)}
            />
          </div>
        </div>
      )}
      {on && isOwn && <RecoveryCodes account={account} {...codes} onMade={(made) => setCodes({ left: made.length, made })} />}
      {setup && (
        <div className="desk-factor">
          <img src={`data:image/svg+xml,${encodeURIComponent(setup.picture)}`} alt={textOf("factorPicture")} width={180} height={180} />
          <div>
            <p>{textOf("factorScan")}</p>
            <p className="desk-note-text">
              {textOf("factorSecret")} <code>{new URL(setup.address).searchParams.get("secret")}</code>
            </p>
            <CredentialField
              name={textOf("factorCode")}
              label={textOf("factorConfirm")}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_DIGITS}
              onProof={(code) => turn("POST", code)}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** Focuses the result of a button that disappears with its own click, so that screen readers announce it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
