import { createContext, createRequestHandler, RouterContextProvider, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { createError } from "#app/lib/errors.ts";

/**
 * The site's page about an error, in the language of the request's address; JSON for programs and a line for crawlers. Reads only address
 * and headers of the request.
 * @param message for programs; in English
 */
export type ErrorPage = (request: Request, statusCode: number, message: string) => Promise<Response>;

const failure = createContext<ReturnType<typeof createError>>();

/** Renders the site's error page for requests that reach no page of the site. */
export function errorPages(build: ServerBuild | (() => Promise<ServerBuild>), mode: "production" | "development"): ErrorPage {
  const pages = typeof build === "function" ? async () => failing(await build()) : failing(build);
  const handler = createRequestHandler(pages, mode);
  return async ({ url, method, headers }, statusCode, statusMessage) => {
    const context = new RouterContextProvider();
    context.set(failure, createError({ statusCode, statusMessage, fatal: true }));
    return handler(new Request(url, { method: method === "HEAD" ? "HEAD" : "GET", headers }), context);
  };
}

/**
 * A build in which every route fails with the error of the context and counts as a page. It keeps all routes, because the browser finds the
 * page's route by the address.
 */
function failing({ routes, ...build }: ServerBuild): ServerBuild {
  const layouts = new Set(Object.values(routes).map((route) => route?.parentId));
  const failed = Object.entries(routes).map(([id, route]): [string, typeof route] => {
    if (!route || layouts.has(id)) return [id, route];
    return [id, { ...route, module: { ...route.module, default: route.module.default ?? Nothing, loader: fail } }];
  });
  return { ...build, routes: Object.fromEntries(failed) };
}

function Nothing() {
  return null;
}

function fail({ context }: LoaderFunctionArgs): never {
  throw context.get(failure);
}
