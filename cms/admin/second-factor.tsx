"use client";
import { Button, toast, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { inLanguage } from "../fields/bilingual.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { call } from "./call.ts";

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
  const say = (key: keyof typeof ACCOUNT_TEXTS) => inLanguage(ACCOUNT_TEXTS[key], i18n.language);
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
      <p>{say(on ? "factorOn" : "factorOff")}</p>
      {on && (
        <Button buttonStyle="secondary" size="small" onClick={remove}>
          {say("factorRemove")}
        </Button>
      )}
      {!on && !begun && isOwn && (
        <Button buttonStyle="secondary" size="small" onClick={begin}>
          {say("factorBegin")}
        </Button>
      )}
      {begun && (
        <div>
          <p>{say("factorScan")}</p>
          <img src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`} alt={begun.address} width={180} height={180} />
          <input
            aria-label={say("factorScan")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button size="small" onClick={confirm}>
            {say("factorConfirm")}
          </Button>
        </div>
      )}
    </>
  );
}
