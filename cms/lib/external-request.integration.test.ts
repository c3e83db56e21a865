import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { externalRequest } from "./external-request.ts";

const KIB = 1024;
let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A server that answers as told. */
async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

it("sends what it is told to, asks for an answer that is not encoded, and reads it", async () => {
  let headers: IncomingHttpHeaders = {};
  let sent = "";
  const address = await answering((request, response) => {
    headers = request.headers;
    request.on("data", (chunk: Buffer) => (sent += chunk.toString()));
    request.on("end", () => response.writeHead(201, { "Content-Encoding": "identity" }).end("好的"));
  });
  const answer = await externalRequest(address, { method: "POST", headers: { "X-One": "1", "Accept-Encoding": "br" }, body: "你好" });
  expect(answer).toEqual({ status: 201, location: null, text: "好的" });
  expect([sent, headers["accept-encoding"], headers["x-one"], headers["content-length"]]).toEqual(["你好", "identity", "1", "6"]);
});

it.each([
  ["br", brotliCompressSync("ok")],
  ["gzip", gzipSync("ok")],
  ["zstd", Buffer.from("ok")],
  ["gzip, br", Buffer.from("ok")],
])("refuses an answer that is encoded (%s)", async (encoding, body) => {
  const address = await answering((_, response) => response.writeHead(200, { "Content-Encoding": encoding }).end(body));
  await expect(externalRequest(address)).rejects.toThrow(`The answer is encoded (${encoding})`);
});

it("reads no more than 64 kB, or what it is told, of an answer without end", async () => {
  const address = await answering((_, response) => {
    response.on("error", () => undefined);
    const more = () => {
      while (!response.destroyed && response.write("a".repeat(KIB)));
    };
    response.on("drain", more);
    more();
  });
  expect((await externalRequest(address)).text).toHaveLength(64 * KIB);
  expect((await externalRequest(address, { maxBytes: 100 })).text).toHaveLength(100);
});

it("waits no longer than it is told, for the head and for the rest", async () => {
  await expect(externalRequest(await answering(() => undefined), { timeout: 50 })).rejects.toThrow("timeout");
  stop?.();
  await expect(externalRequest(await answering((_, response) => response.writeHead(200).write("a")), { timeout: 300 })).rejects.toThrow(
    "timeout",
  );
});

it("ends when it is told to, and tells what is wrong when nobody is there", async () => {
  const reason = new Error("left");
  await expect(externalRequest(await answering(() => undefined), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const address = await answering((request) => request.socket.destroy());
  await expect(externalRequest(address)).rejects.toThrow(/socket hang up|ECONNRESET/);
  stop?.();
  await expect(externalRequest(address)).rejects.toThrow("ECONNREFUSED");
});

it("follows no redirect, and says where it leads", async () => {
  const address = await answering((_, response) => response.writeHead(302, { Location: "http://127.0.0.1:1/elsewhere" }).end());
  expect(await externalRequest(address)).toEqual({ status: 302, location: "http://127.0.0.1:1/elsewhere", text: "" });
});
