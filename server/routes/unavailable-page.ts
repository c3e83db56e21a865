import type { MiddlewareHandler } from "hono";
import type { DatabaseWatch } from "#cms/db/health.ts";
import type { AppEnv } from "../http/app-env.ts";

/** Seconds after which it is worth trying again. */
const TRY_AGAIN = "5";
/** What the API answers to staff that it cannot know while the database is away. */
const UNKNOWN_STAFF = new Set([401, 403]);

/** While the database is out of reach, what could not be answered for that says so: it is no fault of the address, and passes. */
export function tellDatabaseAway({ isUnavailable }: Pick<DatabaseWatch, "isUnavailable">): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (!isUnavailable()) return;
    const { status } = context.res;
    const isApi = context.req.path.startsWith("/api/");
    if (status !== 500 && !(isApi && UNKNOWN_STAFF.has(status))) return;
    const headers = new Headers(context.res.headers);
    headers.set("Retry-After", TRY_AGAIN);
    const answer = isApi
      ? Response.json({ errors: [{ message: "The database cannot be reached. Please try again." }] }, { status: 503 })
      : new Response(context.res.body, { status: 503, headers });
    if (isApi) answer.headers.set("Retry-After", TRY_AGAIN);
    context.res = undefined;
    context.res = answer;
  };
}
