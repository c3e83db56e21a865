import { Hono } from "hono";
import { compress } from "hono/compress";
import { handleEndpoints } from "payload";
import config from "#cms/payload.config.ts";
import type { AppEnv } from "./app.ts";

const ONE_YEAR = 31_536_000;

/**
 * Payload's REST API; it needs no Next, so it answers before and without the admin. Payload writes on the request, which only a
 * clone, a plain one, allows.
 */
export function restApi(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  // Models are bare numbers, which compress to half.
  api.use("/api/media/file/*", compress({ contentTypeFilter: (type) => type.startsWith("model/") }));
  // With the upload's version in the address a file may be kept for ever.
  api.use("/api/media/file/*", async (context, next) => {
    await next();
    if (context.res.ok && context.req.query("v")) context.header("Cache-Control", `public, max-age=${ONE_YEAR}, immutable`);
  });
  api.all("/api/*", (context) => handleEndpoints({ config, request: context.req.raw.clone() }));
  return api;
}
