import { Hono } from "hono";
import { qrDrawing } from "#app/data/qr-codes.server.ts";
import type { Settings } from "#cms/config/settings.ts";
import type { AppEnv } from "../http/app-env.ts";

/** The pages that are shared, in any language: products, articles, films. With a limit of characters that no such address reaches. */
const SHARED = /^\/qr(\/(?:[a-z]{2}(?:-[a-zA-Z]{2,4})?\/)?(?:products|article|services\/videos)\/[\w-]{1,120})\.svg$/;
/** Seconds for which browsers remember a code: an address does not change. */
const AGE = 86_400;

/** `/qr/{path}.svg`: the address of one of this site's own pages as a QR code. Of nothing else one is made. */
export function qrCode({ siteUrl }: Pick<Settings, "siteUrl">): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/qr/*", (context, next) => {
    const path = SHARED.exec(context.req.path)?.[1];
    if (!path) return next();
    return context.body(qrDrawing(siteUrl + path), 200, {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": `public, max-age=${AGE}`,
    });
  });
}
