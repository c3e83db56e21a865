/** Makes the sizes of pictures. It runs in a file worker (`formats.ts`). */
import { openPicture, uprightSize } from "#cms/media/most-pixels.ts";
import { countScans, isAnimatedPng, MAX_SCANS } from "#cms/media/picture-metadata.ts";
import { LIGHT } from "#shared/design/themes.ts";
import { FORMATS, type Format, type PictureFormat } from "./formats.ts";

/** JPEG knows no transparency. */
const GROUND = LIGHT.tile;
/** Pixels of the largest animation that is made smaller, all its pictures together; a larger one is sent as it is. */
const MAX_ANIMATED_PIXELS = 20_000_000;
/** Of 6: each further step makes the pictures of an animation some percent smaller in twice the time. */
const ANIMATION_EFFORT = 2;
/** Sharpening that makes up for scaling down; it leaves even areas alone. */
const SHARPENING = { sigma: 0.7, m1: 0, m2: 1.5 };

/** A picture, and how to encode it. */
export interface Original {
  data: Uint8Array;
  /** In pixels. */
  width: number;
  format: PictureFormat;
}

/**
 * Encodes a picture, upright and no larger than it is, in a format or, where that cannot hold it, the next one that can. What moves goes on
 * moving: as WebP or GIF, or as it is.
 * Qualities were measured on rendered product pictures, against the same size without loss: a Butteraugli distance of about 2 at each of the
 * layout's widths (58 for AVIF gave up to 3.5, and blocks that are seen).
 * @throws Error for an unreadable file, or one with too many pixels or scans
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
  const scaled = openPicture(original).autoOrient().resize({ width, withoutEnlargement: true });
  const picture = width < whole.width ? scaled.sharpen(SHARPENING) : scaled;
  switch (formatFor(height, format)) {
    case "avif":
      return picture.avif({ quality: 74, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 86, smartSubsample: true }).toBuffer();
    case "jpg":
      return picture.flatten({ background: GROUND }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
    case "png":
      return picture.png().toBuffer();
  }
}

/** Of the widths none is too much for a format. */
function formatFor(height: number, preferred: PictureFormat): Format {
  const formats = Object.keys(FORMATS) as Format[];
  return formats.slice(formats.indexOf(preferred)).find((format) => height <= FORMATS[format].mostSide) ?? "png";
}
