import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { prefersMarkdown } from "#app/lib/http/accept.ts";
import { markdownAddress } from "#app/lib/markdown.ts";
import { log } from "#cms/lib/log/index.ts";
import { withinRequest } from "#cms/lib/log/request-context.ts";
import type { Settings } from "#cms/config/settings.ts";
import { clientAddress, clientKey, trustedProxies } from "./client-address.ts";
import { isExpected5xx } from "./expected-5xx.ts";
import { tooLong } from "./request-bounds.ts";
import { securityHeaders } from "./security-headers.ts";

/** Timeouts of a client, in milliseconds. */
const TIMEOUTS = {
  /**
   * A connection without a request: longer than proxies keep theirs (nginx 60 s, Caddy 120 s), because a request that arrives while the
   * server closes first would be lost.
   */
  idle: 125_000,
  /** The head of a request. Browsers send it at once. */
  head: 15_000,
  /** A whole request: an upload of 50 MB at 1.4 Mbit/s. */
  request: 300_000,
  /** A pause in reading the answer; longer than the site's own waits (the admin's process 120 s). */
  silence: 150_000,
  /** Interval of the checks. */
  check: 5_000,
};
/** Request ids that a trusted proxy may set. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Answers to unreadable requests, by Node's error codes. Their language is unknown. */
const REFUSALS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT:
    "408 Request Timeout\r\n请求没有及时传完，没有收到，请再试一次。The request took too long and was not received. Please try again.",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large\r\n请求头太长。A header of the request is too long.",
};
const NO_REQUEST = "400 Bad Request\r\n请求无法识别。The request could not be read.";
const TWO_HOSTS = { status: 400, message: "A request names one host" };
/** Headers of a refusal, which closes the connection without reading the rest. */
const REFUSAL = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" };

/** A finished answer. */
export interface PlainResponse {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer> | null;
}

/** Answers a request; Node's own request and response are in `env`. */
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/**
 * The HTTP server of the process. Sets the security headers of each answer and the context of each request (`currentRequest()`: id, client)
 * before any handler runs.
 */
export function httpServer(
  settings: Pick<Settings, "production" | "siteUrl" | "trustedProxies">,
  fetch: Fetch,
  cached: (incoming: IncomingMessage) => PlainResponse | undefined = () => undefined,
  patience = TIMEOUTS,
): Server {
  const headersOf = securityHeaders(settings);
  const isTrusted = trustedProxies(settings.trustedProxies);
  // HTTP/1.0 may omit the host, as HAProxy's health checks do.
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings), { hostname: new URL(settings.siteUrl).host });
  /** The current answer of each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  function handleRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
    answers.set(incoming.socket, outgoing);
    const refusal = namesTwoHosts(incoming) ? TWO_HOSTS : tooLong(incoming);
    if (refusal) {
      for (const [name, value] of headersOf("/")) outgoing.setHeader(name, value);
      outgoing.writeHead(refusal.status, REFUSAL).end(`${refusal.status} ${refusal.message}\n`);
      return;
    }
    const peer = incoming.socket.remoteAddress ?? "";
    const sentId = incoming.headers["x-request-id"];
    const id = typeof sentId === "string" && REQUEST_ID.test(sentId) && isTrusted(peer) ? sentId : randomUUID();
    const path = pathOf(incoming.url);
    askForMarkdown(incoming, path);
    for (const [name, value] of headersOf(path)) outgoing.setHeader(name, value);
    // The default, because caches guess a lifetime for answers without the header.
    outgoing.setHeader("Cache-Control", "no-cache");
    outgoing.setHeader("X-Request-Id", id);
    const hit = cached(incoming);
    if (hit) return void outgoing.writeHead(hit.status, Object.fromEntries(hit.headers)).end(incoming.method === "HEAD" ? null : hit.body);
    const address = clientAddress(peer, incoming.headers, isTrusted);
    if (incoming.headers["content-length"] !== undefined || incoming.headers["transfer-encoding"] !== undefined)
      endAfterUnreadBody(incoming, outgoing);
    outgoing.once("close", () => {
      const { statusCode: status } = outgoing;
      if (status >= 500 && !isExpected5xx(outgoing))
        log.error({ request: id, method: incoming.method, path, status }, "Answered with a fault");
    });
    withinRequest({ id, address: address ?? peer, client: clientKey(address) }, () => void answer(incoming, outgoing));
  }

  const server = createServer(
    {
      keepAliveTimeout: patience.idle,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
      // Nothing here upgrades. Next listens for upgrades all the same, and the server would never close a socket that it has handed over.
      // In development the browser hears of new code that way.
      ...(settings.production && { shouldUpgradeCallback: () => false }),
    },
    handleRequest,
  );
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || code === "ECONNRESET" || answers.get(socket)?.headersSent) return void socket.destroy();
    const [status = "", message = ""] = (REFUSALS[code] ?? NO_REQUEST).split("\r\n");
    const headers = [...headersOf("/"), ...Object.entries(REFUSAL), ["Content-Length", Buffer.byteLength(`${message}\n`)]];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${message}\n`);
  });
  // A client that stops reading would hold a file and a connection for ever.
  if (settings.production) server.setTimeout(patience.silence);
  return server;
}

/**
 * Announces the end of the connection with an answer that comes before the whole body was read. Node closes it half a second later, when it
 * may carry another visitor's request, because proxies share connections.
 */
function endAfterUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const writeHead = outgoing.writeHead.bind(outgoing) as (...head: unknown[]) => ServerResponse;
  outgoing.writeHead = (...head: unknown[]) => {
    if (!incoming.readableEnded && !outgoing.headersSent) outgoing.setHeader("Connection", "close");
    return writeHead(...head);
  };
}

/** Whether a request names a host more than once: a proxy may have read the other one (RFC 9112, section 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? "")) count += 1;
  return count > 1;
}

/** Rewrites a request that prefers Markdown to the address of the page's Markdown. */
function askForMarkdown(incoming: IncomingMessage, path: string): void {
  const address = prefersMarkdown(incoming.headers.accept) ? markdownAddress(path) : null;
  if (address) incoming.url = address + (URL.parse(incoming.url ?? "/", "http://localhost")?.search ?? "");
}

/** The path of a request's target, as the handlers will read it; the target itself when it is unreadable. */
function pathOf(target = "/"): string {
  return URL.parse(target, "http://localhost")?.pathname ?? target;
}
