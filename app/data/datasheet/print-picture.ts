/** Draws pictures as paper needs them. It runs in a file worker (`datasheet.server.ts`). */
import { openPicture } from "#cms/media/most-pixels.ts";

/** Of a picture on paper, from 0 to 100. */
const QUALITY = 80;

/** A picture, and what is wanted of it. */
export interface Original {
  data: Uint8Array;
  /** Pixels at most. */
  width: number;
  /** The colour that stands behind what is transparent; without one it stays so. */
  ground?: string;
}

/** @throws Error for what cannot be read, or has more pixels than are borne */
export function printPicture({ data, width, ground }: Original): Promise<Uint8Array> {
  const upright = openPicture(data).autoOrient().resize({ width, withoutEnlargement: true });
  return (ground ? upright.flatten({ background: ground }).jpeg({ quality: QUALITY, mozjpeg: true }) : upright.png()).toBuffer();
}
