import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** Milliseconds that the other side has for its whole answer. */
const TIMEOUT = 10_000;
/** Bytes that are read of an answer. */
const MAX_BYTES = 64 * 1024;

export interface Call {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole answer. */
  timeout?: number;
  /** Bytes that are read of the answer; the rest is left. */
  mostBytes?: number;
  /** Ends the call. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  /** Where a redirect leads, as it is written; none is followed. */
  location: string | null;
  text: string;
}

/**
 * Calls an address of somebody else over HTTP. Unlike `fetch` it decodes nothing that it has not asked for: an answer is asked for as it is, and
 * one that is encoded all the same is refused before it is read, since the decoders of the runtime have had faults.
 * @throws Error when there is no whole answer in time, when it is encoded, or the signal's reason
 */
export async function externalRequest(
  address: string,
  { method = "GET", headers = {}, body, timeout = TIMEOUT, mostBytes = MAX_BYTES, signal }: Call = {},
): Promise<Answer> {
  const within = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
  within.throwIfAborted();
  const call = new URL(address).protocol === "https:" ? requestHttps : requestHttp;
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(within.aborted ? (within.reason as Error) : error);
    const options = { method, headers: { ...headers, ...length, "Accept-Encoding": "identity" }, agent: false, signal: within };
    const request = call(address, options, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      const encoding = told["content-encoding"] ?? "identity";
      if (encoding !== "identity") return void request.destroy(new Error(`The answer is encoded (${encoding.slice(0, 20)})`));
      const decoder = new TextDecoder();
      let [text, bytes] = ["", 0];
      const done = () => resolve({ status, location: told.location ?? null, text: text + decoder.decode() });
      response.on("data", (chunk: Buffer) => {
        const part = chunk.subarray(0, mostBytes - bytes);
        text += decoder.decode(part, { stream: true });
        bytes += part.length;
        if (bytes < mostBytes) return;
        done();
        request.destroy();
      });
      response.on("end", done).on("error", fail);
      return undefined;
    });
    request.on("error", fail).end(body);
  });
}
