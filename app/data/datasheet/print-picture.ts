/** Draws pictures as paper needs them. It runs in a file worker (`datasheet.server.ts`). */
import { openPicture } from "#cms/media/most-pixels.ts";

/** Of a picture on paper, from 0 to 100. */
const QUALITY = 80;

/** A picture, and how to render it. */
export interface Original {
  data: Uint8Array;
  /** Pixels at most. */
  width: number;
  /** The colour behind transparent parts; without one they stay transparent. */
  ground?: string;
}

/** @throws Error for an unreadable file, or one with too many pixels */
export function printPicture({ data, width, ground }: Original): Promise<Uint8Array> {
  const upright = openPicture(data).autoOrient().resize({ width, withoutEnlargement: true });
  return (ground ? upright.flatten({ background: ground }).jpeg({ quality: QUALITY, mozjpeg: true }) : upright.png()).toBuffer();
}
