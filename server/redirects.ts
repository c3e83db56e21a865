import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { onContentChanged } from "#cms/hooks/content-changed.ts";

export type RouteRules = Record<string, { redirect: { to: string; statusCode: 301 | 302 | 307 | 308 } }>;

let known: Promise<RouteRules> | undefined;
onContentChanged(() => {
  known = undefined;
});

/** The editors' redirects by path; read again after a change. */
export function routeRules(cms: Payload): Promise<RouteRules> {
  known ??= readRules(cms).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readRules(cms: Payload): Promise<RouteRules> {
  const { docs } = await cms.find({ collection: "redirects", pagination: false, depth: 0, select: { from: true, to: true, status: true } });
  return Object.fromEntries(
    docs.map(({ from, to, status }) => [from, { redirect: { to, statusCode: Number(status) as 301 | 302 | 307 | 308 } }]),
  );
}

/** Applies the editors' redirects; the query goes along. */
export function redirects(cms: Payload): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const rule = (await routeRules(cms))[pathname];
    if (!rule) return next();
    const { to, statusCode } = rule.redirect;
    return context.redirect(to.includes("?") ? to : to + search, statusCode);
  };
}
