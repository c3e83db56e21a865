/**
 * Makes shared/fonts/archivo-basic.woff2 and archivo-rest.woff2 from Archivo's Latin file: `npm ci && npm run make` in this folder.
 *
 * A file that comes with a page's first ten packets (14.6 kB) is there one or two round trips before a larger one. The basic file has
 * what pages in either language are written with, and stays below that. The rest, letters with marks above all, is fetched only by a
 * page that shows one of them. Weights beyond 400 to 600 are used nowhere; of Archivo's features, kerning and digits of equal width are.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const SOURCE = new URL(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const FOLDER = new URL("../../../shared/fonts/", import.meta.url);
const WEIGHTS = { min: 400, max: 600 };

/** ASCII from the space to the tilde. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** No-break space, signs of specifications and money, dashes, quotation marks, arrows. */
const BASIC = ASCII + "\u00a0©®°±²³µ·×–—‘’“”•…′″€™←↑→↓−";
/** Letters and signs of western European languages, and what is left of Archivo's Latin file. */
const REST = String.fromCodePoint(...Array.from({ length: 0x100 - 0xa1 }, (_, index) => 0xa1 + index)) + "ŒœıŸ‚„‹›⁄∕";

for (const [name, characters, features] of [
  ["archivo-basic.woff2", BASIC, ["kern", "tnum"]],
  ["archivo-rest.woff2", [...REST].filter((character) => !BASIC.includes(character)).join(""), ["kern", "ccmp", "locl", "mark"]],
] as const) {
  const font = await subset(await readFile(SOURCE), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: [...features],
  });
  await writeFile(fileURLToPath(new URL(name, FOLDER)), font);
  console.log(`${name}: ${font.length} bytes`);
}
