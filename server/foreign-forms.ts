import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import type { Settings } from "#cms/settings.ts";

/**
 * Refuses with 403 what a page of another site sends. Browsers name the origin of a form; other clients name none and are let
 * through. Hosts are compared, not protocols, because behind a proxy that ends TLS the process itself is on http. The host is the
 * one that was asked for or, for a proxy that does not pass it on, that of `SITE_URL`.
 */
export function refuseForeignForms({ siteUrl }: Pick<Settings, "siteUrl">): MiddlewareHandler {
  const ownHost = new URL(siteUrl).host;
  const check = csrf({
    origin: (origin, context) => URL.canParse(origin) && [ownHost, context.req.header("host")].includes(new URL(origin).host),
  });
  return (context, next) => (context.req.header("origin") ? check(context, next) : next());
}
