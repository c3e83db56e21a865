import { anySignal } from "./any-signal.ts";

/** Answers worth a second try. */
const RETRY_STATUS_CODES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** Milliseconds until a call, its second try included, is aborted. */
const TIME_LIMIT = 10_000;

let leaving = new AbortController();
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => leaving.abort());
  window.addEventListener("pageshow", () => {
    if (leaving.signal.aborted) leaving = new AbortController();
  });
}

/** A call that was answered with a status from 400 to 599. */
class CallError extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.status = status;
  }
}

/**
 * Reads something, and once more without an answer, or with one that a second try may mend. Nothing with a body is read so.
 * @param signal gives it up
 */
export async function readTwice(read: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  const first = await read().catch(() => null);
  if (first && !RETRY_STATUS_CODES.has(first.status)) return first;
  signal?.throwIfAborted();
  return read();
}

/**
 * The one way in which the browser asks its server for something, twice if need be. A call ends when the page is left.
 * @param signal ends the call as well
 * @throws CallError when the answer is an error; whatever `fetch` throws when there is none
 */
export async function call(address: string, { signal: callerSignal }: { signal?: AbortSignal } = {}): Promise<Response> {
  const signal = anySignal([leaving.signal, AbortSignal.timeout(TIME_LIMIT), ...(callerSignal ? [callerSignal] : [])]);
  const response = await readTwice(() => fetch(address, { signal }), signal);
  if (response.status >= 400) throw new CallError(address, response.status);
  return response;
}

/**
 * Calls for JSON.
 * @throws as `call`, and SyntaxError when the answer is none
 */
export async function callForJson<T>(address: string, options?: { signal?: AbortSignal }): Promise<T> {
  const response = await call(address, options);
  return (await response.json()) as T;
}
