import type { Context, MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import type { AppEnv } from "../app-env.ts";

/** Sends a stranger to the sign-in, which leads back. */
export function signInFor(context: Context): Response {
  context.header("Cache-Control", "private, no-store");
  return context.redirect(`/admin/login?redirect=${encodeURIComponent(context.req.path)}`);
}

/**
 * Sends strangers from pages of the admin to its sign-in. Payload guards its own pages but leaves added ones open, and Next
 * has begun to answer with 200 by the time a page could refuse.
 */
export function staffPages(cms: Payload): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { user } = await cms.auth({ headers: context.req.raw.headers });
    return user ? next() : signInFor(context);
  };
}
