import { useRouteError } from "react-router";
import { alongside } from "./load-in-parallel.ts";
import { fetchChunks } from "./chunks.ts";
import { routeEntries, routeModules, type RouteEntry, type RouteModule } from "./router-modules.ts";

/**
 * Puts a stand-in in the place of every page whose code is not here yet, before the router starts. So no route is lazy for the
 * router, which would reload the page that is open when code is gone. A stand-in brings the code as a part of the router's own
 * navigation: whatever ends that, a newer click or a step through the history, ends the wait for the code as well.
 */
export function preparePages(): void {
  const modules = routeModules();
  for (const entry of routeEntries()) modules[entry.id] ??= standIn(entry);
}

/** What the router reads of a route when it starts; from the moment the code is here, that is asked. */
function standIn(entry: RouteEntry): RouteModule {
  const { bring, here } = codeOf(entry);
  return {
    clientMiddleware: [alongside(() => (here() ? null : bring()), entry.hasErrorBoundary ? entry.parentId : undefined)],
    default: function Page() {
      const Loaded = here()?.default;
      return Loaded ? <Loaded /> : null;
    },
    ErrorBoundary: entry.hasErrorBoundary ? failureOf(here) : undefined,
    clientAction: entry.hasClientAction ? async (args) => (await bring()).clientAction?.(args) : undefined,
    clientLoader: entry.hasClientLoader ? async (args) => (await bring()).clientLoader?.(args) : undefined,
    shouldRevalidate: (args) => here()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  };
}

/** The error page of a route. Failures of a route whose code is missing are told to the one around it. */
function failureOf(here: () => RouteModule | undefined) {
  return function Failure() {
    const error = useRouteError();
    const Loaded = here()?.ErrorBoundary;
    if (!Loaded) throw error;
    return <Loaded />;
  };
}

/** The code of one route: brought once, and again after a failure. */
function codeOf({ id, module, imports = [] }: RouteEntry) {
  let code: RouteModule | undefined;
  let underway: Promise<RouteModule> | undefined;

  async function load(): Promise<RouteModule> {
    await fetchChunks([module, ...imports]);
    const loaded = (await import(/* @vite-ignore */ module)) as RouteModule;
    if (loaded.clientMiddleware) throw new Error(`${id}: client middleware is the root's alone`);
    code = loaded;
    routeModules()[id] = loaded;
    return loaded;
  }

  return {
    here: () => code,
    bring: () => (underway ??= load().finally(() => (underway = undefined))),
  };
}
