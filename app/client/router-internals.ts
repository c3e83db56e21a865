import type { UNSAFE_AssetsManifest as AssetsManifest, UNSAFE_RouteModules as RouteModules } from "react-router";
import { routesIn } from "#app/lib/language-routes.ts";
import type { Language } from "#shared/languages.ts";
import { sheetAddress, STATE_ID, type ClientStart } from "./client-start.ts";

/** The router's manifest entry of a route; `imports` and `css` are missing in development. */
export type RouteEntry = NonNullable<AssetsManifest["routes"][string]>;

/** The exports of a route's code for the router. */
export type RouteModule = NonNullable<RouteModules[string]>;

/** Middleware of the router in the browser; `next` goes on to the page's data. */
export type ClientMiddleware = NonNullable<RouteModule["clientMiddleware"]>[number];

/**
 * The router's own names: its globals on the window, and its names of history entries. They are not part of its documented
 * interface; this file alone knows them, and its test fails when another version of the router has others.
 */
interface RouterGlobals {
  __reactRouterContext: object;
  __reactRouterManifest: Pick<AssetsManifest, "routes">;
  __reactRouterRouteModules: RouteModules;
}

const globals = globalThis as unknown as RouterGlobals;

/** All routes of this build. */
export function routeEntries(): RouteEntry[] {
  const { __reactRouterManifest: manifest } = globals;
  return Object.values(manifest.routes).filter((entry) => entry !== undefined);
}

/** The code of the routes by their ids, from which the router creates its routes. */
export function routeModules(): RouteModules {
  const { __reactRouterRouteModules: modules } = globals;
  return modules;
}

/**
 * Gives the router its data for hydration: the modules of the page, the list of routes, and the loaders' results, in its own encoding.
 * @param language of the document: its routes match no addresses of other languages, which open as documents
 * @throws Error when a module fails to load
 */
export async function handOverToRouter({ manifest, routes, router }: ClientStart, language: Language): Promise<void> {
  const [modules] = await Promise.all([
    Promise.all(
      Object.entries(routes).map(async ([id, module]) => [id, (await import(/* @vite-ignore */ module)) as RouteModule] as const),
    ),
    // It registers itself on the window.
    import(/* @vite-ignore */ manifest),
  ]);
  const { __reactRouterManifest: list } = globals;
  list.routes = routesIn(list.routes, language);
  for (const entry of routeEntries()) if (entry.css) entry.css = entry.css.map(sheetAddress);
  const stream = new Blob([document.getElementById(STATE_ID)?.textContent ?? ""]).stream();
  const handedOver = { __reactRouterContext: { ...router, stream }, __reactRouterRouteModules: Object.fromEntries(modules) };
  Object.assign(globals, handedOver satisfies Partial<RouterGlobals>);
}

/**
 * Names the history entries that the browser creates by itself: for the opened page, and for a link to a part of it.
 * The router identifies entries by their names, and unnamed ones would share one scroll position. Call it before the router starts.
 */
export function nameHistoryEntries(): void {
  const name = () => {
    // Not by crypto, which browsers deny to sites without encryption.
    if (window.history.state === null) window.history.replaceState({ usr: null, key: Math.random().toString(36).slice(2), idx: 0 }, "");
  };
  name();
  window.addEventListener("popstate", name, { capture: true });
}
