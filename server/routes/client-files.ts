import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Settings } from "#cms/config/settings.ts";
import type { AppEnv } from "../http/app-env.ts";
import { developmentServer } from "../boot/development.ts";
import { CLIENT_FILES } from "./site.ts";

/** The built client: browsers cache files with a hash in their name for ever, others for an hour. */
export function clientFiles(settings: Settings): Hono<AppEnv> {
  const files = new Hono<AppEnv>();
  if (settings.production) {
    const built = serveStatic({
      root: CLIENT_FILES,
      precompressed: true,
      onFound: (file, context) => {
        const hashed = file.includes("/assets/");
        context.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      },
    });
    // Only files have an extension, so requests for pages skip the disk.
    files.use("*", (context, next) => (/\.\w+$/.test(context.req.path) ? built(context, next) : next()));
    return files;
  }
  files.use("*", async (context, next) => {
    const vite = await developmentServer();
    const { incoming, outgoing } = context.env;
    const passedOn = await new Promise<boolean>((resolve) => {
      outgoing.once("close", () => resolve(false));
      vite.middlewares(incoming, outgoing, () => resolve(true));
    });
    if (!passedOn) return RESPONSE_ALREADY_SENT;
    await next();
    return undefined;
  });
  return files;
}
