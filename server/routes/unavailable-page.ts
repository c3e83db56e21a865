import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { deskTexts } from "#cms/admin/texts/index.ts";
import { DESK } from "#cms/lib/desk-address.ts";
import { hasDatabaseFailedSince, type DatabaseWatch } from "#cms/db/health.ts";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { ErrorPage } from "../http/error-page.ts";
import { staffLanguage } from "../http/is-authenticated.ts";
import { refuse } from "../http/refusal.ts";

/** `Retry-After`, in seconds. */
const TRY_AGAIN = "5";
/** What the API answers to staff while the database is away, because it cannot check their accounts. */
const UNKNOWN_STAFF = new Set([401, 403]);

/** The check of the session, which answers 200 and names nobody where there is none. */
const SESSION = "/api/users/me";

/**
 * Answers 503 instead of 500 while the database is out of reach, or where it failed during a request, as when another server takes over.
 * Skips the API while the last check found the database out of reach.
 * @param errorPage of the site, for pages that failed; the desk's own pages keep their texts
 */
export function explainUnavailable(
  { isUnavailable }: Pick<DatabaseWatch, "isUnavailable">,
  cms: Payload,
  errorPage?: ErrorPage,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path } = context.req;
    const isApi = path.startsWith("/api/");
    if (isApi && isUnavailable()) return apiUnavailable(cms, context.req.raw.headers);
    const start = performance.now();
    await next();
    const { status } = context.res;
    if (status === 503 && isApi && !context.res.headers.has("Retry-After")) context.res.headers.set("Retry-After", TRY_AGAIN);
    // An API request reads for itself, so only its own failures count. Pages share their reads, so any failure since the start counts.
    const hasFailed = isApi ? currentRequest()?.hasDatabaseFailed : hasDatabaseFailedSince(start);
    if (!isUnavailable() && !hasFailed) return;
    const isUnknown = isApi && (UNKNOWN_STAFF.has(status) || (path === SESSION && status === 200));
    if (status !== 500 && !isUnknown) return;
    const { raw } = context.req;
    // The data of a page has the router's encoding, and the desk has its own texts.
    const isPage = errorPage && !path.endsWith(".data") && !`${path}/`.startsWith(`${DESK}/`);
    const answer = isApi
      ? apiUnavailable(cms, raw.headers)
      : isPage
        ? await refuse(raw, errorPage, { status: 503, message: "Service unavailable" })
        : new Response(context.res.body, { status: 503, headers: new Headers(context.res.headers) });
    answer.headers.set("Retry-After", TRY_AGAIN);
    context.res = undefined;
    context.res = answer;
  };
}

function apiUnavailable(cms: Payload, headers: Headers): Response {
  const errors = [{ message: deskTexts(staffLanguage(cms, headers)).unavailable.database }];
  return Response.json({ errors }, { status: 503, headers: { "Retry-After": TRY_AGAIN, "Cache-Control": "no-store" } });
}
