import type { MiddlewareHandler } from "hono";
import type { Payload, SanitizedConfig } from "payload";
import { NOT_FOUND } from "#cms/admin/views/not-found/path.ts";
import { DESK } from "#cms/lib/desk-address.ts";
import { withoutSlashAtEnd } from "#shared/lib/address.ts";
import type { SiteHandler } from "../routes/site.ts";
import { signInFor } from "./staff-pages.ts";

type AdminConfig = Pick<SanitizedConfig, "admin" | "collections" | "globals">;

/**
 * Answers addresses below the admin that it does not know. Staff gets the admin's page about it, with the status that Next does not
 * give; a stranger's browser is sent to the sign-in, as from every other page of the admin; programs get the site's 404.
 */
export function adminPaths(cms: Pick<Payload, "config" | "auth">, site: SiteHandler): MiddlewareHandler {
  return async (context, next) => {
    if (isAdminPath(cms.config, new URL(context.req.url).pathname)) return next();
    const { headers } = context.req.raw;
    const { user } = await cms.auth({ headers });
    if (!user) return headers.get("accept")?.includes("text/html") ? signInFor(context) : site(context.req.raw);
    await next();
    if (context.res.ok) context.res = new Response(context.res.body, { status: 404, headers: context.res.headers });
  };
}

/** Whether the admin has something at a path: a screen of its own, or one of a collection or global that there is. */
export function isAdminPath({ admin, collections, globals }: AdminConfig, pathname: string): boolean {
  const path = withoutSlashAtEnd(pathname.slice(DESK.length));
  const below = (start: string) => path === start || path.startsWith(`${start}/`);
  const views = Object.values(admin.components?.views ?? {}).flatMap((view) => (view && "path" in view && view.path ? [view.path] : []));
  return (
    ["", "/collections", "/globals"].includes(path) ||
    collections.some(({ slug }) => below(`/collections/${slug}`) || below(`/${slug}/verify`)) ||
    globals.some(({ slug }) => below(`/globals/${slug}`)) ||
    [...Object.values(admin.routes), ...views].some((start) => start && start !== NOT_FOUND && below(beforeParameters(start)))
  );
}

/** The fixed part at the front of a view's path. */
function beforeParameters(path: string): string {
  return path.split("/:", 1)[0] ?? "";
}
