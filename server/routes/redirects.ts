import type { MiddlewareHandler } from "hono";
import type { RedirectStatusCode } from "hono/utils/http-status";
import type { Payload } from "payload";
import { log } from "#cms/lib/log/index.ts";
import { checkAddress } from "#shared/lib/address.ts";
import { redirectOf, type RouteRules } from "#app/lib/redirect-rules.ts";
import { cached } from "#cms/cache/cached.ts";
import { trackedReader } from "#cms/cache/tracked-reader.ts";

let rules: (() => Promise<RouteRules>) | undefined;

/** The editors' redirects by path; read again after a change. */
export function routeRules(cms: Payload): Promise<RouteRules> {
  rules ??= cached(() => readRules(cms));
  return rules();
}

async function readRules(cms: Payload): Promise<RouteRules> {
  const { docs } = await trackedReader(cms).find({
    collection: "redirects",
    pagination: false,
    depth: 0,
    select: { from: true, to: true, external: true, status: true },
  });
  return Object.fromEntries(
    docs.map(({ from, to, external, status }) => [
      from,
      { redirect: { to, statusCode: Number(status), ...(external ? { external } : {}) } },
    ]),
  );
}

/** Applies the editors' redirects, in the language of the address. Without their list the page itself is answered. */
export function redirects(cms: Payload): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const target = redirectOf(await rulesOrNone(cms), url);
    if (!target) return next();
    const address = checkAddress(target.to, url.origin, { external: true });
    const location = address.origin === url.origin ? address.href.slice(address.origin.length) : address.href;
    return context.redirect(location, target.statusCode as RedirectStatusCode);
  };
}

async function rulesOrNone(cms: Payload): Promise<RouteRules> {
  try {
    return await routeRules(cms);
  } catch (error) {
    log.error({ err: error }, "The redirects could not be read");
    return {};
  }
}
