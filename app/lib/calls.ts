import { ofetch } from "ofetch";

/** Answers worth a second try (specification, section 7). */
const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504];
/** Tries after the first, for methods without a body; POST, PUT, PATCH and DELETE are never repeated. */
const RETRIES = 1;
/** Milliseconds until a call, its second try included, is given up. */
const TIME_LIMIT = 10_000;
const WITH_BODY = new Set(["POST", "PUT", "PATCH", "DELETE"]);

let leaving = new AbortController();
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => leaving.abort());
  window.addEventListener("pageshow", () => {
    if (leaving.signal.aborted) leaving = new AbortController();
  });
}

/**
 * The one client for all calls of the browser. Answers from 400 to 599 are errors; a call ends when the page is left.
 * @throws FetchError of ofetch
 */
export const call = ofetch.create({
  retryStatusCodes: RETRY_STATUS_CODES,
  onRequest({ options }) {
    if (WITH_BODY.has((options.method ?? "GET").toUpperCase())) options.retry = false;
    else options.retry ??= RETRIES;
    // A second try comes by here again, with the first one's signal and so within its time.
    options.signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIME_LIMIT), ...(options.signal ? [options.signal] : [])]);
  },
});
