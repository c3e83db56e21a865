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
import { timingSafeAnswer } from "./timing-safe.ts";
import { namesBytes } from "./range.ts";
import { isRangeOf, isStored, validatorsOf, type Validators } from "./validators.ts";

const ONE_YEAR = 31_536_000;
/** Seconds after which who has guessed too often may go on. */
const TRY_AGAIN = "600";
/** Seconds after which a store may be back. */
const SOON = "5";
/** What `fetch` wants to be told of a body that is sent on while it arrives; the types do not know it. */
const STREAMED = { duplex: "half" };
const FORM = "application/x-www-form-urlencoded";

/**
 * Payload's REST API; it needs no Next, so it answers before and without the admin. Who may call it is judged before (`access.ts`).
 */
export function restApi({ s3 }: Pick<Settings, "s3">, cms: Payload): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const files = uploadedFiles(cms);
  /** What everybody may have is the same for all; with its present version in the address it may be kept for ever. */
  async function answerAsFile(context: Context<AppEnv>, upload: Media, validators: Validators): Promise<void> {
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
    // Parameters are those of the handler that runs; after the next one has, they are gone.
    const name = context.req.param("name");
    const { headers } = context.req.raw;
    const upload = isRead(context.req.method) ? await findUpload(cms, name).catch(() => null) : null;
    const validators = upload && validatorsOf(upload);
    if (validators && !isRangeOf(validators, headers)) context.req.raw = withoutRange(context.req.raw);
    await next();
    if (context.res.ok && validators) await answerAsFile(context, upload, validators);
    // A store that cannot be reached now is no fault of this server, and passes.
    if (context.res.status === 500 && s3) context.res = failure(503, "The store of files cannot be reached.", { "Retry-After": SOON });
  });
  api.all("/api/*", async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    // Payload looks collections up in a plain object, which has these names by inheritance.
    if ((pathname.split("/")[2] ?? "") in Object.prototype) return nothing();
    const request = plainRequest(context.req.raw, files.test(pathname));
    const isQueryInBody = OVERRIDES.some((name) => request.headers.get(name) === "GET");
    // Of JSON Payload would read a few parts only.
    if (isQueryInBody && request.headers.get("content-type") !== FORM) return failure(400, "A query in a body is sent as a form.");
    const current = currentRequest();
    if (current) current.isQuery = isQueryInBody || (request.method === "GET" && hasQuery(searchParams.keys()));
    const response = await timingSafeAnswer(pathname, () => handleEndpoints({ config, request }));
    return response.status === 501 ? nothing() : uncached(response);
  });
  return api;
}

/** The same call for the whole file. */
function withoutRange({ url, method, headers, signal }: Request): Request {
  const own = new Headers(headers);
  own.delete("range");
  return new Request(url, { method, headers: own, signal });
}

/**
 * The request as a plain one, on which Payload may write; the server's own kind does not allow that. HEAD is asked as GET, and a Range header
 * that is to be ignored is left out.
 * @param isFile whether a file is asked for, by its version at most: Payload would look for other parameters in the database
 */
function plainRequest({ method, url, headers, signal, body }: Request, isFile: boolean): Request {
  if (!isRead(method)) return new Request(url, { method, headers, signal, body, ...STREAMED });
  const asked = new URL(url);
  const version = asked.searchParams.get("v");
  if (isFile) asked.search = version === null ? "" : `?v=${encodeURIComponent(version)}`;
  return new Request(asked, { method: "GET", headers: withoutOddRange(headers), signal });
}

function withoutOddRange(headers: Headers): Headers {
  const range = headers.get("range");
  if (range === null || namesBytes(range)) return headers;
  const own = new Headers(headers);
  own.delete("range");
  return own;
}

/** An answer that depends on who asks, and on what was published until then. */
function uncached(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  if (response.status === 429) response.headers.set("Retry-After", TRY_AGAIN);
  for (const name of ["Cookie", "Authorization", "Accept-Language"]) response.headers.append("Vary", name);
  return response;
}

function nothing(): Response {
  return failure(404, "There is nothing at this address.");
}

function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
