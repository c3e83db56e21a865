import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LANGUAGE_KEY, languageOf, localPath } from "#app/i18n/languages.ts";

/** Sends a document request for an unprefixed address to its English counterpart when the visitor has chosen English. */
export function savedLanguage(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const document = (context.req.method === "GET" || context.req.method === "HEAD") && !pathname.endsWith(".data");
    if (document && languageOf(pathname) === "zh" && getCookie(context, LANGUAGE_KEY) === "en") {
      context.header("Cache-Control", "private, no-store");
      return context.redirect(localPath(pathname, "en") + search, 302);
    }
    await next();
    if (document) context.header("Vary", "Cookie", { append: true });
    return undefined;
  };
}
