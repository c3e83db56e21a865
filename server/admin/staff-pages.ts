import type { Context, MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { SIGNED_OUT } from "#cms/admin/providers/ended-session.ts";
import { hasNoAccounts } from "#cms/admin/payload-patches/server-functions.ts";
import { DESK, signInAddress } from "#cms/lib/desk-address.ts";
import type { AppEnv } from "../http/app-env.ts";

/** Redirects a stranger to the sign-in, which leads back. */
export function signInFor(context: Context): Response {
  context.header("Cache-Control", "private, no-store");
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(signInAddress(pathname === DESK ? DESK : pathname + search));
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

/** What a function of the server answers, as Next's browser side reads it: the first row of React's format, with the answer as `a`. */
const SIGNED_OUT_ANSWER = `0:${JSON.stringify({ a: SIGNED_OUT })}\n`;

/**
 * Answers strangers' calls of the admin's functions before Next reads their bodies, because Next logs what it cannot read as its own fault.
 * Only the form for the first account needs nobody signed in.
 */
export function staffCalls(cms: Payload): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const { user } = await cms.auth({ headers: context.req.raw.headers });
    if (user || (await hasNoAccounts(cms))) return next();
    return context.body(SIGNED_OUT_ANSWER, 200, { "Content-Type": "text/x-component", "Cache-Control": "private, no-store" });
  };
}
