/** Seconds after which to ask again. */
const LATER = "5";

/** The answer to one request more than can be worked on. */
export function busyResponse(): Response {
  return new Response("503 Too many documents at once\n", { status: 503, headers: { "Retry-After": LATER, "Cache-Control": "no-store" } });
}
