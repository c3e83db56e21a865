import { once } from "node:events";
import { Agent, request, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import { httpServer } from "./http-server.ts";

let server: Server;
afterEach(async () => {
  server?.closeAllConnections();
  await server?.[Symbol.asyncDispose]();
});

async function serve(
  answer: Parameters<typeof httpServer>[1],
  settings: Partial<Parameters<typeof httpServer>[0]> = {},
  patience?: Parameters<typeof httpServer>[3],
): Promise<number> {
  const own = { production: true, siteUrl: "http://localhost", trustedProxies: [], ...settings };
  server = httpServer(own, answer, undefined, patience);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Sends bytes as they are and returns all that comes back. */
function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  return allOf(socket);
}

/** All that comes back until the connection ends, be it that the server ends it while something is still on its way there. */
function allOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("error", () => undefined).on("close", () => resolve(received));
  });
}

test("a request to upgrade is answered as any other, though somebody listens for upgrades", async () => {
  const port = await serve(() => new Response("page"));
  // As Next does once the admin was asked for.
  server.on("upgrade", () => undefined);
  const answer = await raw(port, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*page$/);
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0);
});

test("a request that names two hosts is refused, and so is one that names the same one twice", async () => {
  const port = await serve(() => new Response("page"));
  for (const hosts of ["Host: localhost\r\nhost: elsewhere.example", "Host: localhost\r\nHost: localhost"]) {
    const answer = await raw(port, `GET / HTTP/1.1\r\n${hosts}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*X-Content-Type-Options: nosniff[^]*400 A request names one host/i);
    expect(answer).not.toContain("page");
  }
});

const token = "payload-token=a.b.c";

test.each([
  ["a path of 15,000 slashes", `/admin${"/".repeat(15_000)}x`, {}, 414],
  ["a path of 2,001 characters", `/${"a".repeat(2000)}`, {}, 414],
  ["a path of 2,000", `/${"a".repeat(1999)}`, {}, 200],
  ["seven thousand parameters", `/admin/login?${"&a".repeat(7000)}`, {}, 414],
  ["51 parameters", `/search?${"&a".repeat(50)}`, {}, 414],
  ["50 parameters", `/search?${"&a".repeat(49)}`, {}, 200],
  ["a query of 2,001 characters", `/search?q=${"a".repeat(1999)}`, {}, 414],
  ["a query of 2,000", `/search?q=${"a".repeat(1998)}`, {}, 200],
  ["the finder with a hundred ticks", `/en/products?${"use=asset&".repeat(100)}`, {}, 200],
  ["data of a quote list of fifty lines", `/en/buy.data?items=${"a-long-name-of-a-product:100,".repeat(50)}`, {}, 200],
  ["a selection of a hundred records by staff", `/api/media?${"where[id][in][0]=100&".repeat(100)}`, { cookie: token }, 200],
  ["the same by a stranger", `/api/media?${"where[id][in][0]=100&".repeat(100)}`, {}, 414],
  ["more than staff has use for", `/api/media?${"a&".repeat(501)}`, { cookie: token }, 414],
  ["a header of 4,097 characters", "/", { accept: "a".repeat(4097) }, 431],
  ["a header of 4,096", "/", { accept: "a".repeat(4096) }, 200],
  ["a session of 12,001 characters", "/", { cookie: token.padEnd(12_001, "a") }, 431],
  ["a session of 12,000", "/", { cookie: token.padEnd(12_000, "a") }, 200],
])("%s", async (_what, path, headers, status) => {
  const answer = await fetch(`http://127.0.0.1:${await serve(() => new Response("page"))}${path}`, { headers });
  expect(answer.status).toBe(status);
  if (status === 200) return;
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toMatch(/。(?:The|A) .*\n$/);
});

test("of a long User-Agent the beginning alone is handed on", async () => {
  const port = await serve((request, { incoming }) =>
    Response.json([
      request.headers.get("user-agent"),
      incoming.headers["user-agent"],
      incoming.rawHeaders.filter((value) => value.length > 512),
    ]),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "user-agent": `Mozilla/5.0 ${"a".repeat(14_000)}` } });
  const cut = `Mozilla/5.0 ${"a".repeat(500)}`;
  expect(await answer.json()).toEqual([cut, cut, []]);
});

test.each([
  ["HTTP/1.0 without a host, as load balancers ask after health", "GET /readyz HTTP/1.0\r\n\r\n"],
  ["an empty host", "GET /readyz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"],
])("a request of %s is about the site", async (_which, request) => {
  const port = await serve((request) => new Response(request.url), { siteUrl: "https://waymark.example" });
  expect(await raw(port, request)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*http:\/\/waymark\.example\/readyz/);
});

/** Milliseconds as short as a test can wait, long enough for the others not to come first. */
const HASTE = { idle: 60_000, head: 200, request: 200, silence: 60_000, check: 50 };

