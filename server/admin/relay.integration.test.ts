import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Server } from "node:http";

/** What happens, in its order. */
let events: string[];
let site: Server;
let address: string;
const admin = createServer((incoming, outgoing) => {
  events.push(`${incoming.method} answered`);
  outgoing.end("{}");
});
const listening = async (server: Server) => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const [{ adminRelay }, { httpServer }] = await Promise.all([import("./relay.ts"), import("../http/http-server.ts")]);
  const running = {
    port: await listening(admin),
    key: "the key of this process",
    changing: async <T>(task: () => Promise<T>) => {
      const answer = await task();
      await new Promise((resolve) => setImmediate(resolve));
      events.push("shown to visitors");
      return answer;
    },
  };
  const process = { running: async () => running, withPages: () => running, isFailing: () => false };
  const relay = new Hono().route("/", adminRelay(process as never, { config: { collections: [] } } as never) as never);
  site = httpServer({ production: true, siteUrl: "http://site.test", trustedProxies: [] }, (request, env) => relay.fetch(request, env));
  address = `http://127.0.0.1:${await listening(site)}`;
});
afterAll(async () => {
  site?.closeAllConnections();
  await Promise.all([site, admin].map((server) => server?.[Symbol.asyncDispose]()));
});
beforeEach(() => {
  events = [];
});

it.each(["POST", "PATCH", "DELETE"])("a call by %s is answered once visitors see what it has changed", async (method) => {
  for (const path of ["/api/faqs/1", "/admin/collections/faqs"]) {
    events = [];
    const answer = await fetch(address + path, { method });
    events.push("its author knows");
    expect([path, answer.status, events]).toEqual([path, 200, [`${method} answered`, "shown to visitors", "its author knows"]]);
  }
});

it("a call that reads waits for nothing", async () => {
  expect((await fetch(`${address}/api/faqs/1`)).status).toBe(200);
  expect(events).toEqual(["GET answered"]);
});
