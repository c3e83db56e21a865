/** An answer as it comes over the line. */
import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { BROWSER } from "./load.ts";

export interface Answer {
  /** As it was sent, still packed. */
  body: Buffer;
  headers: Record<string, string>;
  /** Unpacked. */
  text: string;
}

/** Headers that belong to one connection, or to one moment. */
const OF_THE_CONNECTION = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Asks for an address as a browser does. */
export function answerOf(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...BROWSER, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers["content-encoding"] ?? ""];
        const sent = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
        resolve({
          body,
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          text: (unpack && body.length > 0 ? unpack(body) : body).toString(),
        });
      });
    }).on("error", reject);
  });
}