test.each([
  ["the head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:"],
  ["the body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nabc"],
])("a client that goes on and on sending %s of its request is cut off", async (_part, begin) => {
  const port = await serve(async (request) => new Response(await request.text()), {}, { ...HASTE, request: 400 });
  const socket = connect(port, "127.0.0.1");
  socket.write(begin);
  const dribble = setInterval(() => socket.write("a"), 60);
  const answer = await allOf(socket).finally(() => clearInterval(dribble));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a client that takes nothing of its answer is cut off, one that takes it slowly is not", async () => {
  const megabyte = new Uint8Array(1024 * 1024);
  let cancellations = 0;
  const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(megabyte), cancel: () => void (cancellations += 1) });
  const port = await serve(() => new Response(endless()), {}, { ...HASTE, silence: 1500 });
  const [deaf, slow] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  for (const socket of [deaf, slow]) {
    socket.on("error", () => undefined).pause();
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  }
  const sip = setInterval(() => slow.read(), 20);
  await expect.poll(() => cancellations).toBe(1);
  clearInterval(sip);
  expect([deaf, slow].map((socket) => socket.destroyed)).toEqual([false, false]);
  expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1);
  slow.destroy();
  deaf.destroy();
});

test.each([
  ["read", (request: Request) => request.text().then(() => new Response("x")), "keep-alive"],
  ["left unread", (request: Request) => new Response(request.body ? "x" : ""), "close"],
] as const)("a connection says whether it goes on after a body that was %s", async (_how, answer, connection) => {
  const port = await serve(answer);
  const body = "x".repeat(200_000);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Connection: "keep-alive", "Content-Length": body.length };
    request({ port, host: "127.0.0.1", method: "POST", headers, agent: new Agent({ keepAlive: true }) }, resolve)
      .on("error", reject)
      .end(body);
  });
  response.resume();
  expect(response.headers.connection).toBe(connection);
});

test.each([
  "/",
  "/products",
  "/admin",
  "/admin/login",
  "/_next/x.js",
  "/healthz",
  "/readyz",
  "/metrics",
  "/api/products",
  "/api/media/file/a.pdf",
  "/cards/zh.jpg",
])("%s is answered with the headers that browsers defend themselves by", async (path) => {
  const port = await serve(() => new Response("x"));
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toMatch(/frame-ancestors '(?:self|none)'/);
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("a site on https says so for a year", async () => {
  const port = await serve(() => new Response("x"), { siteUrl: "https://www.example.com" });
  expect((await fetch(`http://127.0.0.1:${port}/admin`)).headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("an answer that knows better keeps its own headers", async () => {
  const port = await serve(() => new Response("x", { headers: { "content-security-policy": "default-src 'self'" } }));
  expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get("content-security-policy")).toBe("default-src 'self'");
});

test("a request has an id and an address, and a trusted proxy may give both", async () => {
  const answer = () => Response.json(currentRequest());
  const headers = { "x-request-id": "given-by-proxy", "x-forwarded-for": "2001:db8:1:2:3::4" };
  const stranger = await fetch(`http://127.0.0.1:${await serve(answer)}/`, { headers });
  expect(stranger.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(await stranger.json()).toEqual({ id: stranger.headers.get("x-request-id"), address: "127.0.0.1", client: "unknown" });
  server.closeAllConnections();
  server.close();
  const behindProxy = await fetch(`http://127.0.0.1:${await serve(answer, { trustedProxies: ["127.0.0.0/8"] })}/`, { headers });
  expect(behindProxy.headers.get("x-request-id")).toBe("given-by-proxy");
  expect(await behindProxy.json()).toEqual({ id: "given-by-proxy", address: "2001:db8:1:2:3::4", client: "2001:db8:1:2::/64" });
});

test.each([
  ["is none", "nonsense\r\n\r\n", "400 Bad Request", "The request could not be read."],
  [
    "has headers without end",
    `GET / HTTP/1.1\r\nHost: localhost\r\n${"a: b\r\n".repeat(10_000)}\r\n`,
    "431 ",
    "A header of the request is too long.",
  ],
  ["breaks off in its body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\na", "408 Request Timeout", "took too long"],
  ["breaks off in its head", "POST / HTTP/1.1\r\nHost: localhost\r\n", "408 Request Timeout", "took too long"],
  [
    "has a chunk of no length",
    "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "400 Bad Request",
    "could not be read",
  ],
])("a request that %s is told so in both languages, with the headers of every answer", async (_how, sent, status, words) => {
  const port = await serve(async (request) => new Response(await request.text()), {}, HASTE);
  const answer = await raw(port, sent);
  const [head = "", text = ""] = answer.split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status}`);
  expect(head).toContain("Cache-Control: no-store");
  expect(head).toContain("X-Content-Type-Options: nosniff");
  expect(text).toContain(words);
  expect(text).toMatch(/请求/);
});
