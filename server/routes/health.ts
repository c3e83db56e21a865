import { Hono } from "hono";
import type { DatabaseWatch } from "#cms/db/health.ts";
import type { AppEnv } from "../http/app-env.ts";
import { isStopping } from "../http/stop.ts";

/** The state holds for this moment only. */
const NOW = { "Cache-Control": "no-store" };

/** `/healthz`: the process lives. `/readyz`: it reaches its database and is not about to stop; it says so within two seconds. */
export function health(database: Pick<DatabaseWatch, "canBeReached">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/healthz", (context) => context.json({ status: "ok" }, 200, NOW));
  routes.get("/readyz", async (context) => {
    if (isStopping()) return context.json({ status: "stopping" }, 503, NOW);
    if (await database.canBeReached()) return context.json({ status: "ready" }, 200, NOW);
    return context.json({ status: "database unreachable" }, 503, NOW);
  });
  return routes;
}
