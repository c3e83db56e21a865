import { setTimeout as wait } from "node:timers/promises";
import { Hono, type Context } from "hono";
import { handleEndpoints, type Payload } from "payload";
import { hasQuery } from "#cms/admin/answer-input-faults.ts";
import config from "#cms/payload.config.ts";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import type { Media } from "#cms/config/payload-types.ts";
import type { Settings } from "#cms/config/settings.ts";
import { findUpload, isShown } from "#cms/media/uploads.ts";
import { pictureVersion } from "#shared/lib/picture-version.ts";
import type { AppEnv } from "../http/app-env.ts";
import { compression } from "../http/compression.ts";
import { isRead } from "../http/methods.ts";
import { OVERRIDES, uploadedFiles } from "./access.ts";
import { leadsRequest } from "./messages-address.ts";
import { namesBytes } from "./range.ts";
import { isRangeOf, isStored, validatorsOf, type Validators } from "./validators.ts";

const ONE_YEAR = 31_536_000;
/** `Retry-After` after too many guesses of a password. */
const RATE_LIMIT_SECONDS = "600";
/** `Retry-After` while the store of files is away. */
const STORE_RETRY_SECONDS = "5";
/** The option that `fetch` needs for a streamed body; the types lack it. */
const STREAMED = { duplex: "half" };
const FORM = "application/x-www-form-urlencoded";

/**
 * Payload's REST API. It needs no Next, so it answers before and without the admin. `access.ts` decides who may call it.
 */
export function restApi({ s3 }: Pick<Settings, "s3">, cms: Payload): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const files = uploadedFiles(cms);
  /** Sets the caching headers of a file: a public one may be cached, for ever where the address has its present version. */
  async function setFileHeaders(context: Context<AppEnv>, upload: Media, validators: Validators): Promise<void> {
    const { headers } = context.req.raw;
    if (await isShown(cms, upload)) {
      const isVersion = context.req.query("v") === pictureVersion(upload);
      context.header("Cache-Control", isVersion ? `public, max-age=${ONE_YEAR}, immutable` : "public, no-cache");
      context.header("Vary", undefined);
    }
    context.header("ETag", validators.etag);
    context.header("Last-Modified", validators.lastModified);
    if (context.res.status !== 200 || !isStored(validators, headers)) return;
    const unchanged = new Response(null, { status: 304, headers: context.res.headers });
    for (const name of ["Content-Length", "Content-Type"]) unchanged.headers.delete(name);
    await context.res.body?.cancel();
    context.res = undefined;
    context.res = unchanged;
  }
  api.use("/api/*", compression());
  api.use("/api/media/file/:name", async (context, next) => {
    // Hono drops the parameters of this handler when the next one runs.
    const name = context.req.param("name");
    const { headers } = context.req.raw;
    const upload = isRead(context.req.method) ? await findUpload(cms, name).catch(() => null) : null;
    const validators = upload && validatorsOf(upload);
    if (validators && !isRangeOf(validators, headers)) context.req.raw = withoutRange(context.req.raw);
    await next();
    if (context.res.ok && validators) await setFileHeaders(context, upload, validators);
    // An unreachable store is a temporary fault of another server.
    if (context.res.status === 500 && s3)
      context.res = failure(503, "The store of files cannot be reached.", { "Retry-After": STORE_RETRY_SECONDS });
  });
  api.all("/api/*", async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    // Payload looks collections up in a plain object, which has these names by inheritance.
    if ((pathname.split("/")[2] ?? "") in Object.prototype) return notFound();
    const request = plainRequest(context.req.raw, files.test(pathname));
    const isQueryInBody = OVERRIDES.some((name) => request.headers.get(name) === "GET");
    // Payload would read only a few parts of a query in JSON.
    if (isQueryInBody && request.headers.get("content-type") !== FORM) return failure(400, "A query in a body is sent as a form.");
    const current = currentRequest();
    if (current) current.isQuery = isQueryInBody || (request.method === "GET" && hasQuery(searchParams.keys()));
    const leadsCall = await leadsRequest(request, cms, isQueryInBody);
    const response = await timingSafeAnswer(pathname, () => handleEndpoints({ config, request: leadsCall }));
    return response.status === 501 ? notFound() : withoutCaching(response);
  });
  return api;
}

/** The same call for the whole file. */
function withoutRange({ url, method, headers, signal }: Request): Request {
  const rest = new Headers(headers);
  rest.delete("range");
  return new Request(url, { method, headers: rest, signal });
}

/**
 * A plain copy of the request, because Payload writes to it and the server's own class does not allow that. HEAD becomes GET, and an
 * invalid Range header is dropped.
 * @param isFile whether the request is for a file; then only `v` stays, because Payload would look for other parameters in the database
 */
function plainRequest({ method, url, headers, signal, body }: Request, isFile: boolean): Request {
  if (!isRead(method)) return new Request(url, { method, headers, signal, body, ...STREAMED });
  const target = new URL(url);
  const version = target.searchParams.get("v");
  if (isFile) target.search = version === null ? "" : `?v=${encodeURIComponent(version)}`;
  return new Request(target, { method: "GET", headers: withoutOddRange(headers), signal });
}

function withoutOddRange(headers: Headers): Headers {
  const range = headers.get("range");
  if (range === null || namesBytes(range)) return headers;
  const rest = new Headers(headers);
  rest.delete("range");
  return rest;
}

/** Marks an answer as private: it depends on the account and on the current state of publishing. */
function withoutCaching(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  if (response.status === 429) response.headers.set("Retry-After", RATE_LIMIT_SECONDS);
  for (const name of ["Cookie", "Authorization", "Accept-Language"]) response.headers.append("Vary", name);
  return response;
}

function notFound(): Response {
  return failure(404, "There is nothing at this address.");
}

function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Milliseconds: longer than checking a password takes, so that the time does not reveal whether an account exists. */
const STEP = 500;
/** Addresses that could reveal which accounts exist. */
const GUESSED = /^\/api\/users\/(?:login|forgot-password)\/?$/;

/** Delays the answer to a guess to a multiple of `STEP`. A successful sign-in is answered at once. */
async function timingSafeAnswer(path: string, answer: () => Promise<Response>): Promise<Response> {
  if (!GUESSED.test(path)) return answer();
  const start = performance.now();
  const response = await answer();
  if (path.includes("login") && response.ok) return response;
  await wait(STEP - ((performance.now() - start) % STEP));
  return response;
}
