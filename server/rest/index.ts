import { existsSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { handleEndpoints, type Payload } from "payload";
import config from "#cms/payload.config.ts";
import type { Settings } from "#cms/settings.ts";
import type { AppEnv } from "../app-env.ts";
import { compression } from "../compression.ts";
import { isStaff } from "../staff.ts";
import { restAddresses } from "./endpoints.ts";
import { atEvenTimes } from "./even-times.ts";
import { checkedQuery, STAFF, STRANGER } from "./query.ts";
import { namesBytes } from "./range.ts";
import { Refusal } from "./refusal.ts";

const ONE_YEAR = 31_536_000;
const PREFIX = "/api";
const TOO_MANY = 429;
/** Seconds after which who has guessed too often may go on. */
const TRY_AGAIN = "600";
/** Seconds after which a store may be back. */
const SOON = "5";
/** With these a long query may come in a body, as the admin sends it. */
const OVERRIDES = ["x-payload-http-method-override", "x-http-method-override"];
/** What `fetch` wants to be told of a body that is sent on while it arrives; the types do not know it. */
const STREAMED = { duplex: "half" };
const FORM = "application/x-www-form-urlencoded";

/**
 * Payload's REST API; it needs no Next, so it answers before and without the admin. What it would not bear is refused before: a
 * path, a method or a query that it cannot answer, or not in bounds.
 */
export function restApi({ dataDir, s3 }: Settings, cms: Payload): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const addressOf = restAddresses(cms);
  // A store answers for itself.
  const isGone = (name: string) => !s3 && !existsSync(path.join(dataDir, "media", path.basename(name)));
  api.use("/api/*", compression());
  api.use("/api/media/file/:name", async (context, next) => {
    // Parameters are those of the handler that runs; after the next one has, they are gone.
    const name = context.req.param("name");
    await next();
    // With the upload's version in the address a file may be kept for ever.
    if (context.res.ok && context.req.query("v")) context.header("Cache-Control", `public, max-age=${ONE_YEAR}, immutable`);
    // Payload takes a file that is gone from the disk for a fault of the server.
    if (context.res.status === 500 && isGone(name)) context.res = failure(404, "Not found.");
    // A store that cannot be reached now is no fault of this server, and passes.
    if (context.res.status === 500 && s3) context.res = failure(503, "The store of files cannot be reached.", { "Retry-After": SOON });
  });
  api.all("/api/*", async (context) => {
    try {
      const request = await plainRequest(context.req.raw);
      const url = new URL(request.url);
      const { methods } = addressOf(url.pathname.slice(PREFIX.length));
      const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allow } });
      if (!methods.includes(request.method)) return failure(405, "This address does not answer to this method.", { Allow: allow });
      url.search = checkedQuery(url.search, (await isStaff(cms, request.headers)) ? STAFF : STRANGER);
      const answer = () => handleEndpoints({ config, request: new Request(url, request) });
      return unkept(await atEvenTimes(url.pathname, answer));
    } catch (error) {
      if (error instanceof Refusal) return failure(error.status, error.message);
      throw error;
    }
  });
  return api;
}

/**
 * The request as a plain one, on which Payload may write; the server's own kind does not allow that. HEAD is asked as GET, a query that comes
 * in a body is put where it is looked for, and a Range header that is to be ignored is left out.
 */
async function plainRequest(raw: Request): Promise<Request> {
  const { headers, signal } = raw;
  const isQuery = raw.method === "POST" && OVERRIDES.some((name) => headers.get(name) === "GET");
  if (isQuery && headers.get("content-type") === FORM) {
    const own = new Headers(headers);
    for (const name of [...OVERRIDES, "content-type", "content-length"]) own.delete(name);
    return new Request(`${raw.url}?${await raw.text()}`, { method: "GET", headers: own, signal });
  }
  if (isQuery) throw new Refusal(400, "A query in a body is sent as a form.");
  if (raw.method === "GET" || raw.method === "HEAD")
    return new Request(raw.url, { method: "GET", headers: withoutOddRange(headers), signal });
  return new Request(raw.url, { method: raw.method, headers, signal, body: raw.body, ...STREAMED });
}

function withoutOddRange(headers: Headers): Headers {
  const range = headers.get("range");
  if (range === null || namesBytes(range)) return headers;
  const own = new Headers(headers);
  own.delete("range");
  return own;
}

/** An answer that depends on who asks, and on what was published until then. */
function unkept(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  if (response.status === TOO_MANY) response.headers.set("Retry-After", TRY_AGAIN);
  for (const name of ["Cookie", "Authorization", "Accept-Language"]) response.headers.append("Vary", name);
  return response;
}

function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
