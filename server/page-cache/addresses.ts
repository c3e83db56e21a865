import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { finderParameters } from "#app/data/finder/criteria.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { decodePath } from "../http/decode-path.ts";
import { ROUTES_PARAMETER } from "../http/request-kind.ts";

/** Characters of an address that is kept. */
const MAX_LENGTH = 300;
/** What the paths of pages consist of; in any other spelling they are answered, but take no room beside the plain ones. */
const PLAIN_PATH = /^\/$|^(?:\/[a-z0-9_.-]+)+$/;
const DATA = ".data";

export interface PageAddress {
  /** Path and the parameters that the page knows, in its order: what tells one answer from another. */
  key: string;
  /** Whether there can be no more of the kind than pages; parameters can be written without end. */
  isPlain: boolean;
}

/** Reads the addresses of a build's pages; null for one that cannot be kept. */
export function pageAddresses(build: ServerBuild): (url: URL) => PageAddress | null {
  const routes = childrenOf(build);
  const streamed = streamedNames(routes);
  return ({ pathname, searchParams }) => {
    if (pathname.length > MAX_LENGTH || streamed.has(decodePath(pathname).replace(/^.*\//, ""))) return null;
    const matches = searchParams.size === 0 ? [] : (matchRoutes(routes, pagePath(pathname)) ?? []);
    const known = new URLSearchParams();
    for (const { parameters, repeated } of matches.flatMap(({ route }) => handlesOf(route.handle as PageHandle | undefined))) {
      for (const name of parameters ?? []) {
        const values = searchParams.getAll(name).slice(0, repeated?.includes(name) ? undefined : 1);
        known.delete(name);
        for (const value of values) known.append(name, value);
      }
    }
    const isPlain = known.size === 0 && PLAIN_PATH.test(pathname);
    const parts = pathname.endsWith(DATA) ? searchParams.get(ROUTES_PARAMETER) : null;
    if (parts !== null) {
      const wanted = new Set(parts.split(","));
      known.set(ROUTES_PARAMETER, matches.flatMap(({ route: { id = "" } }) => (wanted.delete(id) ? [id] : [])).join(","));
      // Parts of another page: whatever that means, it is nothing to keep.
      if (wanted.size > 0) return null;
    }
    const key = known.size > 0 ? `${pathname}?${known}` : pathname;
    return key.length > MAX_LENGTH ? null : { key, isPlain };
  };
}

/** What a route says of its parameters, those of the finder as they are now. */
function handlesOf(handle: PageHandle | undefined): Pick<PageHandle, "parameters" | "repeated">[] {
  if (!handle) return [];
  return handle.finder ? [{ parameters: finderParameters(), repeated: facets().coded }, handle] : [handle];
}

/** The last parts of the paths whose answers are sent while they are made. */
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
