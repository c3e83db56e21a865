import type { MiddlewareHandler } from "hono";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { singleSlashes } from "#shared/lib/address.ts";
import { isRead } from "./methods.ts";

/**
 * Redirects a path with doubled slashes to the plain one, because written into a page it would be the address of another host.
 */
export function normalizePath(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const plain = singleSlashes(pathname);
    if (plain === pathname) return next();
    if (!isRead(context.req.method)) return context.notFound();
    return context.redirect(plain + search, 301);
  };
}

/** Redirects other spellings of a page's path to its one address, so that caches, counters and search engines know the page once. */
export function oneAddress(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const plain = plainAddress(pathname);
    if (plain === pathname || !isRead(context.req.method)) return next();
    return context.redirect(plain + search, 301);
  };
}

/** The prefix of the default language, whose addresses have none. */
const NEEDLESS_PREFIX = new RegExp(`^/${DEFAULT_LANGUAGE}(?=/|$)`);
/** No page has an extension; names of files may have capitals. */
const FILE = /\.[a-z\d]+$/i;
/** Escapes, which stay, and capitals. */
const CAPITALS = /%[\da-f]{2}|[A-Z]+/gi;

/**
 * The one address of a page, from a path without doubled slashes: in small letters, without a slash at its end, without a prefix for the
 * default language, and without what servers and texts leave behind it, such as `;jsessionid=…` and blanks.
 */
export function plainAddress(pathname: string): string {
  let [plain = ""] = pathname.split(";", 1);
  while (plain.endsWith("%20")) plain = plain.slice(0, -"%20".length);
  if (plain.endsWith("/")) plain = plain.slice(0, -1);
  if (!FILE.test(plain)) plain = plain.replaceAll(CAPITALS, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return plain.replace(NEEDLESS_PREFIX, "") || "/";
}
