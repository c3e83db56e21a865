import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Settings } from "#cms/settings.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const FORBIDDEN = 403;

/**
 * Refuses with 403 what a page of another site sends, whatever the body is. Browsers name the origin of what is sent; other clients
 * name none and are let through. Hosts are compared, not protocols, because behind a proxy that ends TLS the process itself is on http.
 * The host is the one that was asked for or, for a proxy that does not pass it on, that of `SITE_URL`.
 */
export function refuseForeignForms({ siteUrl }: Pick<Settings, "siteUrl">): MiddlewareHandler {
  const ownHost = new URL(siteUrl).host;
  return async (context, next) => {
    const origin = context.req.header("origin");
    const isOwn = origin
      ? [ownHost, context.req.header("host")].includes(URL.parse(origin)?.host)
      : context.req.header("sec-fetch-site") !== "cross-site";
    if (!isOwn && !READING.has(context.req.method)) throw new HTTPException(FORBIDDEN, { message: "Forbidden" });
    return next();
  };
}
