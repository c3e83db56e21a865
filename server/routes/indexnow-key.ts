import { Hono } from "hono";
import type { Settings } from "#cms/config/settings.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import type { AppEnv } from "../http/app-env.ts";

/** `/{key}.txt` proves to search engines that the sender of changes owns the site (indexnow.org). Missing without `INDEXNOW_KEY`. */
export function indexNowKey({ indexNow }: Pick<Settings, "indexNow">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  if (!indexNow) return routes;
  return routes.get(`/${indexNow.key}.txt`, (context) => context.text(indexNow.key, 200, { "Cache-Control": REVALIDATE }));
}
