"use client";
import { useEffect, useState } from "react";
import { call } from "./call.ts";
import { useDesk } from "./use-desk.ts";

/** Milliseconds without a keystroke before the request. */
const PAUSE = 200;

/**
 * The answer of the desk's REST address, requested once the address has been stable for a moment.
 * @param address null for no request
 * @returns no answer while the request runs, and after a refusal
 */
export function useAnswer<T>(address: string | null): { answer: T | null; isDone: boolean } {
  const { language } = useDesk();
  const [response, setResponse] = useState<{ address: string | null; answer: T | null }>({ address: null, answer: null });
  useEffect(() => {
    if (address === null) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void call<T>(address, "GET", undefined, language)
        .then((answer) => !isOver && setResponse({ address, answer }))
        .catch(() => !isOver && setResponse({ address, answer: null }));
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address, language]);
  return response.address === address ? { answer: response.answer, isDone: true } : { answer: null, isDone: address === null };
}
