import { pipeline, Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import { webStream } from "#cms/lib/web-stream.ts";
import { encodingFor, isText, compress, compressor, WORTH_COMPRESSING, type Encoding } from "./encodings.ts";

/** Compresses text with brotli or gzip for clients that accept it, unless it is compressed already. */
export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status, headers } = context.res;
    const size = headers.get("Content-Length");
    const mayPack = status !== 206 && !headers.has("Content-Encoding") && !(headers.get("Cache-Control") ?? "").includes("no-transform");
    if (!mayPack || !isText(headers.get("Content-Type")) || (size !== null && Number(size) < WORTH_COMPRESSING)) return;
    if (!/accept-encoding/i.test(headers.get("Vary") ?? "")) context.header("Vary", "Accept-Encoding", { append: true });
    const encoding = encodingFor(context.req.header("Accept-Encoding"));
    const { body } = context.res;
    if (encoding === "identity" || !body || context.req.method === "HEAD") return;
    context.res = new Response(await packedBody(context.res, body, encoding), context.res);
    context.res.headers.delete("Content-Length");
    context.res.headers.set("Content-Encoding", encoding);
    const etag = headers.get("ETag");
    if (etag && !etag.startsWith("W/")) context.res.headers.set("ETag", `W/${etag}`);
  };
}

/** Compresses a body of unknown size in one piece, which takes half the time, and a file as a stream. */
async function packedBody(answer: Response, body: ReadableStream, encoding: Exclude<Encoding, "identity">): Promise<BodyInit> {
  if (!answer.headers.has("Content-Length")) return new Uint8Array(await compress(Buffer.from(await answer.arrayBuffer()), encoding));
  return webStream(() => {
    const packing = compressor(encoding);
    pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), packing, () => undefined);
    return packing;
  });
}
