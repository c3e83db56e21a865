import { createContext, createRequestHandler, RouterContextProvider, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { createError } from "#app/lib/errors.ts";

/**
 * The site's page about an error, in the language of the request's address; JSON for programs and a line for crawlers. Of the request no more
 * than address and headers is read.
 * @param message for programs; in English
 */
export type ErrorPage = (request: Request, statusCode: number, message: string) => Promise<Response>;

const failure = createContext<ReturnType<typeof createError>>();

/** Makes the site's own page about an error where no page of the site has been asked for or can be. */
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
 * A build in which every page fails as it is told to, and what else the site makes is a page. Its routes are those of the whole build, because
 * the browser finds by the address which of them the page belongs to.
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
