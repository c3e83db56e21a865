import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compression } from "./compression.ts";

const TEXT = "48 V, −40 °C\n".repeat(200);
const ETAG = '"version"';

const site = new Hono()
  .use(compression())
  .get("/text", (context) => context.text(TEXT, 200, { ETag: ETAG, "Content-Length": String(Buffer.byteLength(TEXT)) }))
  .get("/weak", (context) => context.text(TEXT, 200, { ETag: `W/${ETAG}`, Vary: "Accept" }))
  .get("/short", (context) => context.text("48 V", 200, { ETag: ETAG, "Content-Length": "4" }))
  .get("/part", (context) => context.text(TEXT, 206, { ETag: ETAG }))
  .get("/as-it-is", (context) => context.text(TEXT, 200, { ETag: ETAG, "Cache-Control": "no-transform" }))
  .get("/packed", (context) => context.text(TEXT, 200, { ETag: ETAG, "Content-Encoding": "br" }))
  .get("/picture", (context) => context.body(TEXT, 200, { ETag: ETAG, "Content-Type": "image/png" }));

const ask = (path: string, encodings = "gzip", method = "GET") =>
  site.request(`http://localhost${path}`, { method, headers: { "Accept-Encoding": encodings } });
const headersOf = ({ headers }: Response) => ["Content-Encoding", "Content-Length", "ETag", "Vary"].map((name) => headers.get(name));

describe("a text", () => {
  it("is compressed for whoever takes that, and its validator says that its bytes are others", async () => {
    const answer = await ask("/text");
    expect(headersOf(answer)).toEqual(["gzip", null, `W/${ETAG}`, "Accept-Encoding"]);
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(TEXT);
    expect(headersOf(await ask("/weak"))).toEqual(["gzip", null, `W/${ETAG}`, "Accept, Accept-Encoding"]);
  });

  it("is sent as it is to whoever takes nothing else, and proxies are told that it is not so for all", async () => {
    const answer = await ask("/text", "identity");
    expect(headersOf(answer)).toEqual([null, String(Buffer.byteLength(TEXT)), ETAG, "Accept-Encoding"]);
    expect(await answer.text()).toBe(TEXT);
    expect(headersOf(await ask("/text", "gzip", "HEAD"))).toEqual([null, String(Buffer.byteLength(TEXT)), ETAG, "Accept-Encoding"]);
  });
});

it.each([
  ["/short", null],
  ["/part", null],
  ["/as-it-is", null],
  ["/picture", null],
  ["/packed", "br"],
])("what gains nothing by it, or must stay as it is, does (%s)", async (path, encoding) => {
  const answer = await ask(path);
  expect([answer.headers.get("Content-Encoding"), answer.headers.get("ETag")]).toEqual([encoding, ETAG]);
});
