import { Hono } from "hono";
import { PICTURE_WIDTHS } from "#app/lib/picture.ts";
import { StoreUnavailable } from "#cms/media/uploads.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { bestFormat, mediaType } from "./formats.ts";
import { TooManyPictures, UnreadablePicture, type SizedPictures } from "./sized.ts";

/** Names of pictures: what there is of them is told by the records. */
const NAME = /^[^/\\]{0,250}\.(?:avif|webp|png|jpe?g|gif)$/isu;
/** Seconds for which an address with a version may be kept: for ever. */
const FOR_EVER = 31_536_000;
/** Seconds for which a picture may be kept whose address names no version, or one that is no longer the present one. */
const A_WHILE = 300;
/** Seconds after which somebody who was refused may ask again. */
const LATER = "5";

/**
 * `/media/{width}/{file name}`: an uploaded picture at one of the layout's widths, in the best format that the browser says it knows.
 * With the upload's version in `?v=` it may be kept for ever.
 */
export function pictures(sized: SizedPictures): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/media/:width/:name", async (context, next) => {
    const width = PICTURE_WIDTHS.find((known) => String(known) === context.req.param("width"));
    const name = context.req.param("name");
    if (!width || !NAME.test(name)) return next();
    const format = bestFormat(context.req.header("accept"));
    const asked = context.req.query("v");
    try {
      const picture = await sized({ name, width, format, version: asked });
      if (!picture) return await next();
      const seconds = picture.version === asked ? `${FOR_EVER}, immutable` : String(A_WHILE);
      return context.body(new Uint8Array(picture.bytes), 200, {
        "Content-Type": mediaType(picture.bytes),
        "Cache-Control": picture.isShown ? `public, max-age=${seconds}` : "private, no-store",
        Vary: "Accept",
      });
    } catch (error) {
      if (error instanceof UnreadablePicture) return next();
      if (!(error instanceof TooManyPictures || error instanceof StoreUnavailable)) throw error;
      return context.text("503 This picture cannot be made now\n", 503, { "Retry-After": LATER });
    }
  });
  return routes;
}
