import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import type { Payload } from "payload";
import type { AppEnv } from "./app-env.ts";

/** Milliseconds after which a database that does not answer counts as away. */
const PATIENCE = 1500;

/** `/healthz`: the process lives. `/readyz`: it reaches its database. */
export function health(cms: Payload): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/healthz", (context) => context.json({ status: "ok" }));
  routes.get("/readyz", async (context) => {
    try {
      await Promise.race([
        cms.count({ collection: "users" }),
        wait(PATIENCE, null, { ref: false }).then(() => Promise.reject(new Error("hangs"))),
      ]);
      return context.json({ status: "ready" });
    } catch {
      return context.json({ status: "database unreachable" }, 503);
    }
  });
  return routes;
}
