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

/** The code of the routes by their ids, from which the router makes its routes. */
export function routeModules(): RouteModules {
  const { __reactRouterRouteModules: modules } = globals;
  return modules;
}

/**
 * Gives the router what it hydrates from: the modules of the page, the list of routes, and what the loaders returned, in its own encoding.
 * @param language of the document: addresses of the others are found by none of its routes, and opened as documents
 * @throws Error when a module cannot be had
 */
export async function handOverToRouter({ manifest, routes, router }: ClientStart, language: Language): Promise<void> {
  const [modules] = await Promise.all([
    Promise.all(
      Object.entries(routes).map(async ([id, module]) => [id, (await import(/* @vite-ignore */ module)) as RouteModule] as const),
    ),
    // It puts itself on the window.
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
 * Gives a name to each entry of the history that the browser makes by itself: for the page that was opened, and for a link to a part of it.
 * The router knows entries by their names, and without one all of them share one scroll position. Call it before the router starts.
 */
export function nameHistoryEntries(): void {
  const name = () => {
    // Not by crypto, which browsers keep from sites without encryption.
    if (window.history.state === null) window.history.replaceState({ usr: null, key: Math.random().toString(36).slice(2), idx: 0 }, "");
  };
  name();
  window.addEventListener("popstate", name, { capture: true });
}
