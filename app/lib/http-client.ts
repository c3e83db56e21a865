/** Answers worth a second try. */
export const RETRY_STATUS_CODES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** Methods that may be repeated: they have no body and change nothing. */
const REPEATABLE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Milliseconds until a call, its second try included, is given up. */
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

  constructor(method: string, address: string, status: number) {
    super(`${method} ${address}: ${status}`);
    this.status = status;
  }
}

/**
 * The one way in which the browser calls its server. A call ends when the page is left; without an answer, or with one that a second
 * try may mend, it is repeated once, unless it has a body.
 * @param signal ends the call as well
 * @throws CallError when the answer is an error; whatever `fetch` throws when there is none
 */
export async function call(
  address: string,
  { method = "GET", signal: given }: { method?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const verb = method.toUpperCase();
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIME_LIMIT), ...(given ? [given] : [])]);
  const attempt = async () => {
    const response = await fetch(address, { method: verb, signal });
    if (response.status >= 400) throw new CallError(verb, address, response.status);
    return response;
  };
  try {
    return await attempt();
  } catch (error) {
    const mendable = error instanceof CallError ? RETRY_STATUS_CODES.has(error.status) : !signal.aborted;
    if (!mendable || !REPEATABLE.has(verb)) throw error;
    return attempt();
  }
}

/**
 * Calls for JSON.
 * @param signal ends the call
 * @throws as `call`, and SyntaxError when the answer is none
 */
export async function callForJson<T>(address: string, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  const response = await call(address, signal ? { signal } : {});
  return (await response.json()) as T;
}
