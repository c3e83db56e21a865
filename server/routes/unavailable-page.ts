import type { MiddlewareHandler } from "hono";
import type { DatabaseWatch } from "#cms/db/health.ts";
import type { AppEnv } from "../http/app-env.ts";

/** Seconds after which it is worth trying again. */
const TRY_AGAIN = "5";
/** What the API answers to staff that it cannot know while the database is away. */
const UNKNOWN_STAFF = new Set([401, 403]);

/**
 * While the database is out of reach, what cannot be answered for that says so: it is no fault of the address, and passes. The API is not
 * asked at all.
 */
export function explainUnavailable({ isUnavailable }: Pick<DatabaseWatch, "isUnavailable">): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const isApi = context.req.path.startsWith("/api/");
    if (isApi && isUnavailable()) return apiUnavailable();
    await next();
    if (!isUnavailable()) return;
    const { status } = context.res;
    if (status !== 500 && !(isApi && UNKNOWN_STAFF.has(status))) return;
    const answer = isApi ? apiUnavailable() : new Response(context.res.body, { status: 503, headers: new Headers(context.res.headers) });
    answer.headers.set("Retry-After", TRY_AGAIN);
    context.res = undefined;
    context.res = answer;
  };
}

function apiUnavailable(): Response {
  const errors = [{ message: "The database cannot be reached. Please try again." }];
  return Response.json({ errors }, { status: 503, headers: { "Retry-After": TRY_AGAIN } });
}
