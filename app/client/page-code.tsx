import { useRouteError } from "react-router";
import { openDocument } from "./open-document.ts";
import { routeEntries, routeModules, type ClientMiddleware, type RouteEntry, type RouteModule } from "./router-internals.ts";

/** Chunks loaded since the page opened. */
const fetched = new Set<string>();

/**
 * Replaces every page whose code is still missing by a stand-in, before the router starts. So no route is lazy for the
 * router, which would reload the document when code is gone, over the visitor's input and as often as it fails. A stand-in loads the
 * code within the router's own navigation: whatever ends that, a newer click or a step through the history, ends the wait for the
 * code as well.
 */
export function preparePages(): void {
  const modules = routeModules();
  for (const entry of routeEntries()) modules[entry.id] ??= standIn(entry);
}

/** The parts of a route that the router reads at its start; once the code is loaded, they come from it. */
function standIn(entry: RouteEntry): RouteModule {
  const { id, module, imports = [], css = [], parentId, hasErrorBoundary, hasClientAction } = entry;
  let code: RouteModule | undefined;
  let underway: Promise<RouteModule> | undefined;

  async function load(): Promise<RouteModule> {
    await Promise.all([...[module, ...imports].map(fetchChunk), ...css.map(loadSheet)]);
    const loaded = (await import(/* @vite-ignore */ module)) as RouteModule;
    if (loaded.clientMiddleware || loaded.clientLoader) throw new Error(`${id}: pages have no middleware and loaders for the browser`);
    code = loaded;
    routeModules()[id] = loaded;
    return loaded;
  }

  /** Loads the code once, and again after a failure. */
  const loadOnce = () => (underway ??= load().finally(() => (underway = undefined)));

  /** Waits for the code alongside the page's data. If it fails, opens the page as a document or shows an error. */
  const withCode: ClientMiddleware = async ({ request, url }, next) => {
    if (code) return next();
    const outcome = loadOnce().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const results = await next();
    const failed = Object.values(results).find(({ type }) => type === "error");
    const leadsOn = Object.values(results).some(({ result }) => result instanceof Response);
    // The route's own error page is part of its code.
    if (leadsOn || (failed && !hasErrorBoundary)) return results;
    const failure = await outcome;
    if (!failure) return results;
    const error = failed ? failed.result : await openDocument(url, request.signal, failure.error).catch((reason: unknown) => reason);
    if (!hasErrorBoundary || parentId === undefined) throw error;
    return { ...results, [parentId]: { type: "error", result: error } };
  };

  return {
    clientMiddleware: [withCode],
    default: function Page() {
      const Loaded = code?.default;
      return Loaded ? <Loaded /> : null;
    },
    ErrorBoundary: hasErrorBoundary ? Failure : undefined,
    clientAction: hasClientAction ? async (args) => (await loadOnce()).clientAction?.(args) : undefined,
    // The links to prefetch ahead of the page with its code.
    links: () => css.filter((sheet) => !linkOf(sheet)).map((href) => ({ rel: "stylesheet", href })),
    shouldRevalidate: (args) => code?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  };

  /** The error page of the route. A route without code passes its failures on to its parent. */
  function Failure() {
    const error = useRouteError();
    const Loaded = code?.ErrorBoundary;
    if (!Loaded) throw error;
    return <Loaded />;
  }
}

/**
 * Fetches a chunk ahead of its import, which then takes it from the browser's cache. Some browsers remember a failed import: they
 * never request it or its imports again while the document is open, so that no retry could load the page.
 * @throws Error when it fails
 */
async function fetchChunk(chunk: string): Promise<void> {
  // The document's client names its chunks in the head.
  if (fetched.has(chunk) || document.querySelector(`head > link[rel="modulepreload"][href="${chunk}"]`)) return;
  const response = await fetch(chunk);
  if (!response.ok) throw new Error(`${chunk}: ${response.status}`);
  await response.arrayBuffer();
  fetched.add(chunk);
}

/**
 * Adds a stylesheet to the document, unless it is there already: in the page's own styles, or by a link.
 * @throws Error when it fails to load
 */
async function loadSheet(href: string): Promise<void> {
  const existing = linkOf(href);
  if (existing?.disabled || existing?.sheet) return;
  const link = existing ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    if (!existing) document.head.append(link);
  }).catch(() => {
    link.remove();
    throw new Error(`${href} could not be loaded`);
  });
}

/** The document's link to a stylesheet; Vite writes those of late parts with the site's origin. */
function linkOf(href: string): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href$="${href}"]`);
}
