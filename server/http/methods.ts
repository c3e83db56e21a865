import type { MiddlewareHandler } from "hono";
import { paths } from "#app/lib/paths.ts";
import { sitePath } from "#shared/languages.ts";
import type { AppEnv } from "./app-env.ts";

/** Methods that somebody here answers to. */
export const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Those of them that change nothing (RFC 9110, section 9.2.1). */
const READING = ["GET", "HEAD", "OPTIONS"];
/** Pages with a form that posts to the page itself. */
const FORMS = new Set<string>([paths.buy, paths.contact, paths.join, paths.faq]);
/** Parts that tell their methods themselves. */
const OWN = /^\/(?:api|_next)(?:\/|$)/;
/** The admin's own calls name what they call, by the hash of its code. Next tries to read any other body as a form. */
const ADMIN = /^\/admin(?:\/|$)/;
const ADMIN_CALL = /^[\da-f]{40,64}$/;

/** Whether a method asks for what is at an address: all of it, or its headers alone. */
export function isRead(method: string | undefined): method is "GET" | "HEAD" {
  return method === "GET" || method === "HEAD";
}

/** Whether a method changes nothing. */
export function isSafe(method: string): boolean {
  return READING.includes(method);
}

/**
 * Refuses methods that nobody here knows, tells which ones an address answers to when it is asked, and whenever it answers 405.
 */
export function methods(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const isOwn = OWN.test(path);
    const isAdminCall = ADMIN.test(path) && ADMIN_CALL.test(context.req.header("next-action") ?? "");
    const allowed = isAdminCall
      ? [...READING, "POST"]
      : isOwn
        ? KNOWN
        : FORMS.has(sitePath(path.replace(/\.data$/, "")))
          ? [...READING, "POST"]
          : READING;
    const headers = { Allow: allowed.join(", ") };
    if (!KNOWN.includes(method)) return refused(headers);
    if (method === "OPTIONS" && !isOwn) return new Response(null, { status: 204, headers });
    if (ADMIN.test(path) && !allowed.includes(method)) return refused(headers);
    await next();
    if (context.res.status === 405 && !context.res.headers.has("Allow")) context.header("Allow", headers.Allow);
    return undefined;
  };
}

function refused(headers: Record<string, string>): Response {
  return new Response("405 Method not allowed\n", { status: 405, headers });
}
