import { existsSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { handleEndpoints } from "payload";
import config from "#cms/payload.config.ts";
import type { Settings } from "#cms/settings.ts";
import type { AppEnv } from "./app.ts";

const ONE_YEAR = 31_536_000;

/**
 * Payload's REST API; it needs no Next, so it answers before and without the admin. Payload writes on the request, which only a
 * clone, a plain one, allows.
 */
export function restApi({ dataDir, s3 }: Settings): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  // A store answers for itself.
  const isGone = (name: string) => !s3 && !existsSync(path.join(dataDir, "media", path.basename(name)));
  // Models are bare numbers, which compress to half.
  api.use("/api/media/file/*", compress({ contentTypeFilter: (type) => type.startsWith("model/") }));
  api.use("/api/media/file/:name", async (context, next) => {
    // Parameters are those of the handler that runs; after the next one has, they are gone.
    const name = context.req.param("name");
    await next();
    // With the upload's version in the address a file may be kept for ever.
    if (context.res.ok && context.req.query("v")) context.header("Cache-Control", `public, max-age=${ONE_YEAR}, immutable`);
    // Payload takes a file that is gone from the disk for a fault of the server.
    if (context.res.status === 500 && isGone(name)) context.res = Response.json({ errors: [{ message: "Not found." }] }, { status: 404 });
  });
  api.all("/api/*", (context) => handleEndpoints({ config, request: context.req.raw.clone() }));
  return api;
}
