import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { BUILD_ID } from "#app/lib/build.ts";
import { call } from "#app/lib/calls.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { redirectOf, type RouteRules } from "#app/lib/route-rules.ts";
import { hasUnsentInput, reloadOnce } from "./reload.ts";

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

let rules: Promise<RouteRules> | undefined;

/** The route rules of this build. A manifest that cannot be read is logged and means no rules. */
function routeRules(): Promise<RouteRules> {
  rules ??= call<{ routeRules: RouteRules }>(`/builds/meta/${BUILD_ID}.json`).then(
    (manifest) => manifest.routeRules,
    (error: unknown) => {
      console.warn("The build manifest could not be read:", error);
      return {};
    },
  );
  return rules;
}

/** Applies the editors' redirects to navigations in the browser. */
export const applyRouteRules: ClientMiddleware = async ({ url }, next) => {
  const rule = redirectOf(await routeRules(), url);
  if (rule) throw redirectTo(rule.to, { external: true });
  return next();
};

interface Manifest {
  routes: Record<string, { id: string; parentId?: string; path?: string; module: string } | undefined>;
}

/**
 * Loads the next page's chunk before the page. If it is gone, because a newer build has replaced it, the page is loaded anew from
 * the server, once per path in 10 seconds. While a form holds unsent input the visitor stays on its page.
 */
export const loadChunkFirst: ClientMiddleware = async ({ url, pattern }, next) => {
  try {
    await importRoute(pattern);
  } catch (error) {
    if (hasUnsentInput()) {
      window.dispatchEvent(new CustomEvent(CHUNK_FAILED));
      const { pathname, search, hash } = window.location;
      throw redirectTo(pathname + search + hash, { replace: true });
    }
    if (reloadOnce(url.href)) return new Promise<never>(() => {});
    throw error;
  }
  return next();
};

/** Fired on window when a page's chunk could not be loaded while a form held unsent input. */
export const CHUNK_FAILED = "waymark:chunk-failed";

/** Imports the modules of the routes with this pattern (a page and its layouts); the router finds them loaded. */
async function importRoute(pattern: string): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- React Router names it so
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
  const wanted = Object.values(routes).flatMap((route) => (route && fullPath(routes, route.id) === pattern.replace(/^\//, "") ? [route.module] : []));
  await Promise.all(wanted.map((module) => import(/* @vite-ignore */ module)));
}

function fullPath(routes: Manifest["routes"], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) if (route.path) parts.unshift(route.path);
  return parts.join("/");
}
