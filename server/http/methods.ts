import type { MiddlewareHandler } from "hono";
import { PAGE_PATHS, listSitePages } from "#shared/vocabulary/site-pages.ts";
import { sitePath } from "#shared/languages.ts";
import type { AppEnv } from "./app-env.ts";

/** Supported methods. */
export const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Those of them that change nothing (RFC 9110, section 9.2.1). */
const READING = ["GET", "HEAD", "OPTIONS"];
/** Pages that forms post to: their own, and the votes on answers. */
const FORM_PATHS = new Set<string>([...listSitePages().flatMap(({ form, path }) => (form ? path : [])), PAGE_PATHS.faq]);
/** Addresses whose handlers check methods themselves. */
const OWN_METHODS_PATH = /^\/(?:api|_next)(?:\/|$)/;
/** Calls of the admin's functions name the function by the hash of its code. Next tries to read any other body as a form. */
const ADMIN = /^\/admin(?:\/|$)/;
const ADMIN_CALL = /^[\da-f]{40,64}$/;

/** Whether a method only reads: GET, or HEAD for the headers alone. */
export function isRead(method: string | undefined): method is "GET" | "HEAD" {
  return method === "GET" || method === "HEAD";
}

/** Whether a method changes nothing. */
export function isSafe(method: string): boolean {
  return READING.includes(method);
}

/**
 * Refuses unknown methods, answers OPTIONS, and adds `Allow` to every 405.
 */
export function methods(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const isOwn = OWN_METHODS_PATH.test(path);
    const isAdminCall = ADMIN.test(path) && ADMIN_CALL.test(context.req.header("next-action") ?? "");
    const allowed = isAdminCall
      ? [...READING, "POST"]
      : isOwn
        ? KNOWN
        : FORM_PATHS.has(sitePath(path.replace(/\.data$/, "")))
          ? [...READING, "POST"]
          : READING;
    const headers = { Allow: allowed.join(", ") };
    if (!KNOWN.includes(method)) return notAllowed(headers);
    if (method === "OPTIONS" && !isOwn) return new Response(null, { status: 204, headers });
    if (ADMIN.test(path) && !allowed.includes(method)) return notAllowed(headers);
    await next();
    if (context.res.status === 405 && !context.res.headers.has("Allow")) context.header("Allow", headers.Allow);
    return undefined;
  };
}

function notAllowed(headers: Record<string, string>): Response {
  return new Response("405 Method not allowed\n", { status: 405, headers });
}
