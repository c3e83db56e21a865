import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { finderParameters } from "#app/data/finder/criteria.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { decodePath } from "../http/decode-path.ts";
import { ROUTES_PARAMETER } from "../http/request-kind.ts";

/** Characters of an address whose answer is cached. */
const MAX_LENGTH = 300;
/** The characters of a page's path. Other spellings are answered too, but share the room of addresses with parameters. */
const PLAIN_PATH = /^\/$|^(?:\/[a-z0-9_.-]+)+$/;
const DATA = ".data";

export interface PageAddress {
  /** Path and the parameters that the page knows, in the page's order. */
  key: string;
  /** Whether the address has no parameters, so that there are only as many as pages. */
  isPlain: boolean;
}

/** Reads the addresses of a build's pages; null for one whose answer is not cached. */
export function pageAddresses(build: ServerBuild): (url: URL) => PageAddress | null {
  const routes = childrenOf(build);
  const streamed = streamedNames(routes);
  return ({ pathname, searchParams }) => {
    if (pathname.length > MAX_LENGTH || streamed.has(decodePath(pathname).replace(/^.*\//, ""))) return null;
    const matches = searchParams.size === 0 ? [] : (matchRoutes(routes, pagePath(pathname)) ?? []);
    const knownParameters = new URLSearchParams();
    for (const { parameters, repeated } of matches.flatMap(({ route }) => handlesOf(route.handle as PageHandle | undefined))) {
      for (const name of parameters ?? []) {
        const values = searchParams.getAll(name).slice(0, repeated?.includes(name) ? undefined : 1);
        knownParameters.delete(name);
        for (const value of values) knownParameters.append(name, value);
      }
    }
    const isPlain = knownParameters.size === 0 && PLAIN_PATH.test(pathname);
    const parts = pathname.endsWith(DATA) ? searchParams.get(ROUTES_PARAMETER) : null;
    if (parts !== null) {
      const routeIds = new Set(parts.split(","));
      knownParameters.set(ROUTES_PARAMETER, matches.flatMap(({ route: { id = "" } }) => (routeIds.delete(id) ? [id] : [])).join(","));
      // The request names routes of another page: its answer is not cached.
      if (routeIds.size > 0) return null;
    }
    const key = knownParameters.size > 0 ? `${pathname}?${knownParameters}` : pathname;
    return key.length > MAX_LENGTH ? null : { key, isPlain };
  };
}

/** The parameters that a route declares; those of the finder follow the facets in force. */
function handlesOf(handle: PageHandle | undefined): Pick<PageHandle, "parameters" | "repeated">[] {
  if (!handle) return [];
  return handle.finder ? [{ parameters: finderParameters(), repeated: facets().coded }, handle] : [handle];
}

/** The last segments of the paths whose answers are streamed. */
function streamedNames(routes: RouteObject[]): Set<string> {
  const own = routes.flatMap(({ handle, path }) => ((handle as PageHandle | undefined)?.streamed ? [path?.split("/").at(-1) ?? ""] : []));
  return new Set([...own, ...routes.flatMap(({ children }) => [...streamedNames(children ?? [])])]);
}

/** The path of the page that an address of its data belongs to. */
function pagePath(pathname: string): string {
  if (!pathname.endsWith(DATA)) return pathname;
  // The router writes the data of a path that ends in a slash, the home page's alone, as `/_.data`.
  return pathname.slice(0, -DATA.length).replace(/\/_$/, "/");
}

function childrenOf({ routes }: ServerBuild, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive, module } = route;
    const common = { id, path, caseSensitive, handle: module.handle };
    return [index ? { ...common, index: true as const } : { ...common, children: childrenOf({ routes } as ServerBuild, id) }];
  });
}
