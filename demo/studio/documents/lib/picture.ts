/** Pictures for print: small enough for a file that is sent by mail, on the white of the page. */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { mediaFile } from "./content.ts";

/**
 * A rendered picture as a JPEG data address, or undefined while the picture does not exist.
 * @param width in pixels
 */
export async function jpeg(path: string, width: number, quality = 80): Promise<string | undefined> {
  const buffer = await jpegBytes(path, width, quality);
  return buffer === undefined ? undefined : `data:image/jpeg;base64,${buffer.toString("base64")}`;
}

/** The same as bytes, for Office files. */
export async function jpegBytes(path: string, width: number, quality = 80): Promise<Buffer | undefined> {
  const file = mediaFile(path);
  if (file === undefined) return undefined;
  return sharp(fileURLToPath(file)).resize(width, undefined, { withoutEnlargement: true }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
