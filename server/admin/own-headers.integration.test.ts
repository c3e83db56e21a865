import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { takeOwnHeaders } from "./own-headers.ts";

const KEY = "the key of this process";
const CONTEXT = { id: "1", address: "203.0.113.1", client: "203.0.113.1" };

let ownHeaders: ReturnType<typeof takeOwnHeaders>;
let remaining: Pick<IncomingMessage, "headers" | "headersDistinct" | "rawHeaders">;
const server = createServer((incoming, outgoing) => {
  ownHeaders = takeOwnHeaders(incoming, KEY);
  remaining = { headers: incoming.headers, headersDistinct: incoming.headersDistinct, rawHeaders: incoming.rawHeaders };
  outgoing.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const sent = (headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: "127.0.0.1", headers: { ...headers, "X-Other": "kept" }, agent: false }, (answer) => {
      answer.resume().once("end", resolve);
    }).once("error", reject);
  });

const WRITTEN = JSON.stringify(CONTEXT);

it.each<[string, Record<string, string>, unknown]>([
  ["the site's process", { "x-waymark-key": KEY, "x-waymark-request": WRITTEN }, CONTEXT],
  ["the site's process, whatever the case", { "X-Waymark-Key": KEY, "X-WAYMARK-Request": WRITTEN, "X-Waymark-More": "1" }, CONTEXT],
  ["nobody", {}, 403],
  ["somebody with another key", { "x-waymark-key": KEY.replace("k", "K"), "x-waymark-request": WRITTEN }, 403],
  ["somebody with a longer key", { "x-waymark-key": `${KEY}1`, "x-waymark-request": WRITTEN }, 403],
  ["the key without a context", { "x-waymark-key": KEY }, 400],
  ["the key with half a context", { "x-waymark-key": KEY, "x-waymark-request": WRITTEN.slice(0, 20) }, 400],
  ["the key with another thing", { "x-waymark-key": KEY, "x-waymark-request": "null" }, 400],
  ["the key with a context that lacks the client", { "x-waymark-key": KEY, "x-waymark-request": '{"id":"1","address":"1"}' }, 400],
])("a request of %s is judged, and its own headers are gone", async (_who, headers, expected) => {
  await sent(headers);
  expect(ownHeaders).toEqual(expected);
  expect(JSON.stringify(remaining)).not.toMatch(/waymark/i);
  expect(JSON.stringify(remaining)).not.toContain(KEY);
  expect(remaining.rawHeaders).toEqual(expect.arrayContaining(["X-Other", "kept"]));
  expect(remaining.headers["x-other"]).toBe("kept");
});
