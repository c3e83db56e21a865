import type { Encoding } from "../http/encodings.ts";
import type { Found } from "./page-cache.ts";

/** RFC 9211: which cache answered, and how. */
const STATUS: Record<Found["how"], string> = {
  kept: "waymark; hit",
  made: "waymark; fwd=miss",
  shared: "waymark; fwd=miss; collapsed",
  outdated: "waymark; hit; detail=database-away",
};

/** The headers of an answer in an encoding, its length left out. */
export function headersOf({ answer, how }: Found, encoding: Encoding): [string, string][] {
  const headers: [string, string][] = [...answer.headers, ["Cache-Status", STATUS[how]]];
  if (answer.isKeepable) headers.push(["ETag", answer.etag]);
  if (encoding !== "identity") headers.push(["Content-Encoding", encoding]);
  return headers;
}

/** Whether a client has this answer already (RFC 9110, section 13.1.2). */
export function isKnownTo(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((known) => [etag, "*"].includes(known.trim().replace(/^(?!W\/|\*)/, "W/")));
}
