"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Refusal as ServerRefusal } from "../diagnostic-endpoints.ts";

/** Why a call gave no result. */
export type Refusal = ServerRefusal | "network";

/** A call that was refused, or did not arrive. */
class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * Asks one of the diagnostic calls.
 * @throws RefusalError when it is refused or does not arrive; the signal's reason when it is stopped
 */
export async function ask<Result>(name: string, body: object, signal: AbortSignal): Promise<Result> {
  const response = await fetch(`/api/diagnostics/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    signal.throwIfAborted();
    throw new RefusalError("network");
  });
  if (response.ok) return (await response.json()) as Result;
  const { refusal } = (await response.json().catch(() => ({}))) as { refusal?: Refusal };
  throw new RefusalError(refusal ?? (response.status === 401 ? "staff" : "network"));
}

/** The run of a tool: `working` until it has ended, been stopped or been refused. */
export interface Run {
  working: boolean;
  finished: boolean;
  refusal: Refusal | null;
  start: (work: (signal: AbortSignal) => Promise<void>) => void;
  stop: () => void;
}

/** Runs one piece of work at a time; a new one, `stop`, or leaving the page ends it. */
export function useRun(): Run {
  const [state, setState] = useState<{ working: boolean; finished: boolean; refusal: Refusal | null }>({
    working: false,
    finished: false,
    refusal: null,
  });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback((work: (signal: AbortSignal) => Promise<void>): void => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setState({ working: true, finished: false, refusal: null });
    work(controller.signal).then(
      () => !controller.signal.aborted && setState({ working: false, finished: true, refusal: null }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        controller.abort();
        setState({ working: false, finished: false, refusal: error instanceof RefusalError ? error.refusal : "network" });
      },
    );
  }, []);
  function stop(): void {
    current.current?.abort();
    setState({ working: false, finished: true, refusal: null });
  }
  return { ...state, start, stop };
}

/** Waits some milliseconds, or until the signal ends it. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
