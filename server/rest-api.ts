import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { handleEndpoints } from "payload";
import config from "#cms/payload.config.ts";
import type { AppEnv } from "./app.ts";

/**
 * Payload's REST API; it needs no Next, so it answers before and without the admin. Payload writes on the request, which only a
 * clone, a plain one, allows.
 */
export function restApi(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  // A form of another site is refused; browsers name its origin, other clients name none. Hosts are compared, not protocols: behind a
  // proxy the site itself is on http.
  const sameSite = csrf({ origin: (origin, context) => URL.canParse(origin) && new URL(origin).host === context.req.header("host") });
  api.use("/api/*", (context, next) => (context.req.header("origin") ? sameSite(context, next) : next()));
  api.all("/api/*", (context) => handleEndpoints({ config, request: context.req.raw.clone() }));
  return api;
}
