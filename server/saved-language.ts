import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LANGUAGE_KEY, languageOf, localPath } from "#app/i18n/languages.ts";

/** Sends a request for a page without language prefix to its English counterpart when the visitor has chosen English. */
export function savedLanguage(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const page = (context.req.method === "GET" || context.req.method === "HEAD") && !isFile(pathname);
    if (page && languageOf(pathname) === "zh" && getCookie(context, LANGUAGE_KEY) === "en") {
      context.header("Cache-Control", "private, no-store");
      return context.redirect(localPath(pathname, "en") + search, 302);
    }
    await next();
    if (page) context.header("Vary", "Cookie", { append: true });
    return undefined;
  };
}

/** Texts, data of pages, robots.txt and their like; no page has an extension. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}
