/**
 * Draws the portraits into content/media: `node media/drawn/make.ts [name…]`, all of them or those named. It needs the
 * project's dependencies and nothing else; the results are committed.
 */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { drawPortrait, PORTRAITS } from "./portraits.ts";

const MEDIA = new URL("../../content/media/", import.meta.url);
const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);

mkdirSync(new URL("portraits/", MEDIA), { recursive: true });
for (const portrait of PORTRAITS.filter(isWanted)) {
  await sharp(Buffer.from(drawPortrait(portrait)), { density: 216 }).resize(320).webp({ quality: 88, smartSubsample: true }).toFile(new URL(`portraits/${portrait.name}.webp`, MEDIA).pathname);
}
