import { createHmac } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";
import { limiter } from "#cms/lib/rate-limiter.ts";
import { currentRequest, UNKNOWN_CLIENT } from "#cms/lib/request-context.ts";
import type { Settings } from "#cms/config/settings.ts";
import { asksForPage } from "#app/lib/http/accept.ts";
import type { AppEnv } from "./app-env.ts";
import { routedPath } from "./decode-path.ts";
import type { ErrorPage } from "./error-page.ts";
import { isStaff } from "./is-authenticated.ts";

const MINUTE = 60;
const SECOND = 1000;
/** What is made anew for each request: answers of the API, suggestions, papers. Uploaded files and pages are not. */
const COSTLY = /^\/api\/(?!media\/file\/)|\/search\.json$|\.(?:xlsx|pdf|zip)$/;
/** Where functions of the admin are called: each call is work, whatever comes of it. */
const ADMIN = /^\/admin(?:\/|$)/;

/** What scripts ask for. */
const FOR_PROGRAMS = /^\/(?:api|admin)(?:\/|$)|\.json$/;
const MESSAGE = "Too many requests";

/** Bounds how much a client has made for it in a minute; staff is not counted. */
export function requestRate(settings: Settings, cms: Payload, errorPage: ErrorPage): MiddlewareHandler<AppEnv> {
  const calls = limiter(cms, { keyPrefix: "calls", points: settings.requestsPerMinute, duration: MINUTE });
  return async (context, next) => {
    const client = currentRequest()?.client ?? UNKNOWN_CLIENT;
    const path = routedPath(context.req.path);
    const isCostly = COSTLY.test(path) || (context.req.method === "POST" && ADMIN.test(path));
    if (settings.requestsPerMinute === 0 || !isCostly || (await isStaff(cms, context.req.raw.headers))) return next();
    // Addresses are not kept: what is counted is named by a keyed digest. Not being able to count is no reason to refuse.
    const name = createHmac("sha256", settings.payloadSecret).update(client).digest("base64url");
    const wait = await calls.consume(name).then(
      () => null,
      (reason: unknown) => (reason instanceof RateLimiterRes ? Math.max(reason.msBeforeNext, SECOND) : null),
    );
    if (wait === null) return next();
    const { raw } = context.req;
    // A datasheet is a link that people follow.
    const isPage = !FOR_PROGRAMS.test(path) && asksForPage(raw.headers.get("Accept"));
    const answer = isPage
      ? await errorPage(raw, 429, MESSAGE)
      : Response.json({ errors: [{ message: `${MESSAGE}. Please try again later.` }] }, { status: 429 });
    answer.headers.set("Retry-After", String(Math.ceil(wait / SECOND)));
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  };
}
