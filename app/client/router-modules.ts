import type { MiddlewareFunction, DataStrategyResult } from "react-router";

/** What the router's list of the build says of a route, as far as it is asked for here. */
export interface RouteEntry {
  id: string;
  parentId?: string;
  module: string;
  /** What that module imports; not named in development. */
  imports?: string[];
  hasClientAction: boolean;
  hasClientLoader: boolean;
  hasErrorBoundary: boolean;
}

/** Middleware of the router in the browser; `next` goes on to the page's data. */
export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/** What a route's code offers to the router. */
export interface RouteModule {
  default?: React.ComponentType;
  ErrorBoundary?: React.ComponentType;
  clientMiddleware?: ClientMiddleware[];
  clientAction?: (args: never) => unknown;
  clientLoader?: (args: never) => unknown;
  shouldRevalidate?: (args: { defaultShouldRevalidate: boolean }) => boolean;
}

/**
 * The router's own names on the page. They are not part of what it documents: this file alone knows them, and its test says when
 * another version of the router has others.
 */
interface RouterGlobals {
  __reactRouterManifest: { routes: Record<string, RouteEntry | undefined> };
  __reactRouterRouteModules: Record<string, RouteModule | undefined>;
}

/** All routes of this build. */
export function routeEntries(): RouteEntry[] {
  const { __reactRouterManifest: manifest } = globals();
  return Object.values(manifest.routes).filter((entry) => entry !== undefined);
}

/** The code of the routes by their ids, from which the router makes its routes and reads what pages say of themselves. */
export function routeModules(): Record<string, RouteModule | undefined> {
  const { __reactRouterRouteModules: modules } = globals();
  return modules;
}

function globals(): RouterGlobals {
  return globalThis as unknown as RouterGlobals;
}
