import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor, type Encoding } from "../http/encodings.ts";
import { answerCounter } from "../http/metrics.ts";
import type { Answer } from "./cached-response.ts";
import { headersOf, isKnownTo } from "./headers.ts";
import type { PageCache } from "./page-cache.ts";
import { isPersonal } from "./visitor.ts";

interface Circumstances {
  /** The headers of every answer at a path; a page's own come before them. */
  common: (path: string) => [string, string][];
  isUnavailable: () => boolean;
}

/** What is sent of a kept answer in one encoding. The last header is the request's id, written anew for each. */
interface Parcel {
  bytes: Buffer;
  headers: string[];
  /** Without the body's length, for those who have the body. */
  headersAlone: string[];
}

/**
 * Answers requests for kept pages on Node's own request and response: nothing is made for it that could be made once. What is not so
 * simple is left to the app: a page that is not kept, a visitor with a choice of his own, a request that brings its own id.
 */
export function answerFrom(cache: PageCache, { common, isUnavailable }: Circumstances) {
  const parcels = new WeakMap<Answer, Partial<Record<Encoding, Parcel>>>();
  const counters = { GET: counter("GET"), HEAD: counter("HEAD") };

  /** The parcel in the encoding that a client prefers; undefined as long as it was not made. */
  function parcelOf(answer: Answer, path: string, preferred: Encoding): Parcel | undefined {
    const known = parcels.get(answer) ?? {};
    const found = known[preferred];
    const { encoding, bytes } = answer.body(preferred);
    if (!bytes || found?.bytes === bytes) return found;
    const own = headersOf({ answer, how: "kept" }, encoding);
    const names = new Set(own.map(([name]) => name.toLowerCase()));
    const all = [...common(path).filter(([name]) => !names.has(name.toLowerCase())), ...own].flat();
    const id = ["X-Request-Id", ""];
    const parcel = { bytes, headers: [...all, "Content-Length", String(bytes.length), ...id], headersAlone: [...all, ...id] };
    parcels.set(answer, { ...known, [preferred]: parcel });
    return parcel;
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = "/", headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || headers["x-request-id"] !== undefined || isUnavailable()) return false;
    const answer = cache.kept(url);
    if (!answer || isPersonal(url, headers)) return false;
    const begun = performance.now();
    const parcel = parcelOf(answer, url, encodingFor(headers["accept-encoding"] as string | undefined));
    if (!parcel) return false;
    const isKnown = isKnownTo(answer.etag, headers["if-none-match"]);
    const written = isKnown ? parcel.headersAlone : parcel.headers;
    written[written.length - 1] = randomUUID();
    outgoing.writeHead(isKnown ? 304 : answer.status, written).end(isKnown || method === "HEAD" ? undefined : parcel.bytes);
    counters[method][isKnown ? "known" : "sent"]((performance.now() - begun) / 1000);
    return true;
  };
}

function counter(method: "GET" | "HEAD") {
  return { sent: answerCounter(method, 200), known: answerCounter(method, 304) };
}
