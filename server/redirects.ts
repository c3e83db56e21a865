import type { MiddlewareHandler } from "hono";
import type { RedirectStatusCode } from "hono/utils/http-status";
import type { Payload } from "payload";
import { remembered } from "#app/content/cache.server.ts";
import { redirectOf, type RouteRules } from "#app/lib/route-rules.ts";

let rules: (() => Promise<RouteRules>) | undefined;

/** The editors' redirects by path; read again after a change. */
export function routeRules(cms: Payload): Promise<RouteRules> {
  rules ??= remembered(() => readRules(cms));
  return rules();
}

async function readRules(cms: Payload): Promise<RouteRules> {
  const { docs } = await cms.find({ collection: "redirects", pagination: false, depth: 0, select: { from: true, to: true, status: true } });
  return Object.fromEntries(
    docs.map(({ from, to, status }) => [from, { redirect: { to, statusCode: Number(status) } }]),
  );
}

/** Applies the editors' redirects, in the language of the address. */
export function redirects(cms: Payload): MiddlewareHandler {
  return async (context, next) => {
    const target = redirectOf(await routeRules(cms), new URL(context.req.url));
    if (!target) return next();
    return context.redirect(target.to, target.statusCode as RedirectStatusCode);
  };
}
