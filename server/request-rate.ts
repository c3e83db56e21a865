import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { currentRequest } from "#cms/request-context.ts";
import type { Settings } from "#cms/settings.ts";
import type { AppEnv } from "./app-env.ts";
import { isStaff } from "./staff.ts";

const MINUTE = 60;
const SECOND = 1000;
/** What is made anew for each request: answers of the API, suggestions, papers. Uploaded files and pages are not. */
const COSTLY = /^\/api\/(?!media\/file\/)|\/search\.json$|\.(?:xlsx|pdf|zip)$/;

/** Bounds how much a client has made for it in a minute; staff is not counted. */
export function requestRate(settings: Settings, cms: Payload): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterMemory({ points: settings.requestsPerMinute, duration: MINUTE });
  return async (context, next) => {
    const client = currentRequest()?.client;
    const { path } = context.req;
    if (settings.requestsPerMinute === 0 || !client || !COSTLY.test(path) || (await isStaff(cms, context.req.raw.headers))) return next();
    const wait = await limiter.consume(client).then(
      () => null,
      (reason: unknown) => (reason instanceof RateLimiterRes ? reason.msBeforeNext : SECOND),
    );
    if (wait === null) return next();
    const headers = { "Retry-After": String(Math.ceil(wait / SECOND)), "Cache-Control": "no-store" };
    return Response.json({ errors: [{ message: "Too many requests. Please try again later." }] }, { status: 429, headers });
  };
}
