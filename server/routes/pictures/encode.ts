/** Makes the sizes of pictures. It runs in a file worker (`formats.ts`). */
import { openPicture, uprightSize } from "#cms/media/most-pixels.ts";
import { countScans, isAnimatedPng, MAX_SCANS } from "#cms/media/picture-metadata.ts";
import { FORMATS, type Format, type PictureFormat } from "./formats.ts";

/** JPEG knows no transparency: the ground of picture layouts (`--color-tile`). */
const GROUND = "#EFEFEA";
/** Pixels of the largest animation that is made smaller, all its pictures together; a larger one is sent as it is. */
const MAX_ANIMATED_PIXELS = 20_000_000;
/** Of 6: each further step makes the pictures of an animation some percent smaller in twice the time. */
const ANIMATION_EFFORT = 2;

/** A picture, and what is wanted of it. */
export interface Original {
  data: Uint8Array;
  /** In pixels. */
  width: number;
  format: PictureFormat;
}

/**
 * Encodes a picture, upright and no larger than it is, in a format or, where that cannot hold it, the next one that can. What moves goes on
 * moving: as WebP or GIF, or as it is.
 * Qualities were chosen by eye on the product pictures: no visible loss at twice the layout's density.
 * @throws Error for what cannot be read, or has more pixels or scans than are borne
 */
export async function encode({ data, width, format }: Original): Promise<Uint8Array> {
  const original = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (countScans(original) > MAX_SCANS) throw new Error("The picture has too many scans");
  if (isAnimatedPng(original)) return original;
  const { pages = 1, width: wide, height: high } = await openPicture(original).metadata();
  if (pages > 1 && pages * wide * high > MAX_ANIMATED_PIXELS) return original;
  if (pages > 1) {
    const moving = openPicture(original, { animated: true }).resize({ width, withoutEnlargement: true });
    return (format === "jpg" ? moving.gif() : moving.webp({ quality: 80, effort: ANIMATION_EFFORT })).toBuffer();
  }
  const whole = await uprightSize(original);
  const height = Math.ceil((whole.height * Math.min(width, whole.width)) / whole.width);
  const picture = openPicture(original).autoOrient().resize({ width, withoutEnlargement: true });
  switch (formatFor(height, format)) {
    case "avif":
      return picture.avif({ quality: 58, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 80 }).toBuffer();
    case "jpg":
      return picture.flatten({ background: GROUND }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    case "png":
      return picture.png().toBuffer();
  }
}

/** Of the widths none is too much for a format. */
function formatFor(height: number, wanted: PictureFormat): Format {
  const formats = Object.keys(FORMATS) as Format[];
  return formats.slice(formats.indexOf(wanted)).find((format) => height <= FORMATS[format].mostSide) ?? "png";
}
