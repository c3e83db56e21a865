import { matchRoutes, type RouteObject } from "react-router";

/** What the router's manifest says of a route: its place in the tree, and the addresses of its chunks. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
}

/** What the router keeps on the page, under names of its own. */
interface RouterGlobals {
  __reactRouterManifest: { routes: Record<string, ManifestRoute | undefined> };
  __reactRouterRouteModules: Record<string, unknown>;
}

/** The chunks of the page at an address, and of its layouts, that the router has not loaded yet. */
export function missingChunks({ pathname }: URL): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window as unknown as RouterGlobals;
  const matches = matchRoutes(routesBelow(undefined, Object.values(manifest.routes)), pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => {
    const route = manifest.routes[id];
    if (!route || id in loaded) return [];
    return [route.module, route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule].filter((chunk) => chunk !== undefined);
  });
}

/**
 * Imports chunks, so that the router finds them loaded: left to itself, it reloads the page that is open when one is gone.
 * @throws TypeError when one of them is gone or out of reach
 */
export async function loadChunks(chunks: string[]): Promise<void> {
  await Promise.all(chunks.map((chunk) => import(/* @vite-ignore */ chunk)));
}

/** The manifest's flat list as the tree that the router matches. */
function routesBelow(parentId: string | undefined, routes: (ManifestRoute | undefined)[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: routesBelow(id, routes) }];
  });
}
