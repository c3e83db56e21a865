import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isMultilingual,
  LANGUAGE_COOKIE_MAX_AGE,
  LANGUAGE_KEY,
  languageOf,
  localPath,
  sitePath,
} from "#shared/languages.ts";
import { isRead } from "./methods.ts";

/**
 * Remembers the visitor's language. The language switch is a plain link to a page with `lang` in its query: this saves the choice in a
 * cookie and redirects to the address without it. A page without language prefix redirects to its counterpart in the chosen language.
 * Does nothing on a site in one language.
 */
export function languageCookie(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const page = isRead(context.req.method) && !isFile(pathname);
    if (!page || !isMultilingual) return next();
    const choice = new URLSearchParams(search).get(LANGUAGE_KEY);
    if (isLanguage(choice)) {
      setCookie(context, LANGUAGE_KEY, choice, { maxAge: LANGUAGE_COOKIE_MAX_AGE, sameSite: "Lax", path: "/" });
      context.header("X-Robots-Tag", "noindex");
      return seeOther(context, localPath(sitePath(pathname), choice) + withoutChoice(search));
    }
    const isPlain = languageOf(pathname) === DEFAULT_LANGUAGE;
    const saved = getCookie(context, LANGUAGE_KEY);
    if (isPlain && isLanguage(saved) && saved !== DEFAULT_LANGUAGE) return seeOther(context, localPath(pathname, saved) + search);
    await next();
    if (isPlain) context.header("Vary", "Cookie", { append: true });
    return undefined;
  };
}

/** Redirects this visitor only. */
function seeOther(context: Context, address: string): Response {
  context.header("Cache-Control", "private, no-store");
  return context.redirect(address, 302);
}

/** The query without the language switch's part; all else stays as it was written. */
function withoutChoice(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !new URLSearchParams(part).has(LANGUAGE_KEY));
  return rest.length > 0 ? `?${rest.join("&")}` : "";
}

/** Texts, data of pages, robots.txt and their like; no page has an extension. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}
