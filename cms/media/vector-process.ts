/** A process of its own for one vector drawing: it is read from the input and written to the output as PNG. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { MOST_PIXELS } from "./most-pixels.ts";

/** Pixels of the longer side of what is drawn: four times what a logo is shown at on the sharpest screens. */
const LONGER_SIDE = 1600;
/** Dots per inch at which a unit of a drawing is a pixel. */
const UNIT_DENSITY = 72;
/** The densities that sharp takes. */
const DENSITIES = { least: 1, most: 100_000 };

const data = await buffer(process.stdin);
const { format, width, height } = await sharp(data, { density: UNIT_DENSITY, limitInputPixels: false }).metadata();
if (format !== "svg") throw new Error(`A drawing is expected, not ${format}`);
const wanted = (UNIT_DENSITY * LONGER_SIDE) / Math.max(width, height);
const density = Math.min(Math.max(wanted, DENSITIES.least), DENSITIES.most);
const picture = sharp(data, { density, limitInputPixels: MOST_PIXELS }).resize(LONGER_SIDE, LONGER_SIDE, { fit: "inside" });
process.stdout.write(await picture.png().toBuffer());
