import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** Milliseconds for the whole answer. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are read. */
const MAX_BYTES = 64 * 1024;

export interface Call {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole answer. */
  timeout?: number;
  /** Bytes of the answer that are read; the rest is dropped. */
  maxBytes?: number;
  /** Ends the call. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  /** The target of a redirect as written; redirects are not followed. */
  location: string | null;
  text: string;
}

/**
 * Sends an HTTP request to another server. Unlike `fetch` it asks for an answer without encoding and refuses an encoded one unread, because
 * the runtime's decoders have had faults.
 * @throws Error when no whole answer arrives in time, when it is encoded, or the signal's reason
 */
export async function externalRequest(
  address: string,
  { method = "GET", headers = {}, body, timeout = TIMEOUT, maxBytes: mostBytes = MAX_BYTES, signal }: Call = {},
): Promise<Answer> {
  const within = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
  within.throwIfAborted();
  const call = new URL(address).protocol === "https:" ? requestHttps : requestHttp;
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(within.aborted ? (within.reason as Error) : error);
    const options = { method, headers: { ...headers, ...length, "Accept-Encoding": "identity" }, agent: false, signal: within };
    const request = call(address, options, (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response;
      const encoding = responseHeaders["content-encoding"] ?? "identity";
      if (encoding !== "identity") return void request.destroy(new Error(`The answer is encoded (${encoding.slice(0, 20)})`));
      const decoder = new TextDecoder();
      let [text, bytes] = ["", 0];
      const finish = () => resolve({ status, location: responseHeaders.location ?? null, text: text + decoder.decode() });
      response.on("data", (chunk: Buffer) => {
        const part = chunk.subarray(0, mostBytes - bytes);
        text += decoder.decode(part, { stream: true });
        bytes += part.length;
        if (bytes < mostBytes) return;
        finish();
        request.destroy();
      });
      response.on("end", finish).on("error", fail);
      return undefined;
    });
    request.on("error", fail).end(body);
  });
}
