/** Files that are made to end, to hold up or to deceive whoever reads them, each in some lines. */
import sharp from "sharp";
import { FILM } from "./films.ts";

/** A WebM of 313 bytes in which mediabunny 1.61.0 looks for the next part for ever (docs/upstream/mediabunny-webm-loop.md). */
export const ENDLESS_WEBM = Buffer.concat([
  Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806701000000000528c41f43b675", "hex"),
  Buffer.alloc(261),
]);

/** A film whose table promises more pictures than there is memory for. */
export function filmPromising(table: "stts" | "stsz", count: number): Buffer {
  const film = Buffer.from(FILM.bytes);
  const at = film.indexOf(table);
  // Of lengths one entry is for many pictures, of sizes one is for all.
  if (table === "stts") film.writeUInt32BE(1, at + 8);
  else film.writeUInt32BE(1, at + 8);
  film.writeUInt32BE(count, at + 12);
  return film;
}

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>`);

/** A drawing whose effects each take a picture of memory. */
export function drawingOfEffects(count: number): Buffer {
  const floods = Array.from({ length: count }, (_, number) => `<feFlood result="r${number}"/>`).join("");
  const nodes = Array.from({ length: count }, (_, number) => `<feMergeNode in="r${number}"/>`).join("");
  return svg(`<filter id="f">${floods}<feMerge>${nodes}</feMerge></filter><rect width="100" height="100" filter="url(#f)"/>`);
}

/** A progressive JPEG of which a scan is drawn again and again. */
export async function jpegOfScans(side: number, scans: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: "#7a7" }, limitInputPixels: false })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: scans }, () => scan), jpeg.subarray(-2)]);
}
