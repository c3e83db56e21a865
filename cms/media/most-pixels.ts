import sharp, { type Sharp, type SharpOptions } from "sharp";

/**
 * Pixels of the largest picture that is decoded, all pictures of an animation together: a picture takes four bytes for each, so some
 * 240 MB. Cameras and scanners make up to 50 million.
 */
export const MOST_PIXELS = 60_000_000;

/** A picture to be read. Whatever it claims to be, it is not decoded when it has more pixels than are borne. */
export function openPicture(data: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(data, { ...options, limitInputPixels: MOST_PIXELS });
}

/** The size at which a picture is seen, turned as its camera says. It is read from its head alone. */
export async function uprightSize(data: Uint8Array): Promise<{ width: number; height: number }> {
  // Told of any size: nothing is decoded for that.
  const { autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
  return autoOrient;
}

/** The pixels that a picture says it has, those of all pictures of an animation together. */
export async function pixelsOf(data: Uint8Array): Promise<number> {
  const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata();
  return width * height * pages;
}
