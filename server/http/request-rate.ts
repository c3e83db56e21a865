import { createHmac } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";
import { limiter } from "#cms/lib/rate-limiter.ts";
import { currentRequest, UNKNOWN_CLIENT } from "#cms/lib/log/request-context.ts";
import type { Settings } from "#cms/config/settings.ts";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";
import type { AppEnv } from "./app-env.ts";
import { decodePath } from "./decode-path.ts";
import type { ErrorPage } from "./error-page.ts";
import { isStaff } from "./is-authenticated.ts";
import { refuse } from "./refusal.ts";

/** Answers that are computed for each request: the API, suggestions, tools of assistants, papers. Uploaded files and pages are not. */
const LIMITED_PATHS = /^\/api\/(?!media\/file\/)|^\/mcp$|^(?!\/api\/).*(?:\/search\.json|\.(?:xlsx|pdf|zip))$/;
/** The desk, whose pages and functions load the process that staff needs. The files of its build do not. */
const ADMIN = /^\/(?:admin(?:\/|$)|_next\/(?!static\/))/;
const MESSAGE = "Too many requests. Please try again later.";

/** Limits the expensive requests of a client in a minute; staff has no limit. */
export function requestRate(settings: Settings, cms: Payload, errorPage: ErrorPage): MiddlewareHandler<AppEnv> {
  const calls = limiter(cms, { keyPrefix: "calls", points: settings.requestsPerMinute, duration: MINUTE / SECOND });
  return async (context, next) => {
    const client = currentRequest()?.client ?? UNKNOWN_CLIENT;
    const path = decodePath(context.req.path);
    const isLimited = LIMITED_PATHS.test(path) || ADMIN.test(path);
    if (settings.requestsPerMinute === 0 || !isLimited || (await isStaff(cms, context.req.raw.headers))) return next();
    // Counts by a keyed digest, so that no address is stored. A failing counter refuses nobody.
    const name = createHmac("sha256", settings.payloadSecret).update(client).digest("base64url");
    const wait = await calls.consume(name).then(
      () => null,
      (reason: unknown) => (reason instanceof RateLimiterRes ? Math.max(reason.msBeforeNext, SECOND) : null),
    );
    if (wait === null) return next();
    const extra = { "Retry-After": String(Math.ceil(wait / SECOND)) };
    return refuse(context.req.raw, errorPage, { status: 429, message: MESSAGE, extra });
  };
}
