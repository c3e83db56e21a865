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

/** Milliseconds that a client has for each thing. */
const TIMEOUTS = {
  /**
   * A connection without a request: longer than proxies keep theirs (nginx 60 s, Caddy 120 s). Were it closed here first, a request could
   * be on its way at that moment and be lost.
   */
  idle: 125_000,
  /** To send the head of its request. Browsers send it at once. */
  head: 15_000,
  /** To send all of it: an upload of 50 MB at 1.4 Mbit/s. */
  request: 300_000,
  /** To take something of its answer; longer than what the site itself waits for (the admin's process 120 s). */
  silence: 150_000,
  /** Between looks for clients that take too long. */
  check: 5_000,
};
/** What another program may call a request; anything else gets a name of our own. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** What is said of requests that never became whole, by the codes of Node's faults; of all others that they are none. Nobody knows their page. */
const BROKEN: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT:
    "408 Request Timeout\r\n请求没有及时传完，没有收到，请再试一次。The request took too long and was not received. Please try again.",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large\r\n请求头太长。A header of the request is too long.",
};
const NO_REQUEST = "400 Bad Request\r\n请求无法识别。The request could not be read.";
const TWO_HOSTS = { status: 400, message: "A request names one host" };
/** What goes with a refusal; what the client still sends is not read. */
const REFUSAL = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" };

/** An answer that is there: nothing has to be made for it. */
export interface PlainResponse {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer> | null;
}

/** Answers a request; Node's own request and response are in `env`. */
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/**
 * The door of the process. Before anything looks at a request, its answer has the headers of its address, and what is known of it
 * (its id, its client) is at hand for whoever asks `currentRequest()`.
 */
export function httpServer(
  settings: Pick<Settings, "production" | "siteUrl" | "trustedProxies">,
  fetch: Fetch,
  cached: (incoming: IncomingMessage) => PlainResponse | undefined = () => undefined,
  patience = TIMEOUTS,
): Server {
  const headersOf = securityHeaders(settings);
  const isTrusted = trustedProxies(settings.trustedProxies);
  // Who names no host, as HTTP/1.0 may (HAProxy does when it asks after health), means the site.
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings), { hostname: new URL(settings.siteUrl).host });
  /** What each connection is answered now. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    answers.set(incoming.socket, outgoing);
    const refused = namesTwoHosts(incoming) ? TWO_HOSTS : tooLong(incoming);
    if (refused) {
      for (const [name, value] of headersOf("/")) outgoing.setHeader(name, value);
      outgoing.writeHead(refused.status, REFUSAL).end(`${refused.status} ${refused.message}\n`);
      return;
    }
    const peer = incoming.socket.remoteAddress ?? "";
    const given = incoming.headers["x-request-id"];
    const id = typeof given === "string" && REQUEST_ID.test(given) && isTrusted(peer) ? given : randomUUID();
    const path = pathOf(incoming.url);
    askForMarkdown(incoming, path);
    for (const [name, value] of headersOf(path)) outgoing.setHeader(name, value);
    // What says nothing of it would be kept for as long as somebody guesses.
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
      // Nothing here speaks another protocol. Next listens for upgrades all the same, and a socket that is handed over is out of the
      // server's hands: it would never be closed. In development it is how the browser hears of new code.
      ...(settings.production && { shouldUpgradeCallback: () => false }),
    },
    take,
  );
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || code === "ECONNRESET" || answers.get(socket)?.headersSent) return void socket.destroy();
    const [status = "", said = ""] = (BROKEN[code] ?? NO_REQUEST).split("\r\n");
    const headers = [...headersOf("/"), ...Object.entries(REFUSAL), ["Content-Length", Buffer.byteLength(`${said}\n`)]];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${said}\n`);
  });
  // Who has been sent something and takes none of it would hold its file and its connection for ever.
  if (settings.production) server.setTimeout(patience.silence);
  return server;
}

/**
 * Tells the client that the connection ends with an answer that is given before the whole body was read. It would be cut off half a second
 * later, when it may carry another visitor's request: proxies send those of many over one connection.
 */
function endAfterUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const writeHead = outgoing.writeHead.bind(outgoing) as (...head: unknown[]) => ServerResponse;
  outgoing.writeHead = (...head: unknown[]) => {
    if (!incoming.readableEnded && !outgoing.headersSent) outgoing.setHeader("Connection", "close");
    return writeHead(...head);
  };
}

/** Whether a request names a host more than once: what stands before the site may have read the other one (RFC 9112, section 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? "")) named += 1;
  return named > 1;
}

/** Who prefers Markdown to HTML asks for the page's Markdown, at its own address. */
function askForMarkdown(incoming: IncomingMessage, path: string): void {
  const address = prefersMarkdown(incoming.headers.accept) ? markdownAddress(path) : null;
  if (address) incoming.url = address + (URL.parse(incoming.url ?? "/", "http://localhost")?.search ?? "");
}

/** The path of a request's target, as the handlers will read it; the target itself when it is unreadable. */
function pathOf(target = "/"): string {
  return URL.parse(target, "http://localhost")?.pathname ?? target;
}
