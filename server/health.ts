import { Hono } from "hono";
import type { Payload } from "payload";
import type { AppEnv } from "./app.ts";

/** `/healthz`: the process lives. `/readyz`: it reaches its database. */
export function health(cms: Payload): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/healthz", (context) => context.json({ status: "ok" }));
  routes.get("/readyz", async (context) => {
    try {
      await cms.count({ collection: "users" });
      return context.json({ status: "ready" });
    } catch {
      return context.json({ status: "database unreachable" }, 503);
    }
  });
  return routes;
}
