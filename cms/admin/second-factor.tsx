"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { call } from "./call.ts";
import { useAccountTexts } from "./use-account-texts.ts";

interface SecondFactorProps {
  /** REST address of the account. */
  account: string;
  /** Only its owner can turn a second factor on; an administrator can turn it off. */
  isOwn: boolean;
}

/** Turns the second factor of an account on and off. */
export function SecondFactor({ account, isOwn }: SecondFactorProps) {
  const { i18n } = useTranslation();
  const [on, setOn] = useState<boolean | null>(null);
  const [begun, setBegun] = useState<{ address: string; picture: string } | null>(null);
  const [code, setCode] = useState("");
  const address = `${account}/second-factor`;
  const say = useAccountTexts();
  useEffect(() => {
    call<{ on: boolean }>(address).then(
      (answer) => setOn(answer.on),
      () => setOn(null),
    );
  }, [address]);
  if (on === null) return null;
  const trying = (task: () => Promise<void>) => () => void task().catch((error: Error) => toast.error(error.message || say("failed")));
  const begin = trying(async () => setBegun(await call(address, "POST", {})));
  const confirm = trying(async () => {
    await call(address, "POST", { code }, i18n.language);
    setBegun(null);
    setOn(true);
  });
  const remove = trying(async () => {
    await call(address, "DELETE");
    setOn(false);
  });
  return (
    <>
      <span className="field-label">{say("factor")}</span>
      {!begun && <p>{say(on ? "factorOn" : "factorOff")}</p>}
      {on && (
        <button type="button" className="desk-button" onClick={remove}>
          {say("factorRemove")}
        </button>
      )}
      {!on && !begun && isOwn && (
        <button type="button" className="desk-button" onClick={begin}>
          {say("factorBegin")}
        </button>
      )}
      {begun && (
        <div className="desk-factor">
          <img src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`} alt={say("factorPicture")} width={180} height={180} />
          <div>
            <p>{say("factorScan")}</p>
            <p className="desk-note-text">
              {say("factorSecret")} <code>{new URL(begun.address).searchParams.get("secret")}</code>
            </p>
            <label className="desk-field">
              <span>{say("factorCode")}</span>
              <input
                className="desk-input"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  // It stands in the form of the account, which is not what is meant.
                  event.preventDefault();
                  confirm();
                }}
              />
            </label>
            <button type="button" className="desk-button desk-button--first" onClick={confirm}>
              {say("factorConfirm")}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
