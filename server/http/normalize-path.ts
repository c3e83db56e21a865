import type { MiddlewareHandler } from "hono";
import { singleSlashes } from "#shared/lib/address.ts";

/**
 * Answers a path with doubled slashes by the plain one. Nothing behind this has to bear paths that would be the address of another
 * host if they were written into a page.
 */
export function normalizePath(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const plain = singleSlashes(pathname);
    if (plain === pathname) return next();
    if (context.req.method !== "GET" && context.req.method !== "HEAD") return context.notFound();
    return context.redirect(plain + search, 301);
  };
}
