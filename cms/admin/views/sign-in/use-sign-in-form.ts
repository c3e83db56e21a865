"use client";
import { useState, type FormEvent } from "react";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { call, Refused } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";

interface SignForm {
  /** Whether the form cannot be sent: it is on its way, or its script is not there yet. */
  isBusy: boolean;
  /** What the form was refused with. */
  fault: string | null;
  refuse: (fault: string) => void;
  /** Whether everything was right but the code of the second factor, which is asked for now. */
  needsCode: boolean;
  /** Begins anew, without a code. */
  startAgain: () => void;
  /** Sends the form's fields, after those that were given in the step before. */
  send: (fields: Record<string, string>) => Promise<void>;
}

/**
 * A form of the sign-in that a second factor may add a step to.
 * @param address REST address that it is sent to
 * @param done is called when it was taken
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
      // The first time it is no fault that there is no code: nobody has asked for one.
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

/** The texts of a form that is being sent. */
export function fieldsOf(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  return Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
}
