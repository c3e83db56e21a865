import { Agent, request, type ClientRequest, type IncomingMessage, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { Hono, type Context } from "hono";
import type { Payload } from "payload";
import { DESK } from "#cms/lib/desk-address.ts";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import { webStream } from "#cms/lib/web-stream.ts";
import type { AppEnv } from "../http/app-env.ts";
import { uploadedFiles } from "../api/access.ts";
import { isStaff } from "../http/is-authenticated.ts";
import { markExpected5xx } from "../http/expected-5xx.ts";
import { isRead, isSafe } from "../http/methods.ts";
import { adminUnavailable, deskWithoutDatabase } from "./unavailable.ts";
import { CONTEXT_HEADER, HOST, KEY_HEADER, OWN_HEADERS, type Address } from "./messages.ts";
import type { AdminProcess, Running } from "./supervisor.ts";

/** Milliseconds that a REST call waits for the admin's process; a page reports at once that there is none. */
const TIMEOUT_MS = 8_000;
/** Milliseconds without data in either direction until a request counts as lost. */
const MAX_SILENCE = 120_000;
/** Bytes of the head of an answer. */
const MAX_HEAD_BYTES = 64 * 1024;
/** Statuses of answers without a body. */
const EMPTY = new Set([204, 205, 304]);
/** Hop-by-hop headers, which are not forwarded. */
const OF_CONNECTION = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Each request has its own connection: one whose body was not read closes its connection somewhat later, with any request on it. */
const agent = new Agent({ keepAlive: false });

class SilenceError extends Error {
  override name = "Silence";
}

/**
 * Forwards the requests of staff to the admin's process: the admin and REST, signing in included. Files that visitors ask for are answered
 * here, so that no visitor depends on that process.
 */
export function adminRelay(admin: AdminProcess, cms: Payload): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const files = uploadedFiles(cms);
  routes.use("/api/*", async (context, next) => {
    const { url, headers } = context.req.raw;
    if (files.test(new URL(url).pathname) && !(await isStaff(cms, headers))) return next();
    return relay(await admin.running(TIMEOUT_MS), context);
  });
  for (const pattern of [DESK, `${DESK}/*`, "/_next/*"])
    routes.all(pattern, (context) => relay(admin.withPages(), context, admin.isFailing()));
  return routes;
}

async function relay(running: Running | null, context: Context<AppEnv>, isFailing = false): Promise<Response> {
  if (!running) {
    // It is being built or starts; the log has an earlier end already.
    markExpected5xx(context.env.outgoing);
    return adminUnavailable(context, isFailing ? "failing" : "starting");
  }
  try {
    const forward = () => sendToAdmin(running, context);
    // After a write, the site shows the change before the author gets the answer.
    const answer = await (isSafe(context.req.method) ? forward() : running.changing(forward));
    if (answer.statusCode === 503 && isSafe(context.req.method) && isDeskPage(context.req.path)) {
      answer.resume();
      return deskWithoutDatabase();
    }
    return responseOf(answer, context.req.method);
  } catch (error) {
    return adminUnavailable(context, error instanceof SilenceError ? "slow" : "starting");
  }
}

function isDeskPage(path: string): boolean {
  return `${path}/`.startsWith(`${DESK}/`);
}

/** Forwards a request as it came. @throws when the admin's process ends; SilenceError when it sends nothing */
function sendToAdmin({ port, key }: Address, context: Context<AppEnv>): Promise<IncomingMessage> {
  const { incoming, outgoing } = context.env;
  const body = bodyOf(context);
  return new Promise((resolve, reject) => {
    const onward = request({
      agent,
      host: HOST,
      port,
      method: incoming.method ?? "GET",
      path: targetOf(incoming.url),
      headers: headersFor(incoming, key, body !== null),
      timeout: MAX_SILENCE,
      maxHeaderSize: MAX_HEAD_BYTES,
    });
    onward.once("response", resolve).on("error", reject);
    onward.on("timeout", () => onward.destroy(new SilenceError()));
    outgoing.once("close", () => onward.destroy());
    if (body && hasBody(incoming)) sendBody(body, onward).catch((error: Error) => onward.destroy(error));
    else onward.end();
  });
}

/** The body of a request: as it comes, or from whoever has read it already or counts its bytes, whose number is not known. Null for reads. */
function bodyOf({ env: { incoming }, req }: Context<AppEnv>): Readable | null {
  if (isRead(req.method)) return null;
  if (incoming.headers["transfer-encoding"] === undefined && !incoming.readableDidRead) return incoming;
  const { body } = req.raw;
  return body && Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
}

/**
 * Forwards a body, and gives back the memory of each part at once: left to the collector, an upload of 40 MB brings on a collection of the
 * whole heap, during which no page is answered.
 */
async function sendBody(body: Readable, onward: ClientRequest): Promise<void> {
  // An answer may come before the body has ended, on the connection that the body comes by.
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    await new Promise<void>((resolve, reject) => onward.write(part, (error) => (error ? reject(error) : resolve())));
    if (part.byteLength === part.buffer.byteLength) part.buffer.transfer(0);
  }
  onward.end();
}

/** The target without the host that a proxy request names: Next would redirect there. */
function targetOf(target = "/"): string {
  if (target.startsWith("/")) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Whether a request has a body, by its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The headers of a request as they came, without those of the connection, plus the key and the context. */
function headersFor(incoming: IncomingMessage, key: string, mayHaveBody: boolean): string[] {
  const isForwarded = (name: string) => !name.startsWith(OWN_HEADERS) && (mayHaveBody || name !== "content-length");
  const headers = forwardedHeaders(incoming, isForwarded);
  if (mayHaveBody && incoming.headers["transfer-encoding"] !== undefined) headers.push("Transfer-Encoding", "chunked");
  return [...headers, KEY_HEADER, key, CONTEXT_HEADER, JSON.stringify(currentRequest())];
}

function forwardedHeaders({ rawHeaders }: IncomingMessage, isForwarded: (name: string) => boolean = () => true): string[] {
  const passed: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!OF_CONNECTION.has(name.toLowerCase()) && isForwarded(name.toLowerCase())) passed.push(name, value);
  }
  return passed;
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const { statusCode: status = 502 } = answer;
  const headers = new Headers();
  const passed = forwardedHeaders(answer);
  for (let at = 0; at < passed.length; at += 2) headers.append(passed[at] ?? "", passed[at + 1] ?? "");
  if (method !== "HEAD" && !EMPTY.has(status))
    return new Response(
      webStream(() => answer),
      { status, headers },
    );
  answer.resume();
  return new Response(null, { status, headers });
}

/** Forwards the WebSocket by which the browser hears of new code of the admin. In development only: production allows no upgrades. */
export function passUpgradesOn(server: Server, admin: AdminProcess): void {
  server.on("upgrade", ({ method, url = "", rawHeaders }, socket: Socket, head: Buffer) => {
    const running = url.startsWith("/_next/") ? admin.withPages() : null;
    if (!running) return void socket.destroy();
    const onward = connect(running.port, HOST, () => {
      const headers = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join("");
      onward.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("error", () => onward.destroy()).on("close", () => onward.destroy());
  });
}
