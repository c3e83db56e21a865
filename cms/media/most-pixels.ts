import sharp, { type Sharp, type SharpOptions } from "sharp";

// Each picture is encoded once and then stored, so a cache of libvips (up to 50 MB) would have no hits.
sharp.cache(false);

/**
 * Pixels of the largest picture that is decoded, all pictures of an animation together: a picture takes four bytes for each, so some
 * 240 MB. Cameras and scanners make up to 50 million.
 */
export const MAX_PIXELS = 60_000_000;

/** Seconds that decoding or encoding a picture may take, as far as libvips heeds it; the end of its worker is what always helps. */
const MAX_SECONDS = 25;

/** Opens a picture for reading. Refuses to decode one with too many pixels, whatever its format. */
export function openPicture(data: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(data, { limitInputPixels: MAX_PIXELS, ...options }).timeout({ seconds: MAX_SECONDS });
}

/** The size of a picture as browsers show it, turned as its camera says, read from its header alone. */
export async function uprightSize(data: Uint8Array): Promise<{ width: number; height: number }> {
  // Told of any size: nothing is decoded for that.
  const { autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
  return autoOrient;
}
