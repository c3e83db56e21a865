import type { MiddlewareHandler } from "hono";
import type { Payload, SanitizedConfig } from "payload";
import type { SiteHandler } from "../site.ts";

type AdminConfig = Pick<SanitizedConfig, "routes" | "admin" | "collections" | "globals">;

/** Answers addresses below the admin that it does not know with the site's 404; the admin's shell would answer them with 200. */
export function adminPaths({ config }: Pick<Payload, "config">, site: SiteHandler): MiddlewareHandler {
  return async (context, next) => {
    if (isAdminPath(config, new URL(context.req.url).pathname)) return next();
    return site(context.req.raw);
  };
}

/** Whether the admin has something at a path: a screen of its own, or one of a collection or global that there is. */
export function isAdminPath({ routes, admin, collections, globals }: AdminConfig, pathname: string): boolean {
  const path = pathname.slice(routes.admin.length).replace(/\/+$/, "");
  const below = (start: string) => path === start || path.startsWith(`${start}/`);
  const views = Object.values(admin.components?.views ?? {}).flatMap((view) => (view && "path" in view && view.path ? [view.path] : []));
  return (
    ["", "/collections", "/globals"].includes(path) ||
    collections.some(({ slug }) => below(`/collections/${slug}`) || below(`/${slug}/verify`)) ||
    globals.some(({ slug }) => below(`/globals/${slug}`)) ||
    [...Object.values(admin.routes), ...views].some((start) => start && below(beforeParameters(start)))
  );
}

/** The fixed part at the front of a view's path. */
function beforeParameters(path: string): string {
  return path.replace(/\/:.*$/, "");
}
