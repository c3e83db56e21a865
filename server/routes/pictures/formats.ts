import { openPicture, uprightSize } from "#cms/media/most-pixels.ts";

/**
 * The formats of sized pictures, best first: media type, most pixels of a side that it can hold (HEIF, WebP and libjpeg), and how its
 * files begin, from a byte on. JPEG is for those who name none, PNG for what no other can hold.
 */
const FORMATS = {
  avif: { type: "image/avif", mostSide: 16_384, begins: "ftypavif", from: 4 },
  webp: { type: "image/webp", mostSide: 16_383, begins: "WEBP", from: 8 },
  jpg: { type: "image/jpeg", mostSide: 65_500, begins: "\u00FF\u00D8", from: 0 },
  png: { type: "image/png", mostSide: Infinity, begins: "PNG", from: 1 },
} as const;
type Format = keyof typeof FORMATS;
export type PictureFormat = Exclude<Format, "png">;

/** JPEG knows no transparency: the ground of picture layouts (`--color-tile`). */
const GROUND = "#EFEFEA";

/** The best format that a browser says it knows. @param accept its header of that name */
export function bestFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes(FORMATS.avif.type)) return "avif";
  return accept?.includes(FORMATS.webp.type) ? "webp" : "jpg";
}

/** The media type of a sized picture, by how it begins: where the format that was asked for cannot hold it, it is of another one. */
export function mediaType(picture: Uint8Array): string {
  const head = Buffer.from(picture.subarray(0, 16)).toString("latin1");
  return Object.values(FORMATS).find(({ begins, from }) => head.startsWith(begins, from))?.type ?? FORMATS.jpg.type;
}

/**
 * Encodes a picture, upright and no larger than it is, in a format or, where that cannot hold it, the next one that can.
 * Qualities were chosen by eye on the product pictures: no visible loss at twice the layout's density.
 * @param width in pixels
 * @throws Error for what cannot be read, or has more pixels than are borne
 */
export async function encode(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
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
