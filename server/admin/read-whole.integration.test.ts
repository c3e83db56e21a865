import { once } from "node:events";
import { Agent, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { httpServer } from "../http/http-server.ts";
import { readWhole } from "./read-whole.ts";

const LONG = Buffer.alloc(4_000_000, "x");
const agent = new Agent({ keepAlive: false });

let server: Server;
afterEach(async () => {
  server?.closeAllConnections();
  await server?.[Symbol.asyncDispose]();
});

/** Sends a long body, as the site's process passes one on. @returns the status, or the fault of the connection */
function sent(port: number): Promise<string> {
  return new Promise((resolve) => {
    const headers = { "Content-Length": LONG.length };
    const onward = request({ agent, host: "127.0.0.1", port, method: "POST", headers });
    onward.once("response", (answer: IncomingMessage) => answer.resume().once("end", () => resolve(String(answer.statusCode))));
    onward.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
    onward.end(LONG);
  });
}

it.each<[string, (body: ReadableStream<Uint8Array> | null) => Promise<unknown>]>([
  ["does not look at it", async () => undefined],
  [
    "hands it on and nobody reads it",
    async (body) => new Request("http://localhost", { method: "POST", body, duplex: "half" } as RequestInit),
  ],
  ["reads some of it", async (body) => body?.getReader().read()],
  ["reads it", async (body) => new Response(body).arrayBuffer()],
])("a long body is answered by whoever %s", async (_how, read) => {
  const app = new Hono<AppEnv>();
  app.use(readWhole);
  app.all("*", async (context) => {
    await read(context.req.raw.body);
    return context.text("nothing", 404);
  });
  server = httpServer({ production: true, siteUrl: "http://localhost", trustedProxies: [] }, (request, env) => app.fetch(request, env));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(Array.from({ length: 12 }, () => sent(port)));
  expect(answers).toEqual(answers.map(() => "404"));
});
