import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Language } from "#shared/languages.ts";
import { forLanguages, routesIn } from "#app/lib/language-routes.ts";
import { prefersJsonErrors } from "#app/lib/http/accept.ts";
import type { Settings } from "#cms/config/settings.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import { errorPages, type ErrorPage } from "../http/error-page.ts";
import { pageAddresses, type PageAddress } from "../page-cache/addresses.ts";

export type SiteHandler = (request: Request) => Promise<Response>;

export const CLIENT_FILES = path.resolve("build/client");

interface Site {
  answer: SiteHandler;
  /** The site's page about an error, at any address. */
  errorPage: ErrorPage;
  /** The cache key of a page; null for an address that is not cached, and in development for all. */
  addressOf: (url: URL) => PageAddress | null;
}

/** The public site: the built one in production, Vite's in development. */
export async function loadSite(settings: Settings): Promise<Site> {
  const build = await loadBuild(settings);
  const mode = settings.production ? "production" : "development";
  const parts = forLanguages((language) => {
    const languageBuild = typeof build === "function" ? async () => buildIn(await build(), language) : buildIn(build, language);
    return {
      handler: createRequestHandler(languageBuild, mode),
      errorPage: errorPages(languageBuild, mode),
      addressOf: typeof languageBuild === "function" ? () => null : pageAddresses(languageBuild),
    };
  });
  const partsOf = ({ url }: Request) => parts(new URL(url).pathname);
  const errorPage: ErrorPage = async (request, ...fault) => partsOf(request).errorPage(request, ...fault);
  return {
    answer: withPages(async (request) => partsOf(request).handler(request), errorPage),
    errorPage,
    addressOf: (url) => parts(url.pathname).addressOf(url),
  };
}

/** A build whose routes are those of the addresses of one language. */
function buildIn(build: ServerBuild, language: Language): ServerBuild {
  const { routes, assets } = build;
  return { ...build, routes: routesIn(routes, language), assets: { ...assets, routes: routesIn(assets.routes, language) } };
}

/** Replaces the router's JSON about a missing paper or file with an error page for people. */
function withPages(handler: SiteHandler, errorPage: ErrorPage): SiteHandler {
  return async (request) => {
    const answer = await handler(request);
    const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
    if (answer.status !== 404 || !isJson) return answer;
    const response = prefersJsonErrors(request.headers.get("Accept"))
      ? new Response(answer.body, answer)
      : await errorPage(request, 404, `Page Not Found: ${new URL(request.url).pathname}`);
    response.headers.set("Cache-Control", REVALIDATE);
    if (!response.headers.has("Vary")) response.headers.set("Vary", "Accept, User-Agent");
    return response;
  };
}

async function loadBuild(settings: Settings): Promise<ServerBuild | (() => Promise<ServerBuild>)> {
  if (settings.production) return (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
  const { developmentServer } = await import("../boot/development.ts");
  const vite = await developmentServer();
  return () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
}
