import { extractHeaderLanguage } from "@payloadcms/translations";
import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { plainTexts } from "#app/lib/http/plain-texts.ts";
import { DESK_FALLBACK, languageOf, type Language } from "#shared/languages.ts";
import type { Settings } from "#cms/config/settings.ts";
import { isSafe } from "./methods.ts";

/** Addresses that say nothing of a language; there the request's header does. */
const OF_NO_LANGUAGE = /^\/(?:api|admin)(?:\/|$)/;

/**
 * Refuses with 403 what a page of another site sends, whatever the body is. Browsers name the origin of what is sent; other clients
 * name none and are let through. Hosts are compared, not protocols, because behind a proxy that ends TLS the process itself is on http.
 * The host is the one that was asked for or, for a proxy that does not pass it on, that of `SITE_URL`.
 */
export function csrfProtection({ siteUrl }: Pick<Settings, "siteUrl">): MiddlewareHandler {
  const ownHost = new URL(siteUrl).host;
  return async (context, next) => {
    const origin = context.req.header("origin");
    const isOwn = origin
      ? [ownHost, context.req.header("host")].includes(URL.parse(origin)?.host)
      : context.req.header("sec-fetch-site") !== "cross-site";
    if (isOwn || isSafe(context.req.method)) return next();
    const { path } = context.req;
    const message = plainTexts(languageFor(path, context.req.header("accept-language"))).errors.foreignForm;
    if (!path.startsWith("/api/")) throw new HTTPException(403, { message });
    return Response.json({ errors: [{ message }] }, { status: 403, headers: { "Cache-Control": "no-store" } });
  };
}

/** The language in which a request is to be told something: that of its page, or at the desk and its calls Chinese or English. */
export function languageFor(path: string, acceptLanguage = ""): Language {
  if (!OF_NO_LANGUAGE.test(path)) return languageOf(path);
  const read = extractHeaderLanguage(acceptLanguage);
  return read === "zh" || read === "en" ? read : DESK_FALLBACK;
}
