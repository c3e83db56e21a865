import { extractHeaderLanguage } from "@payloadcms/translations";
import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { plainTexts } from "#app/lib/http/plain-texts.ts";
import { DESK_FALLBACK, DESK_LANGUAGES, languageOf, type Language } from "#shared/languages.ts";
import type { Settings } from "#cms/config/settings.ts";
import { isSafe } from "./methods.ts";

/** Addresses without a language; the `Accept-Language` header decides there. */
const WITHOUT_LANGUAGE = /^\/(?:api|admin)(?:\/|$)/;

/**
 * Refuses requests from pages of other sites with 403, whatever the body. Browsers send the origin; clients without one pass. Compares
 * hosts, not protocols, because behind a proxy that ends TLS the process itself is on http. The own host is that of the request or, for
 * a proxy that does not forward it, that of `SITE_URL`.
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

/** The language of a message to a client: that of its page, or one of the desk at the desk and its API. */
export function languageFor(path: string, acceptLanguage = ""): Language {
  if (!WITHOUT_LANGUAGE.test(path)) return languageOf(path);
  const language = extractHeaderLanguage(acceptLanguage);
  return DESK_LANGUAGES.find((supported) => supported === language) ?? DESK_FALLBACK;
}
