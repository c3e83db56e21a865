import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import type { Payload } from "payload";
import type { AppEnv } from "../http/app-env.ts";
import { routeRules } from "./redirects.ts";

interface Build {
  id: string;
  timestamp: number;
}

const NO_CACHE = { "Cache-Control": "no-cache" };

/** Which build this is, and its manifest with the route rules that the client applies to its own navigations. */
export function builds(cms: Payload): Hono<AppEnv> {
  const build = readBuild();
  const routes = new Hono<AppEnv>();
  routes.get("/builds/latest.json", (context) => context.json(build, 200, NO_CACHE));
  routes.get("/builds/meta/:file", async (context, next) => {
    if (context.req.param("file") !== `${build.id}.json`) return next();
    return context.json({ ...build, routeRules: await routeRules(cms) }, 200, NO_CACHE);
  });
  return routes;
}

/** Reads the id of the build; development has none and uses its name. */
function readBuild(): Build {
  const manifest = path.resolve("build/build.json");
  try {
    return { id: (JSON.parse(readFileSync(manifest, "utf8")) as { id: string }).id, timestamp: statSync(manifest).mtimeMs };
  } catch {
    return { id: "development", timestamp: Date.now() };
  }
}
