"use client";
import { useState, type FormEvent } from "react";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { call, Refused } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";

interface SignForm {
  /** Whether the form is disabled: a request runs, or the script does not run yet. */
  isBusy: boolean;
  /** The form's error. */
  fault: string | null;
  refuse: (fault: string) => void;
  /** Whether only the code of the second factor is missing or wrong, for which the form asks now. */
  needsCode: boolean;
  /** Restarts without a code. */
  startAgain: () => void;
  /** Sends the form's fields, together with those of the previous step. */
  send: (fields: Record<string, string>) => Promise<void>;
}

/**
 * A form of the sign-in, to which a second factor may add a step.
 * @param address REST address of the request
 * @param done called after success
 */
export function useSignForm(address: string, done: () => void): SignForm {
  const { texts, language } = useDesk();
  const scripted = useScripted();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [credentials, setCredentials] = useState<Record<string, string> | null>(null);
  const send = async (fields: Record<string, string>) => {
    const all = { ...credentials, ...fields };
    setSending(true);
    setFault(null);
    try {
      await call(address, "POST", all, language);
      done();
    } catch (error) {
      const isCode = error instanceof Refused && (error.data as { secondFactor?: boolean } | null)?.secondFactor === true;
      if (isCode) setCredentials(all);
      // The first missing code is no fault, because nobody has asked for it yet.
      if (!isCode || credentials) setFault((error as Error).message || texts.failed);
    }
    setSending(false);
  };
  const startAgain = () => {
    setCredentials(null);
    setFault(null);
  };
  return { isBusy: !scripted || isSending, fault, refuse: setFault, needsCode: credentials !== null, startAgain, send };
}

/** The texts of a form during a request. */
export function fieldsOf(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  return Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
}
