import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Settings } from "#cms/settings.ts";

export type SiteHandler = (request: Request) => Promise<Response>;

export const CLIENT_FILES = path.resolve("build/client");

/** The public site: the built one in production, Vite's in development. */
export async function siteHandler(settings: Settings): Promise<SiteHandler> {
  const build = await loadBuild(settings);
  return createRequestHandler(build, settings.production ? "production" : "development");
}

async function loadBuild(settings: Settings): Promise<ServerBuild | (() => Promise<ServerBuild>)> {
  if (settings.production) return (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
  const { developmentServer } = await import("./development.ts");
  const vite = await developmentServer();
  return () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
}
