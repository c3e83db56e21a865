/**
 * Draws the articles' pictures into demo/content/media: `node demo/studio/drawn/make.ts [name…]`, all of them or those
 * named. It needs the project's dependencies and nothing else; the results are committed.
 */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { ARTICLES } from "./articles.ts";

const MEDIA = new URL("../../content/media/", import.meta.url);
const LATIN = new URL("../../../server/routes/fonts/archivo-600.ttf", import.meta.url);
const requested = process.argv.slice(2);
const isWanted = (name: string) => requested.length === 0 || requested.includes(name);
const target = (folder: string, name: string) => new URL(`${folder}/${name}.webp`, MEDIA).pathname;

mkdirSync(new URL("articles", MEDIA), { recursive: true });

// Figures in drawings are set in this face, which is known once a text has been set in it.
await sharp({ text: { text: "0", fontfile: LATIN.pathname } }).toBuffer();
for (const [name, draw] of Object.entries(ARTICLES).filter(([name]) => isWanted(name))) {
  await sharp(Buffer.from(await draw()), { unlimited: true }).webp({ quality: 82, smartSubsample: true, effort: 6 }).toFile(target("articles", name));
}
