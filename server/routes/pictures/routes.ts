import { Hono } from "hono";
import { PICTURE_WIDTHS } from "#app/lib/picture.ts";
import { StoreUnavailable } from "#cms/media/uploads.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { bestFormat, mediaType } from "./formats.ts";
import { TooManyPictures, UnreadablePicture, type SizedPictures } from "./sized.ts";

/** Names of pictures; the records tell which exist. */
const NAME = /^[^/\\]{0,250}\.(?:avif|webp|png|jpe?g|gif)$/isu;
/** Seconds for which an address with a version may be kept: for ever. */
const LONG_AGE = 31_536_000;
/** Seconds for which a picture may be cached whose address names no version or an outdated one. */
const SHORT_AGE = 300;
/** `Retry-After` of a refusal, in seconds. */
const RETRY_SECONDS = "5";

/**
 * `/media/{width}/{file name}`: an uploaded picture at one of the layout's widths, in the best format that the browser says it knows.
 * With the upload's version in `?v=` it may be kept for ever.
 */
export function pictures(sized: SizedPictures): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/media/:width/:name", async (context, next) => {
    const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === context.req.param("width"));
    const name = context.req.param("name");
    if (!width || !NAME.test(name)) return next();
    const format = bestFormat(context.req.header("accept"));
    const version = context.req.query("v");
    try {
      const picture = await sized({ name, width, format, version });
      if (!picture) return await next();
      const seconds = picture.version === version ? `${LONG_AGE}, immutable` : String(SHORT_AGE);
      return context.body(new Uint8Array(picture.bytes), 200, {
        "Content-Type": mediaType(picture.bytes),
        "Cache-Control": picture.isShown ? `public, max-age=${seconds}` : "private, no-store",
        Vary: "Accept",
      });
    } catch (error) {
      if (error instanceof UnreadablePicture) return next();
      if (!(error instanceof TooManyPictures || error instanceof StoreUnavailable)) throw error;
      return context.text("503 This picture cannot be made now\n", 503, { "Retry-After": RETRY_SECONDS });
    }
  });
  return routes;
}
