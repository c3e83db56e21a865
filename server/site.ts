import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Settings } from "#cms/settings.ts";
import { pageAddresses, type PageAddress } from "./page-cache/addresses.ts";

export type SiteHandler = (request: Request) => Promise<Response>;

export const CLIENT_FILES = path.resolve("build/client");

interface Site {
  answer: SiteHandler;
  /** What tells one page of the site from another; null for an address that is not to be kept, and in development for all. */
  addressOf: (url: URL) => PageAddress | null;
}

/** The public site: the built one in production, Vite's in development. */
export async function loadSite(settings: Settings): Promise<Site> {
  const build = await loadBuild(settings);
  return {
    answer: createRequestHandler(build, settings.production ? "production" : "development"),
    addressOf: typeof build === "function" ? () => null : pageAddresses(build),
  };
}

async function loadBuild(settings: Settings): Promise<ServerBuild | (() => Promise<ServerBuild>)> {
  if (settings.production) return (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
  const { developmentServer } = await import("./development.ts");
  const vite = await developmentServer();
  return () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
}
