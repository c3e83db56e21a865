import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { handleEndpoints } from "payload";
import sharp, { type Sharp } from "sharp";
import { onContentChanged } from "#cms/hooks/content-changed.ts";
import config from "#cms/payload.config.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from "#app/lib/picture.ts";
import type { Settings } from "#cms/settings.ts";
import type { AppEnv } from "./app.ts";
import { keep } from "./kept-files.ts";

const TYPES: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const NAME = /^[\w][\w.() -]{0,180}\.(?:avif|webp|png|jpe?g|gif)$/i;

/** The bytes of an uploaded picture at a width of the layout, in a format; null when there is no such upload. */
export type SizedPicture = (name: string, width: (typeof PICTURE_WIDTHS)[number], format: PictureFormat) => Promise<Buffer | null>;

/** Makes sizes of uploaded pictures when first asked for, and keeps them in the data folder until an upload changes. */
export function sizedPictures(settings: Settings): SizedPicture {
  const folder = path.join(settings.dataDir, "pictures");
  const underway = new Map<string, Promise<Buffer | null>>();
  onContentChanged(({ slug }) => {
    if (slug === "media") void rm(folder, { recursive: true, force: true });
  });
  return (name, width, format) => {
    const key = path.join(String(width), `${name}.${format}`);
    const picture = underway.get(key) ?? make(path.join(folder, key), name, width, format).finally(() => underway.delete(key));
    underway.set(key, picture);
    return picture;
  };
}

/**
 * `/media/{width}/{file name}.{format}`: an uploaded picture at one of the layout's widths. With the upload's version in
 * `?v=` it may be cached for ever.
 */
export function pictures(sized: SizedPicture): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/media/:width/:file", async (context, next) => {
    const width = PICTURE_WIDTHS.find((known) => String(known) === context.req.param("width"));
    const file = context.req.param("file");
    const format = PICTURE_FORMATS.find((candidate) => file.endsWith(`.${candidate}`));
    const name = format && file.slice(0, -format.length - 1);
    if (!width || !format || !name || !NAME.test(name)) return next();
    const bytes = await sized(name, width, format);
    if (!bytes) return next();
    return context.body(new Uint8Array(bytes), 200, {
      "Content-Type": TYPES[format],
      "Cache-Control": context.req.query("v") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    });
  });
  return routes;
}

/** Reads the kept picture or makes it from the upload; null when there is no such upload. */
async function make(target: string, name: string, width: number, format: PictureFormat): Promise<Buffer | null> {
  const kept = await readFile(target).catch(() => null);
  if (kept) return kept;
  const upload = await handleEndpoints({ config, request: new Request(`http://localhost/api/media/file/${encodeURIComponent(name)}`) });
  if (!upload.ok) return null;
  const resized = sharp(await upload.arrayBuffer()).rotate().resize({ width, withoutEnlargement: true });
  const bytes = await encode(resized, format).toBuffer();
  await keep(target, bytes);
  return bytes;
}

/** Qualities chosen by eye on the product pictures: no visible loss at twice the layout's density. */
function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "avif") return picture.avif({ quality: 58, effort: 2 });
  if (format === "webp") return picture.webp({ quality: 80 });
  return picture.flatten({ background: "#EFEFEA" }).jpeg({ quality: 82, mozjpeg: true });
}
